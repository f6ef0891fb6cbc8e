'use client';

import { Table2 } from 'lucide-react';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { propertyId, useSetProperty, type PropertyProps } from './property';
import { tableOf } from './table-edit';
import { TableGrid } from './TableGrid';

/** Table, edited in a dialog, as its grid is wider than a panel. */
export function TableControl({ blockId, field, path, value }: PropertyProps<'table'>) {
  const set = useSetProperty(blockId);
  const table = tableOf(value);
  return (
    <div className="space-y-1.5">
      <p className="text-sm font-semibold">{field.label}</p>
      <Dialog
        size="lg"
        title={field.label}
        description="Cells copied from a spreadsheet are pasted from the selected cell onwards."
        trigger={
          <Button id={propertyId(blockId, path)} variant="outline" size="sm" className="w-full">
            <Table2 aria-hidden className="size-4" />
            Edit table ({table.columns.length} × {table.rows.length})
          </Button>
        }
      >
        <TableGrid table={table} onChange={(next) => set(path, next)} />
      </Dialog>
    </div>
  );
}
