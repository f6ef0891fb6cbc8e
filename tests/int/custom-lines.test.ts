import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import '../setup/incoming';
import { newOrderInput, orderEditInput } from '@/domain/orders/order-edit';
import type { OrderStatus } from '@/domain/orders/order-status';
import { NO_TAXES, UK_RATES } from '@/domain/taxes/tax-settings';
import { editSummary } from '@/domain/orders/order-edit-summary';
import { createShipment } from '@/modules/despatch/create-shipment';
import { findOrderByToken } from '@/modules/orders/data/placed-order';
import { createOrder } from '@/modules/orders/editing/create-order';
import { editOrder } from '@/modules/orders/editing/edit-order';
import { quoteLines } from '@/modules/orders/editing/quote-lines';
import { updateOrderStatus } from '@/modules/orders/status/update-order-status';
import { checkBooks, SNAPSHOT } from '@/modules/books/check-books';
import type { AdminUser } from '@/payload-types';
import { api } from '../setup/http';
import { asStaff, createProduct, createStaff, password, payload, rows, stockOf, unique } from '../setup/shop';
import { createLinkToken } from '@/lib/crypto/link-token';

const { user: alex, token } = await createStaff('administrator');
const shirt = await createProduct({ name: 'Shirt', price: 24, stock: 1000 });
await payload.updateGlobal({
  slug: 'tax-settings',
  data: { ...NO_TAXES, isCharged: true, rates: UK_RATES, homeRate: 0.79, homeRateOn: '2026-11-02' } as never,
});
const role = await api<{ doc: { id: string } }>('POST', '/api/roles', {
  ...{ token: (await createStaff('owner')).token, confirm: password },
  body: { name: unique('Orders'), permissions: ['orders:write'] },
});
const clerk = (await createStaff('own', { ownRole: role.body.doc.id })).user;

const fields = {
  customer: { firstName: 'Ada', lastName: 'Okafor', email: 'ada@shopper.test' },
  shippingAddress: { line1: '1 High Street', city: 'Leeds', postcode: 'LS1 4AP', country: 'GB' },
};
const setUp = (unitPrice = 30, more: object = {}) => ({
  ...{ custom: { description: 'Set-up fee' }, quantity: 1, unitPrice, ...more },
});
const shirts = (quantity: number, more: object = {}) => ({ product: shirt.id, quantity, ...more });

const create = async (lines: object[], more: object = {}, user: AdminUser = alex) =>
  createOrder({
    ...(await asStaff(user)),
    input: newOrderInput.parse({ ...fields, lines, ...more }),
    idempotencyKey: randomUUID(),
  });
async function created(lines: object[], more: object = {}) {
  const made = await create(lines, more);
  return made.ok ? made.orderId : expect.fail(JSON.stringify(made));
}

type Line = { id: string; name: string; quantity: number; price: number; reason: string | null };
const linesOf = (id: string) =>
  rows<Line>`select id, product_name as name, quantity::int as quantity, unit_price::float8 as price, price_reason as reason
    from order_items where _parent_id = ${id} order by _order`;
const orderOf = async (id: string) =>
  (
    await rows<{ total: number; off: number; pieces: number; shipping: number; revision: number; status: OrderStatus }>`
      select total_amount::float8 as total, discount_amount::float8 as off, total_items::int as pieces,
             shipping_amount::float8 as shipping, revision::int as revision, status from orders where id = ${id}`
  )[0]!;
async function edit(id: string, lines: object[], more: object = {}, user: AdminUser = alex) {
  const { revision } = await orderOf(id);
  const input = orderEditInput.parse({ ...fields, lines, revision, ...more });
  return editOrder({ ...(await asStaff(user)), orderId: id, input });
}
const editOf = async (id: string) => {
  const [entry] = await rows<{ before: object; after: object }>`
    select before, after from activity_log where subject_id = ${id} and action = 'order.edited' order by created_at desc`;
  return editSummary(entry?.before, entry?.after);
};

describe('a custom line', () => {
  it('is invoiced at its own rate, credited, and neither taken from stock nor sent', async () => {
    const before = (await stockOf(shirt.id)).total;
    const id = await created([
      shirts(2),
      setUp(),
      setUp(5, { custom: { description: 'Postcards', taxClass: 'zero', isService: false }, quantity: 4 }),
    ]);
    expect(await orderOf(id)).toMatchObject({ total: 98, pieces: 6 });
    expect((await stockOf(shirt.id)).total).toBe(before - 2);
    const [invoice] = await rows<{ charges: { rows: object[]; taxLines: object[] } }>`
      select json_build_object('rows', rows, 'taxLines', tax_lines) as charges from invoices where order_id = ${id}`;
    expect(invoice?.charges).toMatchObject({
      rows: expect.arrayContaining([
        expect.objectContaining({ name: 'Set-up fee', sku: '', quantity: 1, taxRate: 20, amount: 30 }),
        expect.objectContaining({ name: 'Postcards', quantity: 4, taxRate: 0, amount: 20 }),
      ]),
    });

    const lines = await linesOf(id);
    const idOf = (name: string) => lines.find((line) => line.name === name)?.id ?? '';
    const ref = { kind: 'shop', orderId: id } as const;
    const none = { carrier: null, trackingNumber: null, trackingUrl: null };
    const refused = await createShipment({
      ...{ ...(await asStaff(alex)), ...ref, tracking: none },
      pieces: [{ line: idOf('Set-up fee'), quantity: 1 }],
    });
    expect(refused.ok).toBe(false);
    const sent = await createShipment({ ...(await asStaff(alex)), ...ref, tracking: none });
    expect(sent).toMatchObject({ ok: true });
    expect(
      await rows`select sum(p.quantity)::int as pieces from shipments s join shipment_pieces p on p._parent_id = s.id
      where s.order_id = ${id}`,
    ).toEqual([{ pieces: 6 }]);
    expect((await orderOf(id)).status).toBe('shipped');

    const credited = await api('POST', `/api/orders/${id}/credit-notes`, {
      token,
      body: { reason: 'No set-up was needed', lines: [{ line: idOf('Set-up fee'), quantity: 1 }] },
    });
    expect(credited).toMatchObject({ status: 201, body: { totalAmount: 30, taxLines: [{ rate: 20 }] } });
    expect(
      (
        await api('POST', `/api/orders/${id}/returns`, {
          token,
          body: { items: [{ lineId: idOf('Set-up fee'), quantity: 1, reason: 'faulty' }] },
        })
      ).status,
    ).toBe(422);
  });

  it('is changed, kept and taken out by an edit, and gives nothing back to stock', async () => {
    const id = await created([shirts(1), setUp()]);
    const before = (await stockOf(shirt.id)).total;
    const [goods, fee] = await linesOf(id);
    expect(
      await edit(id, [
        { id: goods!.id, quantity: 1 },
        { id: fee!.id, ...setUp(45), custom: { description: 'Digitising' } },
      ]),
    ).toMatchObject({ ok: true });
    expect(await linesOf(id)).toMatchObject([{ name: 'Shirt' }, { id: fee!.id, name: 'Digitising', price: 45 }]);
    expect((await orderOf(id)).total).toBe(69);
    expect(await edit(id, [{ id: goods!.id, quantity: 1 }])).toMatchObject({ ok: true, totalAmount: 24 });
    expect((await stockOf(shirt.id)).total).toBe(before);
  });

  it('cancels and comes back with its order, and its customer sees it', async () => {
    const id = await created([shirts(1), setUp()]);
    const before = (await stockOf(shirt.id)).total;
    const move = async (status: OrderStatus) =>
      updateOrderStatus({ ...(await asStaff(alex)), orderId: id, status, reason: 'Because' });
    expect(await move('cancelled')).toMatchObject({ ok: true });
    expect((await stockOf(shirt.id)).total).toBe(before + 1);
    expect(await move('pending')).toMatchObject({ ok: true });
    expect((await stockOf(shirt.id)).total).toBe(before);
    const byRest = await api('PATCH', `/api/orders/${id}`, { token, body: { status: 'processing' } });
    expect(byRest.status).toBe(200);
    expect(await linesOf(id)).toMatchObject([{ name: 'Shirt' }, { name: 'Set-up fee' }]);
    const [{ link } = { link: '' }] = await rows<{
      link: string;
    }>`select tracking_token as link from orders where id = ${id}`;
    const found = await findOrderByToken(payload, link);
    expect(found?.items[1]).toMatchObject({ productId: null, custom: { taxClass: 'standard', isService: true } });
    const answer = await api<{ items: { product: string | null }[] }>('GET', `/api/orders/track/${link}`);
    expect(answer.body.items[1]).toMatchObject({ product: null, productName: 'Set-up fee', unitPrice: 30 });
  });

  it('alone is an order with nothing to deliver', async () => {
    const id = await created([setUp()]);
    expect(await orderOf(id)).toMatchObject({ total: 30, pieces: 0, shipping: 0 });
  });

  it('is refused without a price or a description', () => {
    const read = (line: object) =>
      newOrderInput.safeParse({ ...fields, lines: [line] }).error?.issues.map(({ path }) => path.join('.'));
    expect(read({ custom: { description: 'Fee' }, quantity: 1 })).toEqual(['lines.0.unitPrice']);
    expect(read({ custom: { description: ' ' }, quantity: 1, unitPrice: 1 })).toEqual(['lines.0.custom.description']);
  });

  it('of a quote is one of its order', async () => {
    const quote = await api<{ id: string }>('POST', '/api/quotes', {
      token,
      body: {
        ...{ ...fields, expiresOn: '2099-01-01', discount: { kind: 'amount', value: 7, name: 'Loyalty' } },
        options: [{ items: [{ product: shirt.id, quantity: 2, unitPrice: 20 }, setUp()] }],
      },
    });
    expect(quote).toMatchObject({ status: 201, body: { content: { options: [{ totalAmount: 63 }] } } });
    await api('POST', `/api/quotes/${quote.body.id}/send`, { token });
    const accepted = await api<{ orderNumber: string }>(
      'POST',
      `/api/quotes/${createLinkToken('quote', quote.body.id, '1')}/accept`,
      { body: { name: 'Ada' } },
    );
    expect(accepted).toMatchObject({ status: 201, body: { totalAmount: 63 } });
    const [{ id } = { id: '' }] = await rows<{
      id: string;
    }>`select id from orders where order_number = ${accepted.body.orderNumber}`;
    expect(await linesOf(id)).toMatchObject([
      { name: 'Shirt', price: 20, reason: 'Agreed in a quote' },
      { name: 'Set-up fee', price: 30, reason: null },
    ]);
    expect(await orderOf(id)).toMatchObject({ off: 7, pieces: 2 });
    const missing = await api('POST', '/api/quotes', {
      token,
      body: {
        ...fields,
        expiresOn: '2099-01-01',
        options: [{ items: [{ custom: { description: 'Fee' }, quantity: 1 }] }],
      },
    });
    expect(missing).toMatchObject({
      status: 422,
      body: { fieldErrors: { 'options.0.items.0.unitPrice': expect.anything() } },
    });
  });
});

describe('a price that staff set', () => {
  it('needs a reason and the permission, and is in the log', async () => {
    expect(await create([shirts(1, { unitPrice: 20 })])).toMatchObject({
      ok: false,
      fieldErrors: { priceReason: expect.anything() },
    });
    const reason = { priceReason: 'Match a rival' };
    expect(await create([shirts(1, { unitPrice: 20 })], reason, clerk)).toMatchObject({ ok: false, code: 'forbidden' });
    expect(await create([shirts(1), setUp()], {}, clerk)).toMatchObject({ ok: true });
    const id = await created([shirts(1)]);
    const [line] = await linesOf(id);
    const disguised = [{ id: line!.id, ...setUp(1) }];
    expect(await edit(id, disguised, {}, clerk)).toMatchObject({ ok: false, code: 'invalid' });
    const change = [{ id: line!.id, quantity: 1, unitPrice: 20 }];
    expect(await edit(id, change, reason, clerk)).toMatchObject({ ok: false, code: 'forbidden' });
    expect(await edit(id, change)).toMatchObject({ ok: false, fieldErrors: { priceReason: expect.anything() } });
    expect(await edit(id, change, reason)).toMatchObject({ ok: true, totalAmount: 20 });
    expect(await linesOf(id)).toMatchObject([{ price: 20, reason: 'Match a rival' }]);
    expect(await editOf(id)).toEqual([
      'Shirt: $24.00 → $20.00 each',
      'Total: $24.00 → $20.00',
      'Prices changed: Match a rival',
    ]);
  });

  it('ends the quantity discount, now and after later edits', async () => {
    const plain = await created([shirts(10)]);
    expect(await orderOf(plain)).toMatchObject({ total: 228, off: 12 });
    const id = await created([shirts(10, { unitPrice: 20 })], { priceReason: 'Sponsor' });
    expect(await orderOf(id)).toMatchObject({ total: 200, off: 0 });
    const [line] = await linesOf(id);
    expect(await edit(id, [{ id: line!.id, quantity: 12 }], {}, clerk)).toMatchObject({ ok: true, totalAmount: 240 });
    expect((await quoteLines(payload, { lines: [shirts(10, { unitPrice: 20 })] })).sums).toMatchObject({
      discountAmount: 0,
    });
  });
});

describe('the price of delivery', () => {
  const standard = {
    ...{ id: 'standard', name: 'Standard', isCollection: false, note: '', days: 3, pricedBy: 'order' },
    ...{ steps: [{ from: 0, price: 6 }], freeFrom: null, upTo: null },
  };
  const setZones = (zones: object[]) =>
    payload.updateGlobal({ slug: 'delivery-settings', data: { zones, closures: [] } });
  beforeAll(() => setZones([{ name: 'UK', countries: ['GB'], postcodes: [], methods: [standard] }]));
  afterAll(() => setZones([]));

  it('is any amount that staff set, of what is sent', async () => {
    expect(await orderOf(await created([shirts(1)]))).toMatchObject({ shipping: 6, total: 30 });
    expect(await orderOf(await created([setUp()]))).toMatchObject({ shipping: 0, total: 30 });
    const id = await created([shirts(1), setUp()], { deliveryAmount: 2.5 });
    expect(await orderOf(id)).toMatchObject({ shipping: 2.5, total: 56.5 });
    const kept = (await linesOf(id)).map(({ id: line, name, price }) =>
      name === 'Shirt' ? { id: line, quantity: 1 } : { id: line, ...setUp(price) },
    );
    expect(await edit(id, kept, { deliveryAmount: 0 }, clerk)).toMatchObject({ ok: false, code: 'forbidden' });
    expect(await edit(id, kept, { deliveryAmount: 0 })).toMatchObject({ ok: true, totalAmount: 54 });
    expect(await edit(id, kept, { notes: 'Ring twice' }, clerk)).toMatchObject({ ok: true, totalAmount: 54 });
  });

  it('stays as agreed when the goods change, until whoever may set prices ends it', async () => {
    const id = await created([shirts(1)], { deliveryAmount: 2.5 });
    const [shirt] = await linesOf(id);
    const more = (quantity: number) => [{ id: shirt!.id, quantity }];
    expect(await edit(id, more(3), {}, clerk)).toMatchObject({ ok: true });
    expect(await orderOf(id)).toMatchObject({ shipping: 2.5 });
    expect(await edit(id, more(2), { deliveryAmount: null }, clerk)).toMatchObject({ ok: false, code: 'forbidden' });
    expect(await edit(id, more(2), { deliveryAmount: null })).toMatchObject({ ok: true });
    expect(await orderOf(id)).toMatchObject({ shipping: 6 });
    expect(await edit(id, more(1), {}, clerk)).toMatchObject({ ok: true });
    expect(await orderOf(id)).toMatchObject({ shipping: 6 });
  });
});

describe('goods that are made to order', () => {
  it('take nothing from stock and give nothing back, however their order changes', async () => {
    const { id: product } = await createProduct({ name: 'Rare', price: 10, stock: 2 });
    const rare = { product, quantity: 5 };
    expect(await create([rare])).toMatchObject({
      ok: false,
      fieldErrors: { 'lines.0.quantity': ['Only 2 in stock.'] },
    });
    expect((await quoteLines(payload, { lines: [rare] })).short).toEqual([0]);
    const id = await created([{ ...rare, isMadeToOrder: true }]);
    const stock = async () => (await stockOf(product)).total;
    expect([await stock(), (await orderOf(id)).pieces]).toEqual([2, 5]);
    for (const status of ['cancelled', 'pending'] as const) {
      const moved = await updateOrderStatus({ ...(await asStaff(alex)), orderId: id, status, reason: 'Because' });
      expect([moved.ok, await stock()]).toEqual([true, 2]);
    }
    const [line] = await linesOf(id);
    expect(await edit(id, [{ id: line!.id, quantity: 7 }])).toMatchObject({ ok: true });
    expect(await stock()).toBe(2);
    const fromStock = [{ id: line!.id, quantity: 3, isMadeToOrder: false }];
    expect(await edit(id, fromStock)).toMatchObject({
      ok: false,
      fieldErrors: { 'lines.0.quantity': ['Only 2 in stock.'] },
    });
    expect(await edit(id, [{ ...fromStock[0], quantity: 2 }])).toMatchObject({ ok: true });
    expect(await stock()).toBe(0);
  });
});

describe('a discount on the order', () => {
  it('is taken off all lines at their rates, and stays until it is changed', async () => {
    const id = await created([shirts(2), setUp(52)], { discount: { kind: 'percentage', value: 10, name: 'Loyalty' } });
    expect(await orderOf(id)).toMatchObject({ total: 90, off: 10 });
    const [goods, fee] = await linesOf(id);
    const kept = [
      { id: goods!.id, quantity: 3 },
      { id: fee!.id, ...setUp(52) },
    ];
    expect(await edit(id, kept, {}, clerk)).toMatchObject({ ok: true, totalAmount: 111.6 });
    const half = { discount: { kind: 'amount', value: 62 } };
    expect(await edit(id, kept, half, clerk)).toMatchObject({ ok: false, code: 'forbidden' });
    expect(await edit(id, kept, half)).toMatchObject({ ok: true, totalAmount: 62 });
    expect(await edit(id, kept, { discount: { kind: 'amount', value: 125 } })).toMatchObject({
      ok: false,
      fieldErrors: { 'discount.value': ['This is more than the items cost.'] },
    });
    expect(await edit(id, kept, { discount: null })).toMatchObject({ ok: true, totalAmount: 124 });
    expect(await create([shirts(1)], { discount: { kind: 'amount', value: 25 } })).toMatchObject({
      fieldErrors: { 'discount.value': ['This is more than the items cost.'] },
    });
    expect(
      newOrderInput.safeParse({ ...fields, lines: [shirts(1)], discount: { kind: 'percentage', value: 101 } }).success,
    ).toBe(false);
  });
});

it('keeps the books', async () => {
  const client = new pg.Client(process.env.DATABASE_URL);
  await client.connect();
  await client.query(SNAPSHOT);
  for await (const { law, wrong, examples } of checkBooks(client))
    expect({ law, wrong, examples }).toMatchObject({ wrong: 0 });
  await client.end();
});
