/** Each report, month by month, against the records that it reports on. */
import type { ClientBase } from 'pg';
import type { Difference } from '@/data/kept-sums';
import { AGES } from '@/domain/invoices/statement';
import { currencyDecimals } from '@/domain/money/currency';
import { monthsBetween, type ReportPeriod } from '@/domain/reports/report-period';
import { unbalancedDays, type JournalAccount } from '@/domain/reports/journal';
import type { Column, ReportRow, ReportTable } from '@/domain/reports/report-table';
import { shopFormat } from '@/domain/text/shop-format';
import { entriesOf, findReport, tableOf } from '@/modules/reports/reports';
import { findBalance, findDays, findReportRows, findReportSums } from './data/report-sums';

const MONEY = { kind: 'money' } as const;

type Checked = { law: string; difference: Difference | undefined };

const LAWS: Readonly<Record<string, string>> = {
  sales: 'sales = invoices - credit notes',
  tax: 'tax by rate = tax lines of documents',
  clubs: 'sales of clubs and shop = sales',
  refunds: 'refunds = money paid back',
  discounts: 'discounts = those of orders',
  products: 'products sold = lines of orders',
  margins: 'pieces with margins = lines of orders',
  stock: 'stock valued = stock of products',
  vouchers: 'gift vouchers owed = their ledgers',
  journal: 'journal balances, and = documents, money and write-offs',
  sizes: 'sizes sold = lines of orders',
};
const RECEIVABLES = 'receivables by age = documents - money - write-offs';

type Read = { found: ReportRow[]; table: ReportTable };

async function readReport(client: ClientBase, id: string, period: ReportPeriod): Promise<Read | undefined> {
  const report = findReport(id);
  if (!report) return undefined;
  const found = await findReportRows(client, report.query(period));
  return { found, table: tableOf(report, found) };
}

/** Limited, as earlier ones read all orders since. */
const LAST_BALANCES = 3;

export async function* checkReports(client: ClientBase): AsyncGenerator<Checked> {
  const { timeZone } = shopFormat();
  const days = await findDays(client, timeZone);
  const months = days ? monthsBetween(days.from, days.to) : [];
  for (const [index, period] of months.entries()) {
    const month = period.from.slice(0, 7);
    for (const [id, law] of Object.entries(LAWS)) {
      const read = await readReport(client, id, period);
      const sums = await findReportSums(client, id, period, timeZone);
      const wrong = id === 'journal' ? wrongJournal : wrongColumn;
      yield { law, difference: read && wrong(read, sums, month) };
    }
    if (index < months.length - LAST_BALANCES) continue;
    const read = await readReport(client, 'receivables', period);
    const sums = await findBalance(client, period.to, timeZone);
    yield { law: RECEIVABLES, difference: read && wrongBalance(read.table, sums, period.to) };
  }
}

function wrongJournal({ found }: Read, sums: Record<string, string>, month: string): Difference | undefined {
  const entries = entriesOf(found);
  const [unbalanced] = unbalancedDays(entries);
  if (unbalanced) return differenceOf(MONEY, unbalanced.by, 0, `${unbalanced.day}: balance`);
  const posted = (...accounts: JournalAccount[]) =>
    entries.reduce((sum, { account, amount }) => (accounts.includes(account) ? sum + amount : sum), 0);
  const parts = {
    ...{
      sales: posted('sales'),
      tax: posted('tax'),
      money: posted('bank', 'card', 'cash', 'vouchers', 'voucherCosts'),
    },
    ...{ lost: posted('badDebts'), vouchers: posted('vouchers') },
  };
  return Object.entries(parts)
    .map(([part, amount]) => differenceOf(MONEY, amount, Number(sums[part]), `${month}: ${part}`))
    .find((difference) => difference !== undefined);
}

function wrongColumn(
  { table: { columns, totals } }: Read,
  sums: Record<string, string>,
  month: string,
): Difference | undefined {
  return columns
    .filter(({ key }) => key in sums)
    .map((column) => differenceOf(column, totals?.[column.key], Number(sums[column.key]), `${month}: ${column.title}`))
    .find((difference) => difference !== undefined);
}

function wrongBalance(table: ReportTable, sums: Record<string, string>, day: string): Difference | undefined {
  const { columns, totals } = table;
  const balance = columns.find(({ key }) => key === 'balance');
  if (!balance || !totals) return undefined;
  const open = [...AGES].reduce((sum, age) => sum + Number(totals[age]), -Number(totals.overpaid));
  return (
    differenceOf(balance, totals.balance, Number(sums.balance), `${day}: balance`) ??
    differenceOf(balance, open, Number(sums.balance), `${day}: by age`)
  );
}

function differenceOf(
  { kind }: Pick<Column, 'kind'>,
  found: string | number | null | undefined,
  should: number,
  subject: string,
): Difference | undefined {
  const { currency } = shopFormat();
  const [is, due] = [Number(found), should].map((amount) => Math.round(amount * 10 ** currencyDecimals())) as [
    number,
    number,
  ];
  if (is === due) return undefined;
  const written = (cents: number) => cents / 10 ** currencyDecimals();
  return { subject, is: written(is), should: written(due), currency: kind === 'money' ? currency : null };
}
