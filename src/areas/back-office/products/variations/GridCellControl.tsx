import { Plus } from 'lucide-react';
import { cn } from '@/ui/cn';
import type { CellChanges, GridCell } from './product-grid';

export type GridMode = 'stock' | 'extra' | 'cost' | 'available' | 'made';

export const GRID_MODES: Record<GridMode, string> = {
  stock: 'Stock',
  extra: 'Extra price',
  cost: 'Cost price',
  available: 'Available',
  made: 'Made',
};

type GridCellControlProps = {
  label: string;
  mode: GridMode;
  cell: GridCell | undefined;
  invalid: boolean;
  onAdd: () => void;
  onRemove: () => void;
  onChange: (changes: CellChanges) => void;
};

const frame = 'flex h-10 w-20 items-center justify-center rounded-control border sm:w-24';

export function GridCellControl({ label, mode, cell, invalid, onAdd, onRemove, onChange }: GridCellControlProps) {
  if (mode === 'made') {
    return (
      <label className={cn(frame, 'cursor-pointer border-line')}>
        <span className="sr-only">{label} is made</span>
        <input
          type="checkbox"
          checked={cell !== undefined}
          onChange={({ target }) => (target.checked ? onAdd() : onRemove())}
          className="size-4.5 accent-brand"
        />
      </label>
    );
  }
  if (!cell) {
    return (
      <button
        type="button"
        aria-label={`Add ${label}`}
        title="Not made. Add it"
        onClick={onAdd}
        className={cn(frame, 'border-dashed border-line-strong text-ink-muted hover:border-ink hover:text-ink')}
      >
        <Plus aria-hidden className="size-4" />
      </button>
    );
  }
  if (mode === 'available') {
    return (
      <label className={cn(frame, 'cursor-pointer border-line')}>
        <span className="sr-only">{label} is available</span>
        <input
          type="checkbox"
          checked={cell.available}
          onChange={({ target }) => onChange({ available: target.checked })}
          className="size-4.5 accent-brand"
        />
      </label>
    );
  }
  return (
    <input
      aria-label={`${GRID_MODES[mode]} of ${label}`}
      aria-invalid={invalid || undefined}
      inputMode={mode === 'stock' ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={10}
      value={cell[mode]}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => onChange({ [mode]: target.value })}
      className={cn(
        'control h-10 min-h-10 w-20 px-2.5 py-1 text-right tabular-nums sm:w-24 sm:text-sm',
        !cell.available && 'text-ink-muted line-through',
      )}
    />
  );
}
