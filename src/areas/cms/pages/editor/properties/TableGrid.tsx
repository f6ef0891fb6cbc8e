'use client';

import { Plus, Trash2 } from 'lucide-react';
import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { MAX_CELL, MAX_COLUMNS, MAX_ROWS, type TableData } from '@/domain/text/table/table-data';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { addColumn, addRow, paste, pastedCells, removeColumn, removeRow, withCell } from './table-edit';

type TableGridProps = { table: TableData; onChange: (table: TableData) => void };

export function TableGrid({ table, onChange }: TableGridProps) {
  const grid = useRef<HTMLTableElement>(null);

  const focusCell = (row: number, column: number) =>
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-cell="${row}.${column}"]`)?.focus());

  function onKeyDown(event: KeyboardEvent, row: number, column: number) {
    const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (event.key === 'Enter' && row === table.rows.length - 1) onChange(addRow(table));
    focusCell(row + step, column);
  }

  function onPaste(event: ClipboardEvent, row: number, column: number) {
    const cells = pastedCells(event.clipboardData.getData('text/plain'));
    if (!cells) return;
    event.preventDefault();
    onChange(paste(table, row, column, cells));
  }

  const cell = (row: number, column: number, text: string, label: string) => (
    <input
      data-cell={`${row}.${column}`}
      aria-label={label}
      value={text}
      maxLength={MAX_CELL}
      onChange={(event) => onChange(withCell(table, row, column, event.target.value))}
      onKeyDown={(event) => onKeyDown(event, row, column)}
      onPaste={(event) => onPaste(event, row, column)}
      className={`control min-w-28 rounded-none border-line ${row < 0 ? 'bg-surface-sunken font-semibold' : ''}`}
    />
  );

  return (
    <div className="space-y-4">
      <div className="max-h-[55dvh] overflow-auto">
        <table ref={grid} className="border-collapse">
          <thead>
            <tr>
              {table.columns.map((head, column) => (
                <th key={column} scope="col" className="p-0 text-left align-bottom font-normal">
                  <span className="flex justify-end">
                    <IconButton
                      size="sm"
                      label={`Remove column ${column + 1}`}
                      disabled={table.columns.length === 1}
                      onClick={() => onChange(removeColumn(table, column))}
                    >
                      <Trash2 aria-hidden className="size-4" />
                    </IconButton>
                  </span>
                  {cell(-1, column, head, `Heading of column ${column + 1}`)}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {table.rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((text, column) => (
                  <td key={column} className="p-0">
                    {cell(row, column, text, `Row ${row + 1}, column ${column + 1}`)}
                  </td>
                ))}
                <td className="p-0">
                  <IconButton size="sm" label={`Remove row ${row + 1}`} onClick={() => onChange(removeRow(table, row))}>
                    <Trash2 aria-hidden className="size-4" />
                  </IconButton>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="outline"
          size="sm"
          disabled={table.rows.length >= MAX_ROWS}
          onClick={() => {
            onChange(addRow(table));
            focusCell(table.rows.length, 0);
          }}
        >
          <Plus aria-hidden className="size-4" />
          Add row
        </Button>
        <Button
          variant="outline"
          size="sm"
          disabled={table.columns.length >= MAX_COLUMNS}
          onClick={() => {
            onChange(addColumn(table));
            focusCell(-1, table.columns.length);
          }}
        >
          <Plus aria-hidden className="size-4" />
          Add column
        </Button>
      </div>
    </div>
  );
}
