'use client';

import { useState } from 'react';
import { BANK_COLUMN_LABELS, BANK_COLUMNS, type BankColumn, type BankColumns } from '@/domain/invoices/bank-table';
import type { PlannedStatement } from '@/modules/payments/plan-bank-file';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Options } from '@/ui/Options';
import { Select } from '@/ui/Select';

type BankColumnFieldsProps = { statement: PlannedStatement; onChange: (columns: BankColumns) => void };

const isNeeded = (column: BankColumn) => column === 'date' || column === 'amount';

/** Mapping of the file’s columns: as recognised, editable; open if recognition failed. */
export function BankColumnFields({ statement, onChange }: BankColumnFieldsProps) {
  const [columns, setColumns] = useState(statement.columns);
  const isKnown = statement.lines !== undefined;
  const places = statement.headings.map((heading, index) => ({
    value: String(index),
    label: heading || `Column ${index + 1}`,
  }));
  const set = (column: BankColumn, place: string) =>
    setColumns((now) => ({ ...now, [column]: place === '' ? undefined : Number(place) }));
  const isComplete = columns.date !== undefined && columns.amount !== undefined;
  return (
    <details open={!isKnown} className="card card-md">
      <summary className="cursor-pointer font-semibold">
        {isKnown ? 'Columns of the file' : 'Which columns hold date and amount?'}
      </summary>
      <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
        {BANK_COLUMNS.map((column) => (
          <Field key={column} label={BANK_COLUMN_LABELS[column]} required={isNeeded(column)}>
            {(control) => (
              <Select
                {...control}
                value={columns[column] === undefined ? '' : String(columns[column])}
                onChange={(event) => set(column, event.target.value)}
              >
                <option value="">{isNeeded(column) ? 'Choose' : 'None'}</option>
                <Options choices={places} />
              </Select>
            )}
          </Field>
        ))}
      </div>
      <Button variant="outline" className="mt-4" disabled={!isComplete} onClick={() => onChange(columns)}>
        Read the file by these columns
      </Button>
    </details>
  );
}
