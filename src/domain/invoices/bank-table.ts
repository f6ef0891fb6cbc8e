import { isDay } from '../text/days';
import { currencyDecimals } from '../money/currency';
import { safeCents, type Cents } from '../money/money';
import { writesMonthFirst } from '../text/locale';
import { readRows, type TableRow } from '../text/table/rows';

/** Limit for one file: each payment is entered in its own transaction. */
export const MAX_BANK_LINES = 1000;

/** Columns of a statement; only the first two are required. */
export const BANK_COLUMNS = ['date', 'amount', 'reference', 'description', 'payer'] as const;
export type BankColumn = (typeof BANK_COLUMNS)[number];

export const BANK_COLUMN_LABELS: Record<BankColumn, string> = {
  date: 'Date',
  amount: 'Amount received',
  reference: 'Reference',
  description: 'Description',
  payer: 'Payer',
};

export type BankColumns = Partial<Record<BankColumn, number>>;

/** Headings used by banks, likeliest first. */
const HEADINGS: Record<BankColumn, readonly string[]> = {
  date: [
    ...['date', 'transactiondate', 'bookingdate', 'postingdate', 'valuedate', 'dateposted', 'completeddate'],
    ...['datecompletedutc', 'posteddate', 'startedon', 'buchungstag', 'buchungsdatum', 'valuta', 'datum'],
  ],
  amount: [
    ...['paidin', 'moneyin', 'credit', 'creditamount', 'credits', 'deposits', 'amountin', 'amount', 'value'],
    ...['transactionamount', 'netamount', 'betrag', 'umsatz', 'gutschrift'],
  ],
  reference: [
    ...['reference', 'paymentreference', 'transactionreference', 'ref', 'customerreference', 'endtoendid'],
    ...['verwendungszweck', 'remittanceinformation'],
  ],
  description: [
    ...['description', 'transactiondescription', 'details', 'narrative', 'memo', 'particulars', 'transactiondetails'],
    ...['text', 'buchungstext', 'notes'],
  ],
  payer: [
    ...['payer', 'name', 'counterparty', 'counterpartyname', 'from', 'payername', 'paidby', 'sender', 'payee'],
    ...['merchant', 'begunstigterzahlungspflichtiger', 'auftraggeber', 'namezahlungsbeteiligter'],
  ],
};

const plain = (heading: string) =>
  heading
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/\(.*?\)|[^a-z]/g, '');

function recogniseColumns(headings: readonly string[]): BankColumns {
  const names = headings.map(plain);
  const columns: BankColumns = {};
  for (const column of BANK_COLUMNS) {
    const known = HEADINGS[column].find((heading) => names.includes(heading));
    if (known) columns[column] = names.indexOf(known);
  }
  return columns;
}

export type BankLine = {
  number: number;
  /** Identity of a line: its cells, and the number of equal ones before it. Stable for the same file. */
  key: string;
  receivedOn: string;
  cents: Cents;
  text: string;
  payer: string;
};

export type Statement = {
  /** Cells of the first row of a file without headings. */
  headings: string[];
  hasHeadings: boolean;
  columns: BankColumns;
  /** Undefined until the columns of date and amount are known. */
  lines: BankLine[] | undefined;
  /** Rows without incoming money: payments out, balances. */
  others: number;
  unread: { number: number; message: string }[];
};

type ReadStatement = { ok: true; statement: Statement } | { ok: false; message: string };

/** Skips rows above the headings, such as the account’s; without any, columns show by their content. `chosen` are corrected ones. */
export function readStatement(text: string, chosen?: BankColumns): ReadStatement {
  const read = readRows(text);
  if (!read.ok) return read;
  const start = headingRow(read.rows);
  const headings = read.rows[start]?.cells ?? [];
  const hasHeadings = !(headings.some(isDate) && headings.some(isMoney));
  const body = read.rows.slice(hasHeadings ? start + 1 : start);
  if (body.length === 0) return { ok: false, message: 'The file has headings but no rows.' };
  const columns = chosen ?? (hasHeadings ? recogniseColumns(headings) : columnsByContent(body));
  const { date, amount } = columns;
  if (date === undefined || amount === undefined)
    return { ok: true, statement: { headings, hasHeadings, columns, lines: undefined, others: 0, unread: [] } };
  const statement = readLines(body, { ...columns, date, amount });
  if (statement.lines.length > MAX_BANK_LINES)
    return { ok: false, message: `A file can have at most ${MAX_BANK_LINES} payments.` };
  return { ok: true, statement: { headings, hasHeadings, columns, ...statement } };
}

/** A sort code with its account begins like one. */
const isDate = (cell: string): boolean =>
  !/\d{5}/.test(cell) && [true, false].some((monthFirst) => readBankDate(cell, monthFirst) !== undefined);

const isMoney = (cell: string): boolean =>
  !isDate(cell) && /\d[.,]\d{1,3}\D*$/.test(cell) && readBankAmount(cell) !== undefined;

/** Two columns of money without signs may be paid in and paid out: staff choose. */
function columnsByContent(rows: readonly TableRow[]): BankColumns {
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const places = Array.from({ length: width }, (_, place) => ({
    place,
    cells: rows.flatMap(({ cells }) => cells[place] || []),
  })).filter(({ cells }) => cells.length > 0);
  const dates = places.filter(({ cells }) => cells.every(isDate));
  const money = places.filter(
    ({ cells }) => cells.every((cell) => readBankAmount(cell) !== undefined) && cells.some(isMoney),
  );
  const signed = money.filter(({ cells }) => cells.some((cell) => (readBankAmount(cell) ?? 0) < 0));
  const texts = places.filter((each) => !dates.includes(each) && !money.includes(each));
  const lengthOf = ({ cells }: { cells: string[] }) => cells.reduce((sum, { length }) => sum + length, 0);
  const columns = {
    date: (dates.find(({ cells }) => cells.every((cell) => /\d{4}/.test(cell))) ?? dates[0])?.place,
    amount: (money.length === 1 ? money : signed.length === 1 ? signed : [])[0]?.place,
    description: texts.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]?.place,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, place]) => place !== undefined));
}

/** First row naming date and amount, else the first of the widest. */
function headingRow(rows: readonly TableRow[]): number {
  const known = rows.findIndex(({ cells }) => {
    const { date, amount } = recogniseColumns(cells);
    return date !== undefined && amount !== undefined;
  });
  if (known >= 0) return known;
  const widest = Math.max(...rows.map(({ cells }) => cells.length));
  return rows.findIndex(({ cells }) => cells.length === widest);
}

type Body = Pick<Statement, 'others' | 'unread'> & { lines: BankLine[] };

function readLines(rows: readonly TableRow[], columns: BankColumns & { date: number; amount: number }): Body {
  const found: Body = { lines: [], others: 0, unread: [] };
  const monthFirst = isMonthFirst(rows.map(({ cells }) => cells[columns.date] ?? ''));
  const seen = new Map<string, number>();
  for (const { number, cells } of rows) {
    const cellOf = (column: BankColumn) => cells[columns[column] ?? -1] ?? '';
    const written = JSON.stringify(cells);
    const before = seen.get(written) ?? 0;
    seen.set(written, before + 1);
    const cents = readBankAmount(cellOf('amount'));
    const receivedOn = readBankDate(cellOf('date'), monthFirst);
    if (cellOf('amount') === '' || (cents !== undefined && cents <= 0)) found.others += 1;
    else if (cents === undefined) found.unread.push({ number, message: `“${cellOf('amount')}” is not an amount.` });
    else if (!receivedOn) found.unread.push({ number, message: `“${cellOf('date')}” is not a date.` });
    else {
      const texts = [cellOf('reference'), cellOf('description')].filter(Boolean);
      const text = [...new Set(texts)].join(' · ');
      found.lines.push({ number, key: `${written} ${before}`, receivedOn, cents, text, payer: cellOf('payer') });
    }
  }
  return found;
}

/** A single comma or dot before three digits separates thousands, unless the currency has three decimals. */
export function readBankAmount(written: string): Cents | undefined {
  const decimals = currencyDecimals();
  const isOut = /^\(.*\)$/.test(written) || /^[^\d]*[-−]|[-−]\s*$|\b(?:dr|debit|s)\.?\s*$/i.test(written);
  const digits = written.replace(/\b(?:dr|cr|debit|credit|s|h)\.?\s*$/i, '').replace(/[^\d.,]/g, '');
  const letters = written.replace(/\b(?:dr|cr|debit|credit|s|h)\.?\s*$/i, '').replace(/[A-Z]{3}/, '');
  if (!/\d/.test(digits) || /[a-z]/i.test(letters)) return undefined;
  const place = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const sign = digits[place];
  const behind = place < 0 ? '' : digits.slice(place + 1);
  const isMixed = digits.includes('.') && digits.includes(',');
  const isOnce = sign !== undefined && digits.indexOf(sign) === place;
  const isDecimal = place >= 0 && isOnce && (isMixed || behind.length !== 3 || decimals === 3);
  const whole = (isDecimal ? digits.slice(0, place) : digits).replace(/[.,]/g, '');
  const part = isDecimal ? behind : '';
  // Only zeros may follow the currency’s decimals.
  if (/[1-9]/.test(part.slice(decimals))) return undefined;
  const cents = Number(`${whole || '0'}${part.slice(0, decimals).padEnd(decimals, '0')}`);
  if (!Number.isSafeInteger(cents)) return undefined;
  return safeCents(isOut ? -cents : cents);
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Parses '2026-11-24', '24/11/2026', '24.11.26' or '24 Nov 2026' as 2026-11-24; otherwise undefined. */
export function readBankDate(written: string, monthFirst: boolean): string | undefined {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/.exec(written);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const [, one, month, year] = /^(\d{1,2})[-/. ]+([a-z]{3})[a-z]*[-/., ]+(\d{4}|\d{2})\b/i.exec(written) ?? [];
  if (month) return dayOf(year, String(MONTHS.indexOf(month.toLowerCase()) + 1), one);
  const [, first, second, last] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})\b/.exec(written) ?? [];
  return monthFirst ? dayOf(last, first, second) : dayOf(last, second, first);
}

function dayOf(year = '', month = '', day = ''): string | undefined {
  const full = year.length === 2 ? `20${year}` : year;
  const text = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? text : undefined;
}

/** True for '11/24/2026': decided by any day beyond 12, else by the shop’s locale. */
function isMonthFirst(written: readonly string[]): boolean {
  for (const text of written) {
    const [, first, second] = /^(\d{1,2})[-/.](\d{1,2})[-/.]\d/.exec(text) ?? [];
    if (Number(first) > 12) return false;
    if (Number(second) > 12) return true;
  }
  return writesMonthFirst();
}
