import type { Client } from 'pg';
import { shopToday } from '@/domain/delivery/promise';
import { shiftDay } from '@/domain/text/days';
import { checkBooks, findingText, SNAPSHOT } from '@/modules/books/check-books';
import { offeredReports, tableOf } from '@/modules/reports/reports';
import { check, note } from './report';

const REPORT_MS = 1_000;

const EVENTS: Readonly<Record<string, string>> = {
  'orders of the shop': 'orders',
  'orders of teams': 'team_orders',
  cancelled: `(select status::text from orders union all select status::text from team_orders) o where status = 'cancelled'`,
  edits: `activity_log where action = 'order.edited'`,
  'custom lines': 'order_items where is_service',
  shipments: 'shipments',
  returns: 'returns',
  invoices: `invoices where kind = 'invoice'`,
  'credit notes': `invoices where kind = 'credit_note'`,
  payments: 'order_payments where voids_id is null',
  'parts of split transfers': `order_payments where reference = 'Split' and voids_id is null`,
  voids: 'order_payments where voids_id is not null',
  refunds: 'order_refunds',
  'written off': `(select written_off_amount from orders union all select written_off_amount from team_orders) o where written_off_amount > 0`,
  'rates of tax': '(select distinct rate from order_tax_lines) r',
  'rates of exchange': `(select distinct currency, home_tax ->> 'rate' from invoices) r`,
  'days of documents': '(select distinct issued_on from invoices) d',
};

async function countEvents(client: Client): Promise<void> {
  for (const [what, of] of Object.entries(EVENTS)) {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${of}`);
    note(`${what}: ${rows[0]?.count}`);
  }
}

/** Laws broken, in one snapshot; `statement` changes it before, past all triggers. */
async function brokenLaws(client: Client, statement?: string): Promise<string[]> {
  await client.query(statement ? SNAPSHOT.replace(', read only', '') : SNAPSHOT);
  if (statement) await client.query(`set local session_replication_role = replica; ${statement}`);
  const broken: string[] = [];
  for await (const finding of checkBooks(client)) {
    if (!statement) note(findingText(finding));
    if (finding.wrong > 0) broken.push(`${finding.of}: ${finding.law}`);
  }
  await client.query('rollback');
  return broken;
}

async function timeReports(client: Client): Promise<void> {
  const to = shopToday();
  for (const report of offeredReports()) {
    const start = performance.now();
    const { text, values } = report.query({ from: shiftDay(to, -29), to, bucket: 'day' });
    const { rows } = await client.query<Record<string, string | number | null>>(text, values);
    const ms = performance.now() - start;
    note(
      `${report.title}: ${tableOf(report, rows).rows.length} rows in ${Math.round(ms)} ms${ms > REPORT_MS ? ', slow' : ''}`,
    );
  }
}

/** @param client of a superuser */
export async function reconcile(client: Client): Promise<void> {
  await countEvents(client);
  const start = performance.now();
  const broken = await brokenLaws(client);
  note(`Books checked in ${Math.round(performance.now() - start)} ms`);
  check('laws broken', broken, []);
  await timeReports(client);
  const change = `update orders set total_amount = total_amount + 1 where id = (select id from orders where status = 'pending' limit 1)`;
  check('laws broken by one changed row, at least one', (await brokenLaws(client, change)).length > 0, true);
}
