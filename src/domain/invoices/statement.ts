import { daysBetween, isDay } from '../text/days';
import { safeCents, type Cents } from '../money/money';
import { openAmounts } from './open-invoices';

const ENTRY_KINDS = ['invoice', 'credit_note', 'payment', 'refund', 'write_off'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export type StatementEntry = {
  kind: EntryKind;
  orderId: string;
  orderNumber: string;
  on: string;
  /** Due date of an invoice; otherwise null. */
  dueOn: string | null;
  /** 'Invoice INV-000012', 'Bank transfer'. */
  name: string;
  /** Negative for a reversed payment. */
  cents: Cents;
};

export const effectOf = ({ kind, cents }: Pick<StatementEntry, 'kind' | 'cents'>): Cents =>
  kind === 'invoice' || kind === 'refund' ? cents : -cents;

/** Age of open amounts, in days after their due date. */
export const AGES = ['current', 'upTo30', 'upTo60', 'upTo90', 'older'] as const;
type Age = (typeof AGES)[number];
export const AGE_LABELS: Record<Age, string> = {
  current: 'Not due yet',
  upTo30: '1–30 days late',
  upTo60: '31–60 days late',
  upTo90: '61–90 days late',
  older: 'Over 90 days late',
};

export type StatementRow = StatementEntry & { balance: Cents };

export type Statement = {
  /** Inclusive. */
  from: string;
  to: string;
  opening: Cents;
  rows: StatementRow[];
  closing: Cents;
  sums: Record<EntryKind, Cents>;
  /** Open on the last day; less `credit` it is the closing balance. */
  ages: Record<Age, Cents>;
  /** Overpayment, summed over orders. */
  credit: Cents;
  /** Number of the only open order; undefined if several. */
  onlyOrder?: string;
};

type Account = {
  /** Entries of invoiced orders, oldest first. */
  entries: readonly StatementEntry[];
  /** Amount due before despatch, by order id: not late, whatever its invoices say. */
  waiting: ReadonlyMap<string, Cents>;
};

export type Period = { from: string; to: string };

export function makeStatement({ entries, waiting }: Account, { from, to }: Period): Statement {
  const until = entries.filter(({ on }) => on <= to);
  const opening = sumOf(until.filter(({ on }) => on < from));
  let balance = opening;
  const rows = until
    .filter(({ on }) => on >= from)
    .map((entry): StatementRow => ({ ...entry, balance: (balance = safeCents(balance + effectOf(entry))) }));
  const sums = Object.fromEntries(
    ENTRY_KINDS.map((kind) => [kind, rows.reduce((sum, row) => (row.kind === kind ? sum + row.cents : sum), 0)]),
  ) as Statement['sums'];
  return { from, to, opening, rows, closing: balance, sums, ...ageOf(until, waiting, to) };
}

const sumOf = (entries: readonly StatementEntry[]): Cents =>
  entries.reduce((sum, entry) => safeCents(sum + effectOf(entry)), 0);

function byOrder(entries: readonly StatementEntry[]): Map<string, StatementEntry[]> {
  const orders = new Map<string, StatementEntry[]>();
  for (const entry of entries) orders.set(entry.orderId, [...(orders.get(entry.orderId) ?? []), entry]);
  return orders;
}

function openOf(entries: readonly StatementEntry[]) {
  const documents = entries.flatMap(({ kind, cents, dueOn, on }) =>
    kind === 'invoice' || kind === 'credit_note' ? [{ kind, total: cents, dueOn: dueOn ?? on, on }] : [],
  );
  const kept = entries.reduce(
    (sum, { kind, cents }) =>
      kind === 'payment' || kind === 'write_off' ? sum + cents : kind === 'refund' ? sum - cents : sum,
    0,
  );
  const { open, toPay } = openAmounts(documents, kept);
  return { invoices: documents.map((document, index) => ({ ...document, open: open[index] ?? 0 })), toPay };
}

function ageOf(entries: readonly StatementEntry[], waiting: Account['waiting'], to: string) {
  const ages: Statement['ages'] = { current: 0, upTo30: 0, upTo60: 0, upTo90: 0, older: 0 };
  let credit = 0;
  const owing: string[] = [];
  for (const [orderId, ofOrder] of byOrder(entries)) {
    const { invoices, toPay } = openOf(ofOrder);
    const owed = sumOf(ofOrder);
    if (owed > 0) owing.push(ofOrder[0]?.orderNumber ?? '');
    credit += Math.max(0, toPay - owed);
    // Refunds beyond payments have no due date.
    ages.current += Math.max(0, owed - toPay);
    // The rest before despatch belongs to the latest invoices: deposits are paid first.
    let waits = waiting.get(orderId) ?? 0;
    for (const { open, dueOn } of invoices.toReversed()) {
      const later = Math.min(open, waits);
      waits -= later;
      ages.current += later;
      ages[ageAt(daysBetween(dueOn, to))] += open - later;
    }
  }
  return { ages, credit, ...(owing.length === 1 && { onlyOrder: owing[0] }) };
}

function ageAt(daysLate: number): Age {
  if (daysLate <= 0) return 'current';
  if (daysLate <= 30) return 'upTo30';
  if (daysLate <= 60) return 'upTo60';
  return daysLate <= 90 ? 'upTo90' : 'older';
}

export const STATEMENT_RANGES = [
  { value: 'open', label: 'Since the oldest unpaid' },
  { value: 'year', label: 'This year' },
] as const;
type StatementRange = (typeof STATEMENT_RANGES)[number]['value'];

export type RequestedPeriod = { from?: string; to?: string; range?: string };
export type ChosenPeriod = Period & { /** Undefined for custom days. */ range?: StatementRange };

/** Errors of a period requested by a program; screens fall back to a default. */
export function periodProblems({ from, to, range }: RequestedPeriod): Record<string, string[]> | undefined {
  const problems: Record<string, string[]> = {};
  if (from !== undefined && !isDay(from)) problems.from = ['Give a day, as 2026-11-24.'];
  if (to !== undefined && !isDay(to)) problems.to = ['Give a day, as 2026-11-24.'];
  if ((from === undefined) !== (to === undefined)) problems[from === undefined ? 'from' : 'to'] ??= ['Give both days.'];
  if (from !== undefined && to !== undefined && from > to) problems.to ??= ['This day is before the first one.'];
  if (range !== undefined && !STATEMENT_RANGES.some(({ value }) => value === range))
    problems.range = [`Give one of: ${STATEMENT_RANGES.map(({ value }) => value).join(', ')}.`];
  return Object.keys(problems).length > 0 ? problems : undefined;
}

/** Requested period: days, this year, or by default since the oldest open invoice; this year if none. */
export function statementPeriod(
  { from = '', to = '', range }: RequestedPeriod,
  { entries, today }: Pick<Account, 'entries'> & { today: string },
): ChosenPeriod {
  if (isDay(from) && isDay(to) && from <= to) return { from, to };
  const year = `${today.slice(0, 4)}-01-01`;
  const open = [...byOrder(entries).values()].flatMap((ofOrder) =>
    openOf(ofOrder).invoices.flatMap((invoice) => (invoice.open > 0 ? [invoice.on] : [])),
  );
  const [oldest] = open.toSorted();
  if (range === 'year' || oldest === undefined) return { from: year, to: today, range: 'year' };
  return { from: oldest, to: today, range: 'open' };
}
