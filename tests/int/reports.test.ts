import { describe, expect, it } from 'vitest';
import { signIn } from '../setup/incoming';
import { reportCsvEndpoint } from '@/areas/back-office/reports/report-endpoints';
import { shopToday } from '@/domain/delivery/promise';
import { AGES } from '@/domain/invoices/statement';
import { reportPeriod } from '@/domain/reports/report-period';
import { UK_RATES, NO_TAXES } from '@/domain/taxes/tax-settings';
import { shiftDay } from '@/domain/text/days';
import { addUpOrders } from '@/data/order-sums';
import { loadStatement } from '@/modules/invoices/load-statement';
import { recordPayment } from '@/modules/payments/record-payment';
import { refundOrder } from '@/modules/payments/refund-order';
import { loadReport } from '@/modules/reports/load-report';
import { findReport } from '@/modules/reports/reports';
import { storeKey } from '../setup/api-keys';
import { api } from '../setup/http';
import { asStaff, createProduct, createStaff, createTeam, payload, placed, rows } from '../setup/shop';
import { createTeamOrder } from '../setup/team-orders';

const today = shopToday();
const staff = await createStaff('administrator');
const bookkeeper = await createStaff('bookkeeper');
const packer = await createStaff('warehouse');
const team = await createTeam();
const shirt = await createProduct({ name: 'Shirt', price: 24, stock: { M: 500, L: 500 } });
const cap = await createProduct({ name: 'Cap', price: 10.55, stock: 500, taxClass: 'reduced' });
const book = await createProduct({ name: 'Book', price: 10, stock: 500, taxClass: 'zero' });
await payload.updateGlobal({
  slug: 'site-settings',
  data: { priceTiers: [{ minQuantity: 10, percentOff: 5 }], invoiceDays: 14 },
});
/** Dollars, with the tax in pounds. */
await payload.updateGlobal({
  slug: 'tax-settings',
  data: { ...NO_TAXES, isCharged: true, rates: UK_RATES, homeRate: 0.79, homeRateOn: '2026-11-02' } as never,
});

const CART = [
  { product: shirt.id, color: 'Red', sizes: { M: 7, L: 5 } },
  { product: cap.id, quantity: 3 },
  { product: book.id, quantity: 2 },
];
const call = async (path: string, body: object) => {
  const method = 'status' in body ? 'PATCH' : 'POST';
  const answer = await api(method, `/api/${path}`, { token: staff.token, body });
  expect(answer.status, answer.text).toBeLessThan(300);
};
const pay = async (kind: 'shop' | 'team', orderId: string, cents: number) =>
  recordPayment({
    ...(await asStaff(staff.user)),
    ...{ kind, orderId, cents, allowOverpayment: true },
    ...({ way: 'transfer', receivedOn: today, reference: '' } as const),
  });

const first = (await placed(...CART)).id;
const [, caps = ''] = (
  await rows<{ id: string }>`select id from order_items where _parent_id = ${first} order by _order`
).map(({ id }) => id);
await pay('shop', first, 20_000);
await call(`orders/${first}/credit-notes`, { reason: 'A seam came open', lines: [{ line: caps, quantity: 1 }] });
const second = (await placed(...CART)).id;
await pay('shop', second, 40_000);
await refundOrder({ ...(await asStaff(staff.user)), kind: 'shop', orderId: second, cents: 5333, reason: 'Late' });
const teamOrder = await createTeamOrder(team.user, { needsProof: false });
await call(`team-orders/${teamOrder}`, { status: 'approved' });
await pay('team', teamOrder, 1000);
const cancelled = (await placed({ product: book.id, quantity: 1 })).id;
await pay('shop', cancelled, 500);
await call(`orders/${cancelled}`, { status: 'cancelled', statusReason: 'Test' });
while (await addUpOrders(payload));

async function report(id: string, to = today) {
  const found = findReport(id) ?? expect.fail(`There is no report ${id}.`);
  return loadReport(payload, found, { ...reportPeriod(new URLSearchParams(), today), to });
}

type Document = {
  kind: string;
  total: number;
  lines: { rate: number; net: number; tax: number }[];
  home: { rate: number; tax: number } | null;
};
const documents = await rows<Document>`
  select kind::text, total_amount::float8 as total, tax_lines as lines, home_tax as home from invoices`;
const cents = (amount: unknown) => Math.round(Number(amount) * 100);
const sum = <Each>(list: readonly Each[], of: (each: Each) => number) => list.reduce((all, each) => all + of(each), 0);
const signOf = ({ kind }: Document) => (kind === 'invoice' ? 1 : -1);
const taxOf = ({ lines }: Document) => sum(lines, ({ tax }) => cents(tax));

it('sales and tax are those of the documents, at three rates', async () => {
  const { totals: sales } = await report('sales');
  const of = (kind: string) =>
    sum(
      documents.filter((each) => each.kind === kind),
      ({ total }) => cents(total),
    );
  expect([cents(sales?.invoiced), cents(sales?.credited)]).toEqual([of('invoice'), of('credit_note')]);
  expect(cents(sales?.total)).toBe(sum(documents, (each) => signOf(each) * cents(each.total)));
  expect(cents(sales?.tax)).toBe(sum(documents, (each) => signOf(each) * taxOf(each)));
  const { rows: rates } = await report('tax');
  expect(rates.map(({ rate }) => rate)).toEqual(['20%', '5%', '0%', 'No tax']);
  for (const { rate, tax } of rates)
    expect(cents(tax), String(rate)).toBe(
      sum(
        documents,
        (each) =>
          signOf(each) *
          sum(
            each.lines.filter((line) => `${line.rate}%` === rate),
            (line) => cents(line.tax),
          ),
      ),
    );
});

it('the VAT return is in pounds, at the rate of each document', async () => {
  const { rows: boxes, totals } = await report('vat-return');
  const net = (each: Document) => Math.round(((cents(each.total) - taxOf(each)) * 79) / 100);
  expect(cents(boxes[0]?.amount)).toBe(sum(documents, (each) => signOf(each) * cents(each.home?.tax ?? 0)));
  expect(boxes[5]?.amount).toBe(Math.trunc(sum(documents, (each) => signOf(each) * net(each)) / 100));
  expect(totals).toBeNull();
});

it.each([-1, 0, 14, 15, 44, 45, 75, 105, 200])(
  'receivables are those of all statements, %i days from now',
  async (days) => {
    const day = shiftDay(today, days);
    const holders = [
      ...(await rows<{ id: string }>`select distinct customer_id as id from orders`).map(({ id }) => ({
        kind: 'customer' as const,
        id,
      })),
      { kind: 'team' as const, id: team.user.id },
    ];
    const statements = await Promise.all(
      holders.map((owner) => loadStatement(payload, owner, { from: shiftDay(day, -1), to: day })),
    );
    const all = (of: (found: NonNullable<(typeof statements)[number]>['statement']) => number) =>
      sum(statements, (each) => (each ? of(each.statement) : 0));
    const { totals, rows: accounts } = await report('receivables', day);
    for (const age of AGES) expect(cents(totals?.[age]), age).toBe(all(({ ages }) => ages[age]));
    expect(cents(totals?.overpaid)).toBe(all(({ credit }) => credit));
    expect(cents(totals?.balance)).toBe(all(({ closing }) => closing));
    expect(accounts.length > 0).toBe(days >= 0);
  },
);

it('what waits for despatch is not late', async () => {
  await rows`update team_orders set deposit_percent = 40 where id = ${teamOrder}`;
  const late = shiftDay(today, 40);
  const { rows: accounts } = await report('receivables', late);
  const [{ name } = { name: '' }] = await rows<{
    name: string;
  }>`select team_name as name from team_profiles where id = ${team.user.id}`;
  const found = await loadStatement(payload, { kind: 'team', id: team.user.id }, { from: today, to: late });
  const ages = found!.statement.ages;
  expect(ages.current).toBeGreaterThan(0);
  expect(accounts.find(({ account }) => account === name)).toMatchObject({
    current: ages.current / 100,
    upTo30: ages.upTo30 / 100,
  });
});

it('refunds, discounts, products, sizes and clubs are those of orders', async () => {
  expect((await report('refunds')).totals).toMatchObject({ refunds: 1, byHand: 53.33, toCards: 0, total: 53.33 });
  const { rows: discounts } = await report('discounts');
  expect(discounts).toEqual([expect.objectContaining({ discount: 'Quantity discount', orders: 2, amount: 28.8 })]);
  const { rows: products } = await report('products');
  expect(products[0]).toMatchObject({ product: 'Shirt', pieces: 24, amount: 576 });
  const { rows: sizes } = await report('sizes');
  expect(sizes.find(({ size }) => size === 'Large')).toMatchObject({ pieces: 10, amount: 240 });
  const [{ net }, clubs] = [(await report('sales')).totals!, await report('clubs')];
  expect(clubs.totals?.net).toBe(net);
  expect(clubs.rows).toHaveLength(2);
});

it('counts what was sent by the day promised', async () => {
  const promise = (id: string, day: string) =>
    rows`update orders set promised_date = ${day}, delivery_from = now(), delivery_method = 'post', delivery_name = 'Post', delivery_days = 2 where id = ${id}`;
  await promise(first, today);
  await promise(second, shiftDay(today, -1));
  await call(`orders/${first}`, { status: 'shipped', statusReason: 'Test', despiteUnpaid: true });
  const onTime = async () =>
    (await loadReport(payload, findReport('on-time')!, { from: shiftDay(today, -2), to: today, bucket: 'day' })).totals;
  expect(await onTime()).toMatchObject({ promised: 2, due: 2, onTime: 1, late: 0, overdue: 1, rate: 50 });
  await call(`orders/${second}`, { status: 'shipped', statusReason: 'Test', despiteUnpaid: true });
  expect(await onTime()).toMatchObject({ promised: 2, due: 2, onTime: 1, late: 1, overdue: 0 });
});

it('margins and stock count pieces at their cost price, and say how many have none', async () => {
  await rows`update product_variations set cost_price = 9.5 where product_id = ${shirt.id}`;
  const { rows: found } = await report('margins');
  const [{ net } = { net: 0 }] = await rows<{ net: number }>`
    select sum(i.net_amount)::float8 as net from order_items i join orders o on o.id = i._parent_id
     where i.product_id = ${shirt.id} and o.status <> 'cancelled'`;
  expect(found.find(({ product }) => product === 'Shirt')).toMatchObject({
    ...{ pieces: 24, uncosted: 0, sales: net, cost: 228 },
    margin: (cents(net) - 22_800) / 100,
  });
  expect(found.find(({ product }) => product === 'Cap')).toMatchObject({
    pieces: 6,
    uncosted: 6,
    sales: 0,
    rate: null,
  });
  const { rows: stock } = await report('stock');
  expect(stock[0]).toMatchObject({ product: 'Shirt', pieces: 976, uncosted: 0, value: 9272 });
  expect(stock.find(({ product }) => product === 'Cap')).toMatchObject({ value: 0, uncosted: 494 });
});

it('cost prices are for staff alone, however they are read', async () => {
  const list = `/api/product-variations?where[product][equals]=${shirt.id}`;
  const { body } = await api<{ docs: { costPrice?: number }[] }>('GET', list, { token: packer.token });
  expect(body.docs.map(({ costPrice }) => costPrice)).toEqual([9.5, 9.5]);
  const query = `{ Product(id: "${shirt.id}") { variations { docs { stockQuantity costPrice } } } }`;
  for (const token of [undefined, team.token]) {
    expect([401, 403]).toContain((await api('GET', list, { token })).status);
    for (const found of [
      await api('GET', `/api/products/${shirt.id}?depth=2`, { token }),
      await api('GET', `/api/products?sort=variations.costPrice`, { token }),
      await api('POST', '/api/graphql', { token, body: { query } }),
    ])
      expect(found.text).not.toMatch(/"costPrice":\s*\d/);
    const asked = async (condition: string) => {
      const { status, text } = await api('GET', `/api/products?where[variations.costPrice]${condition}`, { token });
      return status === 200 ? text : 'refused';
    };
    expect(await asked('[greater_than]=9')).toBe(await asked('[greater_than]=10'));
  }
});

it('the journal balances each day, and posts tax and money where they belong', async () => {
  const { rows: lines, totals } = await report('journal');
  expect(totals?.debit).toBe(totals?.credit);
  const of = (account: string) =>
    sum(
      lines.filter((line) => line.account === account),
      ({ debit, credit }) => cents(debit ?? 0) - cents(credit ?? 0),
    );
  expect(of('Tax')).toBe(-sum(documents, (each) => signOf(each) * taxOf(each)));
  expect(of('Sales')).toBe(-sum(documents, (each) => signOf(each) * (cents(each.total) - taxOf(each))));
  expect(of('Bank')).toBe(20_000 + 40_000 - 5333 + 1000 + 500);
  expect(of('Debtors')).toBe(cents((await report('receivables')).totals?.balance));
});

it('the journal is a file for Xero and QuickBooks, with the accounts of the settings', async () => {
  await payload.updateGlobal({ slug: 'site-settings', data: { journalAccounts: { sales: '4000' } } });
  signIn(bookkeeper.token);
  const file = (format: string) =>
    reportCsvEndpoint(new Request(`http://localhost/admin/reports/journal/export.csv?format=${format}`), {
      params: Promise.resolve({ id: 'journal' }),
    });
  const xero = await file('xero');
  expect(xero.headers.get('content-disposition')).toContain('journal-xero-');
  expect(await xero.text()).toMatch(/^\*Narration,.*\r\n(?:.*\r\n)*.*Sales at 20%,4000,No VAT,-\d+\.\d\d,,,,\r\n/);
  expect(await (await file('quickbooks')).text()).toMatch(
    /^JournalNo,.*\r\nKR-.*,Debtors clearing,\d+\.\d\d,,Debtors,,USD\r\n/,
  );
  expect(await (await file('sage')).text()).toMatch(/^day,account,entry,debit,credit\r\n/);
});

describe('for programs', () => {
  const read = (path: string, token: string) =>
    api<{ reports: { id: string }[]; rows: object[]; fieldErrors: object }>('GET', `/api/reports${path}`, { token });

  it('are a bookkeeper’s, by a key with their scope, and no packer’s', async () => {
    const { status, body } = await read('', bookkeeper.token);
    expect([status, body.reports.map(({ id }) => id)]).toEqual([
      200,
      expect.arrayContaining(['sales', 'tax', 'vat-return', 'receivables']),
    ]);
    for (const { id } of body.reports) expect((await read(`/${id}`, bookkeeper.token)).status, id).toBe(200);
    expect((await read('/sales', packer.token)).status).toBe(403);
    const byKey = async (scope: 'reports:read' | 'invoices:read') => {
      const { key } = await storeKey(bookkeeper, [scope]);
      return (await api('GET', '/api/reports/sales', { headers: { Authorization: `Bearer ${key}` } })).status;
    };
    expect([await byKey('reports:read'), await byKey('invoices:read')]).toEqual([200, 403]);
  });

  it('refuse days that are none, and what is no report', async () => {
    expect((await read('/nothing', bookkeeper.token)).status).toBe(404);
    const { status, body } = await read('/sales?from=2026-11-02&to=2026-11-01', bookkeeper.token);
    expect([status, body.fieldErrors]).toEqual([422, { to: ['This day is before the first one.'] }]);
  });
});

it('are files for a bookkeeper, logged, and not for a packer', async () => {
  const file = () =>
    reportCsvEndpoint(new Request(`http://localhost/admin/reports/tax/export.csv?from=${today}&to=${today}`), {
      params: Promise.resolve({ id: 'tax' }),
    });
  signIn(packer.token);
  expect((await file()).status).toBe(403);
  signIn(bookkeeper.token);
  const answer = await file();
  expect(answer.headers.get('content-disposition')).toContain(`tax-${today}-to-${today}.csv`);
  const [heading, standard] = (await answer.text()).split('\r\n');
  expect(heading).toBe('rate,invoiced_net,invoiced_tax,credited_net,credited_tax,net,tax');
  expect(standard).toMatch(/^20%,\d+\.\d\d,/);
  const logged =
    await rows`select subject_id from activity_log where action = 'reports.exported' order by created_at desc limit 1`;
  expect(logged).toEqual([{ subject_id: 'tax' }]);
});
