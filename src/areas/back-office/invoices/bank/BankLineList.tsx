'use client';

import { useId, useMemo, useState } from 'react';
import type { BankCandidate, PaymentEffect, PlannedBankLine } from '@/domain/invoices/bank-matching';
import { formatMoney } from '@/domain/money/money';
import { formatFullDay } from '@/domain/text/locale';
import type { PlannedStatement } from '@/modules/payments/plan-bank-file';
import { CountFilter } from '@/ui/CountFilter';
import { PlannedRow, RowProblem, type RowLabel } from '@/ui/PlannedRow';
import { Select } from '@/ui/Select';
import { PlannedFile } from '../../file-runs/PlannedFile';
import { PartField } from '../../orders/payments/PartField';
import { effectsOf, isEntered, partsOf, type ChosenOrder, type ChosenOrders } from './chosen-orders';

type Shown = 'exact' | 'part' | 'split' | 'over' | 'choose' | 'entered' | 'left';

const SHOWN_LABELS: Record<Shown, RowLabel> = {
  exact: { label: 'Pays in full', variant: 'default' },
  part: { label: 'Pays in part', variant: 'outline' },
  split: { label: 'Pays several', variant: 'default' },
  over: { label: 'Overpays', variant: 'destructive' },
  choose: { label: 'Choose an order', variant: 'outline' },
  entered: { label: 'Already entered', variant: 'secondary' },
  left: { label: 'Not found', variant: 'secondary' },
};
const SHOWN = Object.keys(SHOWN_LABELS) as Shown[];

type BankLineListProps = {
  name: string;
  statement: PlannedStatement;
  lines: readonly PlannedBankLine[];
  chosen: ChosenOrders;
  onChoose: (key: string, choice: ChosenOrder | undefined) => void;
  onBegin: () => void;
  onRestart: () => void;
};

const countText = (count: number) => `${count} ${count === 1 ? 'payment' : 'payments'}`;

export function BankLineList({ name, statement, lines, chosen, onChoose, onBegin, onRestart }: BankLineListProps) {
  const [only, setOnly] = useState<Shown>();
  const rows = useMemo(
    () => effectsOf(lines, chosen).map((row) => ({ ...row, shown: shownOf(row.line, row.effect) })),
    [lines, chosen],
  );
  const counts = Object.fromEntries(
    SHOWN.map((kind) => [kind, rows.filter(({ shown }) => shown === kind).length]),
  ) as Record<Shown, number>;
  const entering = rows.filter(({ effect }) => isEntered(effect));
  const kinds = SHOWN.filter((kind) => kind !== 'split' || counts.split > 0);
  const sum = entering.reduce((cents, { line }) => cents + line.cents, 0);
  return (
    <>
      <PlannedFile
        name={
          <>
            {name}
            {entering.length > 0 && (
              <span className="font-normal text-ink-muted tabular-nums"> · {formatMoney(sum)} to be entered</span>
            )}
          </>
        }
        startLabel={entering.length === 0 ? 'Nothing to enter' : `Enter ${countText(entering.length)}`}
        canStart={entering.length > 0}
        onStart={onBegin}
        onRestart={onRestart}
      >
        <CountFilter
          kinds={kinds}
          labels={SHOWN_LABELS}
          counts={counts}
          only={only}
          onChange={setOnly}
          className="md:grid-cols-3 lg:grid-cols-6"
        />
        {(statement.others > 0 || statement.unread.length > 0) && (
          <div className="space-y-1 text-sm text-ink-muted">
            {statement.others > 0 && <p>Rows without incoming money are left out: {statement.others}.</p>}
            {statement.unread.map(({ number, message }) => (
              <p key={number} className="text-danger">
                Row {number} is left out: {message}
              </p>
            ))}
          </div>
        )}
      </PlannedFile>
      <ul aria-label="Payments of the file" className="space-y-2">
        {rows
          .filter(({ shown }) => !only || shown === only)
          .map(({ line, effect, shown }) => (
            <li key={line.key}>
              <BankRow
                line={line}
                effect={effect}
                shown={shown}
                chosen={chosen[line.key]}
                onChoose={(choice) => onChoose(line.key, choice)}
              />
            </li>
          ))}
      </ul>
    </>
  );
}

function shownOf({ kind, candidates }: PlannedBankLine, effect: PaymentEffect | undefined): Shown {
  if (effect?.kind === 'split') return effect.more > 0 ? 'over' : 'split';
  if (isEntered(effect)) return effect.kind;
  if (kind === 'entered') return 'entered';
  return candidates.length > 0 ? 'choose' : 'left';
}

type BankRowProps = {
  line: PlannedBankLine;
  effect: PaymentEffect | undefined;
  shown: Shown;
  chosen: ChosenOrder | undefined;
  onChoose: (choice: ChosenOrder | undefined) => void;
};

const SPLIT = 'split';

function BankRow({ line, effect, shown, chosen, onChoose }: BankRowProps) {
  const { number, receivedOn, cents, text, payer, candidates } = line;
  const id = useId();
  return (
    <PlannedRow
      number={number}
      title={
        <>
          <span className="font-semibold tabular-nums">{formatMoney(cents)}</span>
          <span className="text-ink-muted"> · {formatFullDay(receivedOn)}</span>
        </>
      }
      label={SHOWN_LABELS[shown]}
      isIdle={shown === 'entered'}
    >
      <p className="text-sm wrap-anywhere">{[payer, text].filter(Boolean).join(' · ') || 'No reference'}</p>
      {candidates.length > 0 && (
        <div className="max-w-xl">
          <label htmlFor={id} className="sr-only">
            Order for row {number}
          </label>
          <Select
            id={id}
            value={chosen === undefined ? '' : 'typed' in chosen ? SPLIT : chosen.orderId}
            onChange={({ target: { value } }) => onChoose(choiceOf(value))}
          >
            <option value="">Leave out</option>
            {candidates.map((candidate) => (
              <option key={candidate.orderId} value={candidate.orderId}>
                {candidateText(candidate)}
              </option>
            ))}
            {candidates.length > 1 && <option value={SPLIT}>Split over several orders</option>}
          </Select>
          {chosen && 'typed' in chosen && <SplitFields line={line} chosen={chosen} onChoose={onChoose} />}
        </div>
      )}
      {line.kind === 'refused' ? (
        <RowProblem>{line.message}</RowProblem>
      ) : (
        <p className="text-sm text-ink-muted">{effect ? effectText(effect) : LEFT_TEXTS[line.kind]}</p>
      )}
    </PlannedRow>
  );
}

function choiceOf(value: string): ChosenOrder | undefined {
  if (value === '') return undefined;
  return value === SPLIT ? { typed: {} } : { orderId: value };
}

type SplitFieldsProps = {
  line: PlannedBankLine;
  chosen: { typed: Readonly<Record<string, string>> };
  onChoose: (choice: ChosenOrder) => void;
};

const SplitFields = ({ line, chosen: { typed }, onChoose }: SplitFieldsProps) => (
  <ul className="mt-2 space-y-2">
    {partsOf(line, { typed }).map(({ order, cents }) => (
      <li key={order.orderId}>
        <PartField
          suggested={cents}
          typed={typed[order.orderId]}
          onType={(text) => onChoose({ typed: { ...typed, [order.orderId]: text } })}
        >
          {candidateText(order)}
        </PartField>
      </li>
    ))}
  </ul>
);

const BY_TEXTS: Record<BankCandidate['by'], string> = {
  number: 'named in the text',
  'amount and name': 'same amount and name',
  amount: 'same amount',
  name: 'same name',
};

function candidateText({ orderNumber, customer, open, dueNow, by }: BankCandidate): string {
  const deposit = dueNow > 0 && dueNow < open ? `, ${formatMoney(dueNow)} of it due now` : '';
  return `${orderNumber}, ${customer}: ${open > 0 ? `${formatMoney(open)} open${deposit}` : 'nothing open'} (${BY_TEXTS[by]})`;
}

const LEFT_TEXTS: Record<Exclude<PlannedBankLine['kind'], 'refused'>, string> = {
  matched: 'Left out: choose the order to enter it anyway.',
  choose: 'Left out until you choose an order.',
  entered: 'This payment has been entered before.',
  unknown: 'No order has this number, amount or name. Record the payment on the order’s page.',
};

function effectText(effect: PaymentEffect): string {
  switch (effect.kind) {
    case 'exact':
      return 'Pays the whole balance.';
    case 'part':
      return `Pays ${effect.isDeposit ? 'the deposit' : 'part of it'}: ${formatMoney(effect.left)} stays open.`;
    case 'over':
      return overText(effect.more);
    case 'split':
      return effect.more > 0 ? overText(effect.more) : `Pays ${effect.orders} orders.`;
    case 'unassigned':
      return effect.rest > 0
        ? `Left out: ${formatMoney(effect.rest)} is still to assign.`
        : `Left out: ${formatMoney(-effect.rest)} too much is assigned.`;
  }
}

const overText = (more: number): string =>
  `${formatMoney(more)} more than is open: enter it, then refund the difference.`;
