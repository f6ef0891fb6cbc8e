'use client';

import { useState } from 'react';
import type { SizeCode } from '@/domain/catalogue/sizes';
import { Button } from '@/ui/Button';
import type { ProductFormValues } from '../product-form';
import { fillPart, type GridCell, type GridPart } from './product-grid';
import { CompactSelect } from '@/ui/CompactSelect';
import type { GridMode } from './GridCellControl';

type FillGridProps = {
  mode: GridMode;
  colors: ProductFormValues['colors'];
  sizes: readonly { code: SizeCode; label: string }[];
  cells: GridCell[];
  onChange: (cells: GridCell[]) => void;
};

export function FillGrid({ mode, colors, sizes, cells, onChange }: FillGridProps) {
  const [where, setWhere] = useState('');
  const [value, setValue] = useState('');
  if (mode === 'made')
    return <p className="text-sm text-ink-muted">Untick what is not made; its stock goes with it.</p>;

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
