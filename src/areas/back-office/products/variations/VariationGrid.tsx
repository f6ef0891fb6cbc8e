'use client';

import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { SIZES, type SizeCode } from '@/domain/catalogue/sizes';
import { formatCount } from '@/domain/text/locale';
import { Button } from '@/ui/Button';
import { cn } from '@/ui/cn';
import { FieldError } from '@/ui/Field';
import type { ProductFormValues } from '../product-form';
import {
  addCell,
  addMissing,
  cellAt,
  changeCell,
  missingCells,
  removeCell,
  type GridCell,
  fillPart,
  type GridPart,
} from './product-grid';
import { FormSection } from '@/ui/FormSection';
import { GRID_MODES, GridCellControl, type GridMode } from './GridCellControl';
import { CompactSelect } from '@/ui/CompactSelect';

const TYPED = ['stock', 'extra', 'cost'] as const;

export function VariationGrid() {
  const { control, formState } = useFormContext<ProductFormValues>();
  const { field } = useController({ control, name: 'variations' });
  const [colors, sizes] = useWatch({ control, name: ['colors', 'sizes'] });
  const [mode, setMode] = useState<GridMode>('stock');
  const errors = formState.errors.variations;
  const errorList = Array.isArray(errors) ? errors : [];
  const [submitted, setSubmitted] = useState(formState.submitCount);
  const stored = (formState.defaultValues?.variations ?? []) as GridCell[];

  if (submitted !== formState.submitCount) {
    setSubmitted(formState.submitCount);
    const wrong = errorList.find(Boolean);
    if (wrong) setMode(TYPED.find((each) => wrong[each]) ?? 'stock');
  }

  const cells = field.value;
  const rows = SIZES.filter(({ code }) => sizes.includes(code));
  const missing = missingCells(cells, colors, sizes);
  const nameOf = (index: number) => colors[index]?.name || `Colour ${index + 1}`;

  if (colors.length === 0 || rows.length === 0) {
    return (
      <FormSection
        id="variations"
        title="Variations"
        intro="Add colours and choose sizes to keep stock by colour and size."
      >
        {null}
      </FormSection>
    );
  }

  function errorAt(key: string, code: SizeCode): string | undefined {
    const index = cells.findIndex((cell) => cell.color === key && cell.size === code);
    if (index < 0 || mode === 'available' || mode === 'made') return undefined;
    return errorList[index]?.[mode]?.message;
  }

  const firstError = colors.flatMap(({ key }) => rows.map(({ code }) => errorAt(key, code))).find(Boolean);
  const shown = cells.filter(({ color, size }) => sizes.includes(size) && colors.some(({ key }) => key === color));
  const total = shown.reduce((sum, { stock }) => sum + (Number(stock) || 0), 0);

  return (
    <FormSection
      id="variations"
      title="Variations"
      intro={`${shown.length} of ${colors.length * rows.length} made, ${formatCount(total)} in stock.`}
      action={
        missing > 0 && (
          <Button variant="outline" size="sm" onClick={() => field.onChange(addMissing(cells, colors, sizes, stored))}>
            <Plus aria-hidden className="size-4" />
            Add all missing ({missing})
          </Button>
        )
      }
    >
      <div role="group" aria-label="What to edit" className="flex flex-wrap gap-1.5">
        {(Object.keys(GRID_MODES) as GridMode[]).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={mode === each}
            onClick={() => setMode(each)}
            className={cn(
              'min-h-10 rounded-full border px-4 text-sm font-medium',
              mode === each ? 'border-brand bg-brand text-brand-ink' : 'border-line-strong hover:border-ink',
            )}
          >
            {GRID_MODES[each]}
          </button>
        ))}
      </div>
      <FillGrid mode={mode} colors={colors} sizes={rows} cells={cells} onChange={field.onChange} />
      {/* Focusable, so that a wide table scrolls by keyboard. */}
      <div className="relative -mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
        <table className="w-max min-w-full border-separate border-spacing-0 text-sm">
          <caption className="sr-only">{GRID_MODES[mode]} by size and colour</caption>
          <thead>
            <tr>
              <th
                scope="col"
                className="sticky left-0 z-10 bg-surface-raised pr-3 pb-2 text-left font-medium text-ink-muted"
              >
                Size
              </th>
              {colors.map(({ key, hex }, index) => (
                <th key={key} scope="col" className="px-1.5 pb-2 text-left font-semibold">
                  <span className="flex max-w-32 items-center gap-2">
                    <span
                      aria-hidden
                      className="size-3.5 shrink-0 rounded-full border border-line-strong"
                      style={{ backgroundColor: /^#[0-9a-f]{6}$/i.test(hex) ? hex : undefined }}
                    />
                    <span className="truncate">{nameOf(index)}</span>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ code, label }) => (
              <tr key={code}>
                <th
                  scope="row"
                  className="sticky left-0 z-10 bg-surface-raised py-1 pr-3 text-left font-medium whitespace-nowrap"
                >
                  {label}
                </th>
                {colors.map(({ key }, index) => (
                  <td key={key} className="px-1.5 py-1">
                    <GridCellControl
                      label={`${nameOf(index)}, ${label}`}
                      mode={mode}
                      cell={cellAt(cells, key, code)}
                      invalid={errorAt(key, code) !== undefined}
                      onAdd={() => field.onChange(addCell(cells, key, code, stored))}
                      onRemove={() => field.onChange(removeCell(cells, key, code))}
                      onChange={(changes) => field.onChange(changeCell(cells, key, code, changes))}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {firstError && <FieldError>{firstError}</FieldError>}
    </FormSection>
  );
}

type FillGridProps = {
  mode: GridMode;
  colors: ProductFormValues['colors'];
  sizes: readonly { code: SizeCode; label: string }[];
  cells: GridCell[];
  onChange: (cells: GridCell[]) => void;
};

function FillGrid({ mode, colors, sizes, cells, onChange }: FillGridProps) {
  const [where, setWhere] = useState('');
  const [value, setValue] = useState('');
  if (mode === 'made')
    return <p className="text-sm text-ink-muted">Untick what you don’t make; its stock is removed too.</p>;

  const [kind, name] = [where.slice(0, 5), where.slice(5)];
  const part: GridPart = {
    color: kind === 'color' ? name : undefined,
    size: kind === 'size:' ? sizes.find(({ code }) => code === name)?.code : undefined,
  };

  function fill() {
    if (mode === 'available') return onChange(fillPart(cells, part, { available: value !== 'no' }));
    if (value.trim() !== '') onChange(fillPart(cells, part, { [mode]: value.trim() }));
  }

  return (
    <div role="group" aria-label="Fill" className="flex flex-wrap items-center gap-2 text-sm">
      <CompactSelect
        aria-label="Which part to fill"
        value={where}
        onChange={({ target }) => setWhere(target.value)}
        className="w-40"
      >
        <option value="">Everything</option>
        <optgroup label="A colour">
          {colors.map(({ key, name: color }, index) => (
            <option key={key} value={`color${key}`}>
              {color || `Colour ${index + 1}`}
            </option>
          ))}
        </optgroup>
        <optgroup label="A size">
          {sizes.map(({ code, label }) => (
            <option key={code} value={`size:${code}`}>
              {label}
            </option>
          ))}
        </optgroup>
      </CompactSelect>
      {mode === 'available' ? (
        <CompactSelect
          aria-label="Value to fill in"
          value={value}
          onChange={({ target }) => setValue(target.value)}
          className="w-36"
        >
          <option value="">available</option>
          <option value="no">not available</option>
        </CompactSelect>
      ) : (
        <input
          aria-label="Value to fill in"
          placeholder={mode === 'stock' ? 'Stock' : 'Price'}
          inputMode={mode === 'stock' ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={10}
          value={value}
          onChange={({ target }) => setValue(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            fill();
          }}
          className="control min-h-10 w-24 px-2.5 py-1 sm:text-sm"
        />
      )}
      <Button variant="outline" size="sm" onClick={fill} className="min-h-10">
        Fill
      </Button>
    </div>
  );
}
