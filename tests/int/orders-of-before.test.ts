/** Orders of a database of November 2026, from before taxes, delivery, shipments and invoices. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrations } from '@/migrations';
import { loadOrderDocument } from '@/modules/orders/documents/load-order-document';
import { findOrderByToken } from '@/modules/orders/data/placed-order';
import { loadTeamOrder } from '@/modules/team/data/team-order';
import { localRequest } from '@/lib/payload';
import type { AdminUser } from '@/payload-types';
import { api } from '../setup/http';
import { createStaff, rows, shop, stockOf, type Signed } from '../setup/shop';

const LAST_BEFORE = '20261124_002038_kit_make_rules';

const [HOLDALL, SHOP_ORDER, TEAM_ORDER] = [
  '9ca9f1e8-6e6d-4440-b593-20af2d25a7ef',
  'd6f816a9-e0b1-411c-b24d-e946a7613f48',
  '1705b94c-4bce-4d81-9359-6dc99a60febe',
];

let staff: Signed<AdminUser>;

beforeAll(async () => {
  const payload = await shop();
  const migration = { db: payload.db.drizzle, payload } as unknown as Parameters<(typeof migrations)[number]['up']>[0];
  const before = migrations.findIndex(({ name }) => name === LAST_BEFORE) + 1;
  await rows('drop schema public cascade');
  await rows('create schema public');
  for (const { up } of migrations.slice(0, before)) await up(migration);
  const tables = JSON.parse(await readFile('tests/fixtures/orders-before-invoices.json', 'utf8')) as Record<
    string,
    Record<string, unknown>[]
  >;
  for (const [table, records] of Object.entries(tables)) {
    for (const record of records) {
      const columns = Object.keys(record).map((column) => `"${column}"`);
      const from = `json_populate_record(null::${table}, $1)`;
      await rows(`insert into ${table} (${columns.join()}) select ${columns.join()} from ${from}`, [
        JSON.stringify(record),
      ]);
    }
  }
  await rows('update site_settings set invoice_terms = $1, bank_details = $2', [
    'We send an invoice with the order confirmation. Payment is due within 30 days.\nWe charge 1.5% a month on late payment. Cheques are welcome.',
    'IBAN GB00',
  ]);
  for (const { up } of migrations.slice(before)) await up(migration);
  staff = await createStaff('administrator');
});
afterAll(async () => (await shop()).destroy());

const statusOf = async (collection: string, id: string, status: string) =>
  (await api('PATCH', `/api/${collection}/${id}`, { token: staff.token, body: { status } })).status;
const invoicesOf = (column: string, id: string) =>
  rows(`select kind, total_amount::float8 as total, currency, tax_lines as taxes from invoices where ${column} = $1`, [
    id,
  ]);

it('an order of the shop is as it was placed: lines, sums, discount, history', async () => {
  const { body } = await api<object>('GET', `/api/orders/${SHOP_ORDER}?depth=0`, { token: staff.token });
  expect(body).toMatchObject({
    ...{ orderNumber: 'ORD-2026-003913', status: 'processing', paymentStatus: 'unpaid', currency: 'USD' },
    ...{ totalAmount: 478.8, discountAmount: 25.2, totalItems: 12, depositPercent: 0 },
    ...{ contact: { firstName: 'Ada', lastName: 'Old' }, shippingAddress: { city: 'Leeds', country: 'GB' } },
  });
  const found = await findOrderByToken(await shop(), 'T2BA4trWAIYAC4simU9ZWJINIdP2HveU');
  expect(found).toMatchObject({
    ...{ id: SHOP_ORDER, taxes: null, delivery: null, promisedDate: null, paidAmount: 0 },
    items: [{ productName: 'Touchline Team Holdall', color: 'Navy', quantity: 12, unitPrice: 42, totalPrice: 504 }],
    discounts: [{ quantity: 12, percentOff: 5, amount: 25.2 }],
  });
  const payload = await shop();
  const req = await localRequest(payload, { user: { ...staff.user, collection: 'admin-users' } });
  expect(await loadOrderDocument(payload, req, SHOP_ORDER)).toMatchObject({ order: { totalAmount: 478.8 } });
});

it('is cancelled with its stock returned, as any other, and owes no credit note', async () => {
  expect(await invoicesOf('order_id', SHOP_ORDER)).toEqual([]);
  const before = await stockOf(HOLDALL);
  expect(await statusOf('orders', SHOP_ORDER, 'cancelled')).toBe(200);
  expect((await stockOf(HOLDALL)).total).toBe(before.total + 12);
  expect(await invoicesOf('order_id', SHOP_ORDER)).toEqual([]);
});

it('an order of a team is as it was submitted, and is invoiced as it is approved', async () => {
  const order = await loadTeamOrder({ payload: await shop(), id: TEAM_ORDER });
  expect(order).toMatchObject({
    ...{ orderNumber: 'ORD-2026-003914', status: 'pending', totalAmount: 555.63, paidAmount: 0, delivery: null },
    data: { items: [{ productName: 'Velocity Netball Dress', quantities: { S: 1, M: 12 }, totalPrice: 584.87 }] },
    events: [{ type: 'submitted', byName: 'Maya Osei' }],
  });
  await rows('update team_orders set needs_proof = false where id = $1', [TEAM_ORDER]);
  expect(await statusOf('team-orders', TEAM_ORDER, 'approved')).toBe(200);
  expect(await invoicesOf('team_order_id', TEAM_ORDER)).toEqual([
    { kind: 'invoice', total: 555.63, currency: 'USD', taxes: [] },
  ]);
  expect(await statusOf('team-orders', TEAM_ORDER, 'cancelled')).toBe(200);
  expect((await invoicesOf('team_order_id', TEAM_ORDER)).map(({ kind, total }) => [kind, total])).toEqual([
    ['invoice', 555.63],
    ['credit_note', 555.63],
  ]);
});

it('says of payment what the shop did, but by when, which follows from the days to pay', async () => {
  expect(await rows('select bank_details as text, invoice_days::int as days from site_settings')).toEqual([
    { text: 'We charge 1.5% a month on late payment.\nCheques are welcome.\n\nIBAN GB00', days: 14 },
  ]);
});
