'use client';

import type { PlannedBankLine } from '@/domain/invoices/bank-matching';
import { BANK_UPLOAD } from '@/domain/text/table/file';
import type { PlannedStatement } from '@/modules/payments/plan-bank-file';
import { FileRunScreen } from '../../file-runs/FileRunScreen';
import { INVOICES_PATH } from '../invoice-filters';
import { BankLineList } from './BankLineList';
import { effectsOf, isEntered, type ChosenOrders } from './chosen-orders';
import { useState } from 'react';
import { BANK_COLUMN_LABELS, BANK_COLUMNS, type BankColumn, type BankColumns } from '@/domain/invoices/bank-table';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Options } from '@/ui/Options';
import { Select } from '@/ui/Select';

const chosenAtFirst = (lines: readonly PlannedBankLine[]): ChosenOrders =>
  Object.fromEntries(
    lines.flatMap(({ key, kind, candidates: [first] }) =>
      kind === 'matched' && first && first.open > 0 ? [[key, { orderId: first.orderId }]] : [],
    ),
  );

const linesToEnter = (lines: readonly PlannedBankLine[], chosen: ChosenOrders) =>
  effectsOf(lines, chosen).flatMap(({ line, parts, effect }) => {
    if (!isEntered(effect)) return [];
    const { key, cents, receivedOn, text, payer } = line;
    const over = effect.kind === 'over' || (effect.kind === 'split' && effect.more > 0);
    const paid = parts.map((part) => ({ kind: part.order.orderKind, orderId: part.order.orderId, cents: part.cents }));
    return [
      {
        parts: paid,
        cents,
        receivedOn,
        reference: text || payer,
        bankLine: key,
        ...(over && { allowOverpayment: true }),
      },
    ];
  });

export const BankScreen = () => (
  <FileRunScreen
    rule={BANK_UPLOAD}
    path={`${INVOICES_PATH}/bank`}
    label="Choose a bank statement"
    note="Export it from your bank with date, amount and reference. You see what each payment does before anything is entered."
    checking="Reading"
    running="Entering payments"
    result="entered"
    what="payments"
    done={{ href: INVOICES_PATH, label: 'See invoices' }}
    again="Import another statement"
    planOf={({ statement }: { statement: PlannedStatement }) => {
      const { lines = [] } = statement;
      return { statement, lines, chosen: chosenAtFirst(lines) };
    }}
  >
    {({ file, plan, setPlan, check, begin, restart }) => (
      <>
        <BankColumnFields
          key={JSON.stringify(plan.statement.columns)}
          statement={plan.statement}
          onChange={(columns) => check({ columns: JSON.stringify(columns) })}
        />
        {plan.statement.lines && (
          <BankLineList
            name={file.name}
            {...plan}
            onChoose={(key, choice) => setPlan({ ...plan, chosen: { ...plan.chosen, [key]: choice } })}
            onBegin={() => begin({ lines: linesToEnter(plan.lines, plan.chosen) })}
            onRestart={restart}
          />
        )}
      </>
    )}
  </FileRunScreen>
);

type BankColumnFieldsProps = { statement: PlannedStatement; onChange: (columns: BankColumns) => void };

const isNeeded = (column: BankColumn) => column === 'date' || column === 'amount';

function BankColumnFields({ statement, onChange }: BankColumnFieldsProps) {
  const [columns, setColumns] = useState(statement.columns);
  const isKnown = statement.lines !== undefined;
  const places = statement.headings.map((heading, index) => ({
    value: String(index),
    label: statement.hasHeadings && heading ? heading : `Column ${index + 1}${heading && ` (${heading})`}`,
  }));
  const set = (column: BankColumn, place: string) =>
    setColumns((now) => ({ ...now, [column]: place === '' ? undefined : Number(place) }));
  const isComplete = columns.date !== undefined && columns.amount !== undefined;
  return (
    <details open={!isKnown || !statement.hasHeadings} className="card card-md">
      <summary className="cursor-pointer font-semibold">
        {isKnown ? 'Columns of the file' : 'Which columns hold the date and the amount?'}
      </summary>
      {!statement.hasHeadings && (
        <p className="mt-2 text-sm text-ink-muted">
          This file has no headings. Check the columns, shown by their first row, before you enter payments.
        </p>
      )}
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
        Use these columns
      </Button>
    </details>
  );
}
