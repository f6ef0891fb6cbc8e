import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  AGE_LABELS,
  AGES,
  effectOf,
  STATEMENT_RANGES,
  type Statement,
  type StatementRow,
} from '@/domain/invoices/statement';
import { formatMoney, type Cents } from '@/domain/money/money';
import { formatFullDay } from '@/domain/text/locale';
import { buttonClass } from '@/ui/button-class';
import { cn } from '@/ui/cn';
import { PeriodPicker } from '@/ui/PeriodPicker';

type StatementViewProps = {
  statement: Statement;
  range: string | undefined;
  path: string;
  files: string;
  actions?: ReactNode;
};

export function StatementView({ statement, range, path, files, actions }: StatementViewProps) {
  const { from, to, opening, rows, closing, ages, credit } = statement;
  const query = `?${new URLSearchParams({ from, to })}`;
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PeriodPicker path={path} presets={STATEMENT_RANGES} preset={range} firstDay={from} lastDay={to} />
        <div className="flex flex-wrap gap-2">
          {(['pdf', 'csv'] as const).map((format) => (
            <a
              key={format}
              href={`${files}.${format}${query}`}
              className={buttonClass('outline', 'sm')}
              {...(format === 'pdf' && { target: '_blank', rel: 'noopener' })}
            >
              <Download aria-hidden className="size-4" />
              {format.toUpperCase()}
              {format === 'pdf' && <span className="sr-only"> (opens in a new tab)</span>}
            </a>
          ))}
          {actions}
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 card card-md sm:grid-cols-3 lg:grid-cols-6">
        <Sum label={`Balance on ${formatFullDay(to)}`} cents={closing} isStrong />
        {AGES.map((age) => (
          <Sum key={age} label={AGE_LABELS[age]} cents={ages[age]} isLate={age !== 'current' && ages[age] > 0} />
        ))}
        {credit > 0 && <Sum label="Overpaid" cents={-credit} />}
      </dl>
      <div className="card overflow-x-auto">
        <table className="w-full text-sm">
          <caption className="sr-only">
            Entries from {formatFullDay(from)} to {formatFullDay(to)}
          </caption>
          <thead>
            <tr className="border-b border-line text-left text-ink-muted">
              <th scope="col" className="hidden py-2.5 pr-2 pl-5 font-medium sm:table-cell">
                Date
              </th>
              <th scope="col" className="py-2.5 pr-2 pl-4 font-medium sm:pl-2">
                Entry
              </th>
              <th scope="col" className="hidden px-2 py-2.5 text-right font-medium sm:table-cell">
                Charged
              </th>
              <th scope="col" className="hidden px-2 py-2.5 text-right font-medium sm:table-cell">
                Credited
              </th>
              <th scope="col" className="px-2 py-2.5 text-right font-medium sm:hidden">
                Amount
              </th>
              <th scope="col" className="py-2.5 pr-4 pl-2 text-right font-medium sm:pr-5">
                Balance
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line tabular-nums">
            <Carried day={from} label="Opening balance" balance={opening} />
            {rows.map((row, index) => (
              <Row key={index} row={row} />
            ))}
            <Carried day={to} label="Closing balance" balance={closing} />
          </tbody>
        </table>
      </div>
      {rows.length === 0 && <p className="text-sm text-ink-muted">Nothing was charged or paid in this period.</p>}
    </div>
  );
}

type SumProps = { label: string; cents: Cents; isStrong?: boolean; isLate?: boolean };

function Sum({ label, cents, isStrong = false, isLate = false }: SumProps) {
  return (
    <div>
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd className={cn('tabular-nums', isStrong ? 'text-lg font-bold' : 'font-semibold', isLate && 'text-danger')}>
        {formatMoney(cents)}
      </dd>
    </div>
  );
}

const cell = 'px-2 py-2.5 align-top';
const money = cn(cell, 'text-right whitespace-nowrap');

const Entry = ({ day, children }: { day: string; children: ReactNode }) => (
  <>
    <td className={cn(cell, 'hidden pl-5 whitespace-nowrap sm:table-cell')}>{formatFullDay(day)}</td>
    <td className={cn(cell, 'pl-4 wrap-anywhere sm:pl-2')}>
      <span className="block font-normal text-ink-muted sm:hidden">{formatFullDay(day)}</span>
      {children}
    </td>
  </>
);

function Carried({ day, label, balance }: { day: string; label: string; balance: Cents }) {
  return (
    <tr className="font-semibold">
      <Entry day={day}>{label}</Entry>
      <td className="hidden sm:table-cell" />
      <td className="hidden sm:table-cell" />
      <td className="sm:hidden" />
      <td className={cn(money, 'pr-4 sm:pr-5')}>{formatMoney(balance)}</td>
    </tr>
  );
}

function Row({ row }: { row: StatementRow }) {
  const effect = effectOf(row);
  return (
    <tr>
      <Entry day={row.on}>
        {row.name}
        <span className="block text-ink-muted">{row.orderNumber}</span>
        {row.dueOn && <span className="block text-ink-muted">due {formatFullDay(row.dueOn)}</span>}
      </Entry>
      <td className={cn(money, 'hidden sm:table-cell')}>{effect >= 0 && formatMoney(effect)}</td>
      <td className={cn(money, 'hidden sm:table-cell')}>{effect < 0 && formatMoney(-effect)}</td>
      <td className={cn(money, 'sm:hidden')}>
        {effect < 0 && '−'}
        {formatMoney(Math.abs(effect))}
      </td>
      <td className={cn(money, 'pr-4 sm:pr-5')}>{formatMoney(row.balance)}</td>
    </tr>
  );
}
