import type { ReportPeriod } from '@/domain/reports/report-period';
import type { Cell, Column, ReportRow, ReportTable } from '@/domain/reports/report-table';
import { formatAmount } from '@/domain/money/money';
import { bucketLabel } from '@/domain/text/buckets';
import { formatCount, formatFullDay } from '@/domain/text/locale';
import { percentText } from '@/domain/taxes/tax-text';
import { cn } from '@/ui/cn';
import { ReportChart } from './ReportChart';

const scrolled = { role: 'group', tabIndex: 0 } as const;

const SHOWN = 200;

type ReportViewProps = {
  title: string;
  table: ReportTable;
  period: ReportPeriod;
  chart: readonly string[];
};

export function ReportView({ title, table, period, chart }: ReportViewProps) {
  const { columns, rows, totals } = table;
  const found = rows.filter((row) => columns.some(({ key, kind }) => kind !== 'bucket' && row[key]));
  if (found.length === 0)
    return <p className="card px-5 py-14 text-center text-ink-muted">There is nothing in this period.</p>;
  const series = columns.filter(({ key }) => chart.includes(key));
  return (
    <div className="space-y-5">
      {series.length > 0 && <ReportChart title={title} columns={series} rows={rows} bucket={period.bucket} />}
      <div {...scrolled} aria-label={title} className="card overflow-x-auto">
        <table className="w-full text-sm">
          <caption className="sr-only">
            {title} from {formatFullDay(period.from)} to {formatFullDay(period.to)}
          </caption>
          <thead className="border-b border-line text-ink-muted">
            <tr>
              {columns.map((column) => (
                <th key={column.key} scope="col" className={cn(cellClass(column), 'font-medium')}>
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {found.slice(0, SHOWN).map((row, index) => (
              <Row key={index} {...{ columns, row, period }} />
            ))}
          </tbody>
          {totals && (
            <tfoot className="border-t-2 border-line-strong font-semibold">
              <Row {...{ columns, period }} row={totals} isTotal />
            </tfoot>
          )}
        </table>
      </div>
      {found.length > SHOWN && (
        <p className="text-sm text-ink-muted">
          {`The first ${formatCount(SHOWN)} of ${formatCount(found.length)} rows. The CSV file has all of them.`}
        </p>
      )}
    </div>
  );
}

const isWord = (kind: Column['kind']): boolean => kind === 'text' || kind === 'day' || kind === 'bucket';

const cellClass = ({ key, kind }: Column): string =>
  cn(
    'px-3 py-2.5 align-top first:pl-5 last:pr-5',
    kind === 'bucket' && 'whitespace-nowrap',
    isWord(kind) ? 'text-left' : 'text-right whitespace-nowrap tabular-nums',
    key === 'note' && 'min-w-56 text-ink-muted',
  );

type RowProps = { columns: readonly Column[]; row: ReportRow; period: ReportPeriod; isTotal?: boolean };

function Row({ columns, row, period, isTotal = false }: RowProps) {
  return (
    <tr>
      {columns.map((column, index) => {
        const className = cellClass(column);
        const content = isTotal && index === 0 ? 'Total' : cellText(row[column.key] ?? null, column, period);
        return index === 0 ? (
          <th key={column.key} scope="row" className={cn(className, isTotal ? 'font-semibold' : 'font-normal')}>
            {content}
          </th>
        ) : (
          <td key={column.key} className={className}>
            {content}
          </td>
        );
      })}
    </tr>
  );
}

function cellText(cell: Cell, { kind, currency }: Column, { bucket }: ReportPeriod): string {
  if (cell === null) return isWord(kind) ? '' : '–';
  if (typeof cell === 'string' && kind === 'day') return formatFullDay(cell);
  if (typeof cell === 'string') return kind === 'bucket' ? bucketLabel(cell, bucket) : cell;
  if (kind === 'money') return formatAmount(cell, currency);
  return kind === 'percent' ? percentText(cell) : formatCount(cell);
}
