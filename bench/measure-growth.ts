import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import config from '@payload-config';
import { getPayload } from 'payload';
import { loadAnalytics } from '@/areas/cms/analytics/load-analytics';
import { listCustomers } from '@/areas/back-office/customers/data/customers';
import { parseCustomerFilters } from '@/areas/back-office/customers/customer-filters';
import { loadDashboard } from '@/areas/back-office/dashboard/load-dashboard';
import { parseDashboardRange } from '@/areas/back-office/dashboard/dashboard-range';
import { listAllInvoices } from '@/areas/back-office/invoices/data';
import { parseInvoiceFilters } from '@/areas/back-office/invoices/invoice-filters';
import { listKits } from '@/areas/back-office/kits/data';
import { parseKitFilters } from '@/areas/back-office/kits/kit-filters';
import { listNotifications } from '@/areas/back-office/notifications/data';
import { parseOrderFilters } from '@/areas/back-office/orders/filters/order-filters';
import { listOrders } from '@/areas/back-office/orders/data/orders';
import { loadOrders } from '@/areas/back-office/orders/list/load-orders';
import { searchCustomers } from '@/areas/back-office/orders/data/search-customers';
import { listProduction } from '@/areas/back-office/production/data';
import { parseProductionFilters } from '@/areas/back-office/production/production-filters';
import { searchRecords } from '@/areas/back-office/search/data';
import { SEARCH_KINDS } from '@/areas/back-office/search/search-hits';
import { listTeams } from '@/areas/back-office/teams/data/teams';
import { parseTeamFilters } from '@/areas/back-office/teams/team-filters';
import { NOTIFICATION_KINDS } from '@/domain/staff/notification-preferences';
import { parseAnalyticsRange } from '@/modules/analytics/analytics-range';
import { loadActivity } from '@/modules/system/activity/load-activity';
import { parseActivityFilters } from '@/modules/system/activity/activity-filters';
import { env } from '@/lib/env';
import { listUnsentEmails } from '@/lib/mail/unsent-emails';
import { percentile } from '../tests/stress/report';
import { GROWTH } from './fill-growth';
import { databaseTime } from './processor-time';
import { table, type Row } from './table';

const ROUNDS = 5;
const TARGET_MS = 300;
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length) ?? '';
const withPlans = process.argv.includes('--plans');

/** `md5('product7')`, as bench/fill-growth.ts has it. */
const PRODUCT = '7f5a6870-9704-8693-a423-12f58a583ef1';

const payload = await getPayload({ config, disableOnInit: true });
const now = new Date();
const asked = (query = '') => new URLSearchParams(query);
const step = <Filters>(filters: Filters, offset = 0) => ({ payload, filters, limit: 50, offset });
const last = (count: number) => Math.floor((count - 1) / 50) * 50;

const dashboard = (query: string) => () => loadDashboard(payload, parseDashboardRange(asked(query), now));
const analytics = (query: string) => () => loadAnalytics(payload, parseAnalyticsRange(asked(query), now));
const orders = (query: string) => () => loadOrders(payload, parseOrderFilters(asked(query)));
const orderStep = (query: string, offset: number) => () =>
  listOrders({ payload, filters: parseOrderFilters(asked(query)), limit: 50, offset, until: now });
const production =
  (query: string, offset = 0) =>
  () =>
    listProduction(step(parseProductionFilters(asked(query)), offset));
const customers =
  (query: string, offset = 0) =>
  () =>
    listCustomers(step(parseCustomerFilters(asked(query)), offset));
const teams =
  (query: string, offset = 0) =>
  () =>
    listTeams(step(parseTeamFilters(asked(query)), offset));
const kits =
  (query: string, offset = 0) =>
  () =>
    listKits(step(parseKitFilters(asked(query)), offset));
const invoices =
  (query: string, offset = 0) =>
  () =>
    listAllInvoices(step(parseInvoiceFilters(asked(query)), offset));
const activity = (query: string) => () => loadActivity(payload, parseActivityFilters(asked(query)));
const palette = (search: string) => () => searchRecords(payload, SEARCH_KINDS, search);

const screens: Record<string, () => Promise<unknown>> = {
  'dashboard, 7 days': dashboard('range=7d'),
  'dashboard, 30 days': dashboard('range=30d'),
  'dashboard, 12 months': dashboard('range=365d'),
  'dashboard, all three years': dashboard('from=2023-11-01'),
  'analytics, 30 days': analytics('range=30d'),
  'analytics, 12 months': analytics('range=365d'),
  'orders, first rows': orders(''),
  'orders, one status': orders('status=shipped'),
  'orders, most common status': orders('status=delivered'),
  'orders, last rows': orderStep('', last(GROWTH.orders)),
  'orders, last rows of a status': orderStep('status=delivered', last(GROWTH.orders * 0.9)),
  'orders, a month': orders('from=2025-03-01&to=2025-03-31'),
  'orders, an amount': orders('min=300'),
  'orders, unpaid': orders('payment=unpaid'),
  'orders, part paid': orders('payment=part'),
  'orders, late': orders('late=true'),
  'orders, need a proof': orders('waiting=proof'),
  'orders, of a product': orders(`product=${PRODUCT}`),
  'orders, a number': orders('search=0500000'),
  'orders, a common name': orders('search=Wright'),
  'orders, a full name': orders('search=Maya+Wright'),
  'orders, two letters': orders('search=ma'),
  'orders, two rare letters': orders('search=zz'),
  'orders, nobody': orders('search=zzzyx'),
  'orders, name and status': orders('search=Wright&status=pending'),
  'team orders, first rows': orders('kind=team'),
  'team orders, last rows': orderStep('kind=team', last(GROWTH.teamOrders)),
  'team orders, unpaid': orders('kind=team&payment=unpaid'),
  'team orders, late': orders('kind=team&late=true'),
  'team orders, a team name': orders('kind=team&search=Oakford'),
  'team orders, two rare letters': orders('kind=team&search=zz'),
  'production, first rows': production(''),
  'production, a stage': production('stage=in_production'),
  'production, late': production('due=late'),
  'production, a name': production('search=Wright'),
  'production, last rows': production('', last(20_000)),
  'customers, first rows': customers(''),
  'customers, last rows': customers('', last(GROWTH.customers)),
  'customers, by name': customers('sort=name'),
  'customers, by name, last rows': customers('sort=name', last(GROWTH.customers)),
  'customers, by orders': customers('sort=orders'),
  'customers, by spent': customers('sort=spent'),
  'customers, a common name': customers('search=Wright'),
  'customers, two rare letters': customers('search=zz'),
  'clubs, first rows': teams(''),
  'clubs, inactive': teams('state=inactive'),
  'clubs, last rows': teams('', last(GROWTH.teams)),
  'clubs, a name': teams('search=Oakford+Hawks'),
  'clubs, a common word': teams('search=Hawks'),
  'clubs, two rare letters': teams('search=zz'),
  'kits, first rows': kits(''),
  'kits, ordered': kits('use=ordered'),
  'kits, open': kits('use=open'),
  'kits, last rows': kits('', last(GROWTH.kits)),
  'invoices, first rows': invoices(''),
  'invoices, overdue': invoices('state=overdue'),
  'invoices, settled': invoices('state=paid'),
  'invoices, a month': invoices('from=2025-03-01&to=2025-03-31'),
  'invoices, a number': invoices('search=0500000'),
  'invoices, a common name': invoices('search=Wright'),
  'invoices, last rows': invoices('', last(GROWTH.orders)),
  'activity, first rows': activity(''),
  'activity, an order': activity('search=ORD-500000'),
  'emails waiting': () => listUnsentEmails(payload),
  notifications: () =>
    listNotifications({ payload, userId: '00000000-0000-4000-8000-000000000000', kinds: NOTIFICATION_KINDS }),
  'palette, an order number': palette('0500000'),
  'palette, a common name': palette('Wright'),
  'palette, nobody': palette('zzzyx'),
  'palette, two rare letters': palette('zz'),
  'palette, an email address': palette('customer12345@buyers'),
  'customer of a new order': () => searchCustomers(payload, 'Maya Wright'),
};

type Statement = { text: string; values: unknown[]; ms: number };
let statements: Statement[] = [];
const { pool } = payload.db;
const send = pool.query.bind(pool) as (
  text: string | { text: string },
  values: unknown[],
) => Promise<{ rows: object[] }>;
pool.query = (async (text: string | { text: string }, values: unknown[] = []) => {
  const since = performance.now();
  const answer = await send(text, values);
  statements.push({
    text: typeof text === 'string' ? text : text.text,
    values: [...values],
    ms: performance.now() - since,
  });
  return answer;
}) as typeof pool.query;

const server = parseInt(readFileSync(join(env.dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8'), 10);
const rows: Row[] = [];
for (const [what, load] of Object.entries(screens)) {
  if (!what.includes(only)) continue;
  const times: number[] = [];
  const before = databaseTime(server);
  for (let round = 0; round <= ROUNDS; round += 1) {
    statements = [];
    const since = performance.now();
    const answer = await load();
    if (answer && typeof answer === 'object' && 'ok' in answer && !answer.ok) times.push(NaN);
    else if (round > 0) times.push(performance.now() - since);
    if (times.some((ms) => Number.isNaN(ms) || ms > 5_000)) break;
  }
  const processor = Math.round((databaseTime(server) - before) / (times.length + 1));
  const slowest = Math.round(Math.max(...statements.map(({ ms }) => ms)));
  const figure = percentile(times, 0.5);
  rows.push({
    what,
    figure,
    unit: 'ms',
    target: TARGET_MS,
    note: `${processor} ms of PostgreSQL’s processor time; slowest of ${statements.length} statements ${slowest} ms`,
  });
  console.log(`${what}: ${figure.toFixed(0)} ms (${slowest}), database ${processor} ms`);
  if (!withPlans) continue;
  for (const { text, values } of statements.filter(({ ms }) => ms > slowest / 3)) {
    const plan = await send(`explain (analyze, buffers, costs) ${text}`, values);
    console.log(`\n${text}\n${plan.rows.map((row) => Object.values(row)[0]).join('\n')}\n`);
  }
}
console.log(`\n${JSON.stringify(GROWTH)}\n\n${table(rows)}`);
await payload.destroy();
process.exit();
