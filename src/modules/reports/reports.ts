/** Every report: what it queries and shows, for screens, files, programs and `npm run books:check`. */
import { homeCurrency } from '@/domain/money/home-currency';
import { toCents } from '@/domain/money/money';
import { compareSizes, sizeLabelOf } from '@/domain/catalogue/sizes';
import { AGE_LABELS, AGES } from '@/domain/invoices/statement';
import type { ReportPeriod } from '@/domain/reports/report-period';
import { entryText, JOURNAL_ACCOUNT_LABELS, type JournalEntry } from '@/domain/reports/journal';
import { makeTable, type Column, type ReportRow, type ReportTable } from '@/domain/reports/report-table';
import { vatReturn } from '@/domain/reports/vat-return';
import type { Permission } from '@/domain/staff/permissions';
import { percentText } from '@/domain/taxes/tax-text';
import { shopFormat } from '@/domain/text/shop-format';
import { margins, stockValue } from './data/costs';
import { homeSums, salesBy, salesByClub, taxByRate } from './data/documents';
import { journalOf } from './data/journal';
import { discountsBy, salesByProduct, salesBySize } from './data/orders';
import { promisesKept } from './data/promises';
import { receivables } from './data/receivables';
import { refundsBy } from './data/refunds';
import { vouchersOwed } from './data/vouchers';
import type { Statement } from './data/statement';

export type Report = {
  id: string;
  title: string;
  summary: string;
  permission: Permission;
  /** `day`: as of the period’s last day; `now`: of today alone. */
  span: 'period' | 'day' | 'now';
  columns: () => readonly Column[];
  query: (period: ReportPeriod) => Statement;
  rowsOf?: (found: readonly ReportRow[]) => ReportRow[];
  addsUp?: false;
  /** True if it is a file for bookkeeping programs, too. */
  isJournal?: true;
  chart?: readonly string[];
  isOffered?: () => boolean;
};

const money = (key: string, title: string): Column => ({ key, title, kind: 'money' });
const count = (key: string, title: string): Column => ({ key, title, kind: 'count' });
const text = (key: string, title: string): Column => ({ key, title, kind: 'text' });
const DAY: Column = { key: 'day', title: 'Period', kind: 'bucket' };

const STERLING = 'GBP';
const paysVat = (): boolean => (homeCurrency() ?? shopFormat().currency) === STERLING;

const OF_MONEY = { permission: 'reports:read', span: 'period' } as const;

const REPORTS: readonly Report[] = [
  {
    ...OF_MONEY,
    id: 'sales',
    title: 'Sales',
    summary: 'What was invoiced less what was credited, by the day of each document.',
    columns: () => [
      DAY,
      ...[count('invoices', 'Invoices'), money('invoiced', 'Invoiced')],
      ...[count('creditNotes', 'Credit notes'), money('credited', 'Credited')],
      ...[money('net', 'Net'), money('tax', 'Tax'), money('total', 'Total')],
    ],
    query: salesBy,
    chart: ['net', 'tax'],
  },
  {
    ...OF_MONEY,
    id: 'tax',
    title: 'Tax by rate',
    summary: 'Tax of invoices less credit notes, by the day of each document.',
    columns: () => [
      text('rate', 'Rate'),
      ...[money('invoicedNet', 'Invoiced, net'), money('invoicedTax', 'Invoiced, tax')],
      ...[money('creditedNet', 'Credited, net'), money('creditedTax', 'Credited, tax')],
      ...[money('net', 'Net'), money('tax', 'Tax to pay')],
    ],
    query: taxByRate,
    rowsOf: (found) =>
      found.map(({ rate, ...sums }) => ({ rate: typeof rate === 'number' ? percentText(rate) : 'No tax', ...sums })),
  },
  {
    ...OF_MONEY,
    id: 'vat-return',
    title: 'VAT return',
    summary:
      'Boxes of the UK return that sales fill. Documents in another currency count at their own rate of exchange, those without tax at that of the settings.',
    columns: () => [
      text('box', 'Box'),
      text('name', 'What'),
      { ...money('amount', 'Amount'), currency: STERLING },
      text('note', 'Note'),
    ],
    query: (period) => homeSums(period, STERLING),
    rowsOf: ([sums]) => {
      const pence = (key: string) => toCents(Number(sums?.[key] ?? 0), STERLING);
      const missing = Number(sums?.unconverted ?? 0);
      return vatReturn({ net: pence('net'), tax: pence('tax') }).map(({ box, note, ...row }) => ({
        ...{ box: `Box ${box}`, ...row },
        note: box === 6 && missing > 0 ? `${note} Without ${missing} documents that have no rate of exchange.` : note,
      }));
    },
    addsUp: false,
    isOffered: paysVat,
  },
  {
    ...OF_MONEY,
    id: 'receivables',
    title: 'Receivables',
    summary: 'What customers and clubs owed on the last day, by how late it was. What waits for despatch is not due.',
    span: 'day',
    columns: () => [
      text('account', 'Customer or club'),
      ...AGES.map((age) => money(age, AGE_LABELS[age])),
      ...[money('overpaid', 'Overpaid'), money('balance', 'Balance')],
    ],
    query: ({ to }) => receivables(to),
  },
  {
    ...OF_MONEY,
    id: 'refunds',
    title: 'Refunds',
    summary: 'Money paid back, by the day it went.',
    columns: () => [
      DAY,
      count('refunds', 'Refunds'),
      ...[money('toCards', 'To cards'), money('toVouchers', 'To gift vouchers'), money('byHand', 'By hand')],
      ...[money('forCreditNotes', 'For goods credited'), money('total', 'Total')],
    ],
    query: refundsBy,
    chart: ['toCards', 'toVouchers', 'byHand'],
  },
  {
    ...OF_MONEY,
    id: 'vouchers',
    title: 'Gift vouchers',
    summary: 'What was owed on gift vouchers at the end of the last day.',
    span: 'day',
    columns: () => [
      ...[text('voucher', 'Voucher'), text('recipient', 'Recipient')],
      ...[
        { key: 'issuedOn', title: 'Issued', kind: 'day' as const },
        { key: 'expiresOn', title: 'Last day', kind: 'day' as const },
      ],
      ...[money('issued', 'Issued for'), money('balance', 'Owed')],
    ],
    query: ({ to }) => vouchersOwed(to),
  },
  {
    ...OF_MONEY,
    id: 'discounts',
    title: 'Discounts',
    summary: 'What offers and quantity discounts took off orders placed in the period, at the shop’s prices.',
    columns: () => [
      ...[text('discount', 'Discount'), text('code', 'Code')],
      ...[count('orders', 'Orders'), money('amount', 'Taken off')],
    ],
    query: discountsBy,
  },
  {
    ...OF_MONEY,
    id: 'products',
    title: 'Best products',
    summary: 'Pieces sold in orders placed in the period, at the prices of their lines, before discounts.',
    columns: () => [
      ...[text('product', 'Product'), text('sku', 'SKU')],
      ...[count('orders', 'Orders'), count('pieces', 'Pieces'), money('amount', 'Sales')],
    ],
    query: salesByProduct,
  },
  {
    ...OF_MONEY,
    id: 'margins',
    title: 'Margins',
    summary:
      'Net sales of orders placed in the period less what their goods cost, at today’s cost prices; of pieces without one, the number alone.',
    columns: () => [
      ...[
        text('product', 'Product'),
        text('sku', 'SKU'),
        count('pieces', 'Pieces'),
        count('uncosted', 'Without cost price'),
      ],
      ...[money('sales', 'Net sales'), money('cost', 'Cost'), money('margin', 'Margin')],
      { key: 'rate', title: 'Margin rate', kind: 'percent', of: ['margin', 'sales'] },
    ],
    query: margins,
  },
  {
    ...OF_MONEY,
    id: 'stock',
    title: 'Stock value',
    summary: 'Today’s stock at today’s cost prices; what was in stock earlier is not recorded.',
    span: 'now',
    columns: () => [
      ...[text('product', 'Product'), text('sku', 'SKU')],
      ...[count('pieces', 'Pieces'), count('uncosted', 'Without cost price'), money('value', 'Value')],
    ],
    query: stockValue,
  },
  {
    ...OF_MONEY,
    id: 'clubs',
    title: 'Best clubs',
    summary: 'Net sales to each club and in the shop, by the day of each invoice and credit note.',
    columns: () => [
      ...[text('club', 'Club'), count('orders', 'Orders')],
      ...[money('invoiced', 'Invoiced'), money('credited', 'Credited'), money('net', 'Net')],
    ],
    query: salesByClub,
  },
  {
    ...OF_MONEY,
    id: 'sizes',
    title: 'Sizes',
    summary: 'Pieces sold in orders placed in the period; of a set, the size of its first part.',
    columns: () => [
      ...[text('size', 'Size'), count('pieces', 'Pieces')],
      ...[
        { ...count('share', 'Share'), kind: 'percent' as const, of: ['pieces', 'all'] as const },
        money('amount', 'Sales'),
      ],
    ],
    query: salesBySize,
    rowsOf: (found) => {
      const all = found.reduce((sum, { pieces }) => sum + Number(pieces), 0);
      return found
        .toSorted((a, b) => compareSizes(String(a.size), String(b.size)))
        .map(({ size, ...row }) => ({ size: sizeLabelOf(String(size)) ?? 'Without sizes', ...row, all }));
    },
  },
  {
    ...OF_MONEY,
    id: 'on-time',
    title: 'On time',
    summary:
      'Orders by the day promised, and whether all of them had been sent by the end of it. Those due later do not count.',
    columns: () => [
      DAY,
      ...[count('promised', 'Promised'), count('due', 'Due'), count('onTime', 'Sent on time')],
      ...[count('late', 'Sent late'), count('overdue', 'Not sent yet')],
      { key: 'rate', title: 'On time', kind: 'percent', of: ['onTime', 'due'] },
    ],
    query: promisesKept,
    chart: ['onTime', 'late', 'overdue'],
  },
  {
    ...OF_MONEY,
    id: 'journal',
    title: 'Journal',
    summary:
      'For each day what was invoiced, credited, received, refunded, written off and owed on gift vouchers, by account; as a file for Xero and QuickBooks, too.',
    columns: () => [
      { key: 'day', title: 'Day', kind: 'day' },
      ...[text('account', 'Account'), text('entry', 'Entry')],
      ...[money('debit', 'Debit'), money('credit', 'Credit')],
    ],
    query: journalOf,
    rowsOf: (found) =>
      entriesOf(found).map(({ amount, ...entry }) => ({
        ...{ day: entry.day, account: JOURNAL_ACCOUNT_LABELS[entry.account], entry: entryText(entry) },
        ...(amount > 0 ? { debit: amount, credit: null } : { debit: null, credit: -amount }),
      })),
    isJournal: true,
  },
];

export const entriesOf = (found: readonly ReportRow[]): JournalEntry[] =>
  found.map(({ day, account, rate, amount }) => ({ day, account, rate, amount }) as JournalEntry);

export const tableOf = ({ columns, rowsOf, addsUp }: Report, found: readonly ReportRow[]): ReportTable =>
  makeTable(columns(), rowsOf ? rowsOf(found) : found, addsUp);

export const offeredReports = (): Report[] => REPORTS.filter(({ isOffered }) => isOffered?.() ?? true);

export const findReport = (id: string): Report | undefined => offeredReports().find((report) => report.id === id);
