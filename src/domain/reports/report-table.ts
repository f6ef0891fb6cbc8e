/** Amounts in the shop’s currency unless a column names another. */
import { plainAmount, toAmount, toCents } from '../money/money';
import { csvFile } from '../text/table/csv-lines';

export type Column = {
  key: string;
  title: string;
  kind: 'text' | 'day' | 'bucket' | 'count' | 'money' | 'percent';
  /** ISO 4217. */
  currency?: string;
  of?: readonly [part: string, whole: string];
};

export type Cell = string | number | null;
export type ReportRow = Readonly<Record<string, Cell>>;

export type ReportTable = {
  columns: readonly Column[];
  rows: readonly ReportRow[];
  totals: ReportRow | null;
};

/** Per cent with one decimal; null of nothing. */
const percentOf = (part: Cell | undefined, whole: Cell | undefined): number | null =>
  typeof part === 'number' && typeof whole === 'number' && whole !== 0 ? Math.round((1000 * part) / whole) / 10 : null;

function withPercents(columns: readonly Column[], row: ReportRow): ReportRow {
  const percents = columns.flatMap(({ key, of }) => (of ? [[key, percentOf(row[of[0]], row[of[1]])] as const] : []));
  return { ...row, ...Object.fromEntries(percents) };
}

export function makeTable(columns: readonly Column[], found: readonly ReportRow[], addsUp = true): ReportTable {
  const rows = found.map((row) => withPercents(columns, row));
  return { columns, rows, totals: addsUp ? totalsOf(columns, rows) : null };
}

function totalsOf(columns: readonly Column[], rows: readonly ReportRow[]): ReportRow {
  const sumOf = ({ key, kind, currency }: Column): Cell => {
    const values = rows.flatMap((row) => (typeof row[key] === 'number' ? row[key] : []));
    if (kind === 'count') return values.reduce((sum, count) => sum + count, 0);
    if (kind !== 'money') return null;
    return toAmount(
      values.reduce((sum, amount) => sum + toCents(amount, currency), 0),
      currency,
    );
  };
  return withPercents(columns, Object.fromEntries(columns.map((column) => [column.key, sumOf(column)])));
}

/** Without totals, so that columns can be added up. */
export const reportCsv = ({ columns, rows }: ReportTable): string =>
  csvFile(
    columns.map(headingOf),
    rows.map((row) => columns.map((column) => csvCell(row[column.key] ?? '', column))),
  );

const headingOf = ({ key, currency }: Column): string =>
  [key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), ...(currency ? [currency.toLowerCase()] : [])].join(
    '_',
  );

const csvCell = (cell: string | number, { kind, currency }: Column): string | number =>
  typeof cell === 'number' && kind === 'money' ? plainAmount(cell, currency) : cell;
