/** A journal for each day: what was invoiced, credited, received, refunded and written off, by account. */
import { plainAmount, toAmount, toCents } from '../money/money';
import { percentText } from '../taxes/tax-text';
import { writesMonthFirst } from '../text/locale';
import { csvLines } from '../text/table/csv-lines';

export const JOURNAL_ACCOUNTS = [
  'debtors',
  'sales',
  'tax',
  'bank',
  'card',
  'cash',
  'vouchers',
  'voucherCosts',
  'badDebts',
] as const;
export type JournalAccount = (typeof JOURNAL_ACCOUNTS)[number];

export const JOURNAL_ACCOUNT_LABELS: Record<JournalAccount, string> = {
  debtors: 'Debtors',
  sales: 'Sales',
  tax: 'Tax',
  bank: 'Bank',
  card: 'Card payments',
  cash: 'Cash',
  vouchers: 'Gift vouchers owed',
  voucherCosts: 'Gift vouchers given away or lapsed',
  badDebts: 'Bad debts',
};

export const JOURNAL_FORMATS = { xero: 'Xero', quickbooks: 'QuickBooks' } as const;
export type JournalFormat = keyof typeof JOURNAL_FORMATS;

export const isJournalFormat = (text: string | null): text is JournalFormat =>
  text !== null && Object.hasOwn(JOURNAL_FORMATS, text);

type JournalAccounts = Record<JournalAccount, string>;

/** Codes and names of usual charts. Xero takes no journals to its own receivables and bank accounts: these are for clearing. */
export const USUAL_ACCOUNTS: Record<JournalFormat, JournalAccounts> = {
  xero: {
    ...{ debtors: '611', sales: '200', tax: '820', bank: '855', card: '856', cash: '857' },
    ...{ vouchers: '810', voucherCosts: '400', badDebts: '429' },
  },
  quickbooks: {
    ...{ debtors: 'Debtors clearing', sales: 'Sales', tax: 'VAT Control', bank: 'Bank clearing' },
    ...{ card: 'Card clearing', cash: 'Cash clearing', vouchers: 'Gift vouchers' },
    ...{ voucherCosts: 'Marketing', badDebts: 'Bad debts' },
  },
};

export type JournalEntry = {
  day: string;
  account: JournalAccount;
  rate: number | null;
  /** In the shop’s currency: a debit, or a credit below zero. */
  amount: number;
};

type StoredAccounts = { [Account in JournalAccount]?: string | null } | null | undefined;

export const accountsFor = (format: JournalFormat, stored: StoredAccounts): JournalAccounts =>
  Object.fromEntries(
    JOURNAL_ACCOUNTS.map((account) => [account, stored?.[account] || USUAL_ACCOUNTS[format][account]]),
  ) as JournalAccounts;

export const MAX_ACCOUNT = 100;

export const entryText = ({ account, rate }: Pick<JournalEntry, 'account' | 'rate'>): string => {
  const label = JOURNAL_ACCOUNT_LABELS[account];
  if (account !== 'sales' && account !== 'tax') return label;
  return rate === null ? `${label}, no tax` : `${label} at ${percentText(rate)}`;
};

/** As the shop’s locale writes days in numbers, which both programs expect of their region. */
const dateOf = (day: string): string => {
  const [year, month, date] = day.split('-');
  return (writesMonthFirst() ? [month, date, year] : [date, month, year]).join('/');
};

const HEADINGS: Record<JournalFormat, string[]> = {
  xero: [
    ...['*Narration', '*Date', 'Description', '*AccountCode', '*TaxRate', '*Amount'],
    ...['TrackingName1', 'TrackingOption1', 'TrackingName2', 'TrackingOption2'],
  ],
  quickbooks: ['JournalNo', 'JournalDate', 'AccountName', 'Debits', 'Credits', 'Description', 'Name', 'Currency'],
};

/** Import file of Xero’s manual journals, or of QuickBooks Online’s journal entries. Tax is a line, which neither computes again. */
export function journalCsv(
  entries: readonly JournalEntry[],
  format: JournalFormat,
  accounts: JournalAccounts,
  currency: string,
): string {
  const rows = entries.map((entry) => {
    const { day, account, amount } = entry;
    const [date, text, code] = [dateOf(day), entryText(entry), accounts[account]];
    if (format === 'xero')
      return [`Kitroom ${day}`, date, text, code, 'No VAT', plainAmount(amount, currency), '', '', '', ''];
    const written = plainAmount(Math.abs(amount), currency);
    return [`KR-${day}`, date, code, amount > 0 ? written : '', amount > 0 ? '' : written, text, '', currency];
  });
  return csvLines([HEADINGS[format], ...rows]);
}

/** Days whose entries do not come to nothing; none, unless a record was changed behind the shop’s back. */
export function unbalancedDays(entries: readonly JournalEntry[], currency?: string): { day: string; by: number }[] {
  const sums = new Map<string, number>();
  for (const { day, amount } of entries) sums.set(day, (sums.get(day) ?? 0) + toCents(amount, currency));
  return [...sums].flatMap(([day, cents]) => (cents === 0 ? [] : { day, by: toAmount(cents, currency) }));
}
