import { afterEach, describe, expect, it } from 'vitest';
import '../setup/incoming';
import { anonymiseCustomer } from '@/areas/back-office/customers/anonymise-customer';
import { listReturns } from '@/areas/back-office/returns/data';
import { parseReturnFilters } from '@/areas/back-office/returns/return-filters';
import { searchRecords } from '@/areas/back-office/search/data';
import { shiftDay } from '@/domain/text/days';
import { formatFullDay } from '@/domain/text/locale';
import { exportCustomerData } from '@/modules/privacy/data/customer-record';
import type { RequestedPieces } from '@/domain/despatch/shipments';
import { MADE_FOR_YOU } from '@/domain/returns/returnable';
import { createShipment } from '@/modules/despatch/create-shipment';
import { recordPayment } from '@/modules/payments/record-payment';
import { shopToday } from '@/domain/delivery/promise';
import { withdrawShipment } from '@/modules/despatch/withdraw-shipment';
import { storeKey, withKey } from '../setup/api-keys';
import { api } from '../setup/http';
import {
  actionsOn,
  asStaff,
  createProduct,
  createStaff,
  payload,
  placed,
  rows,
  stockOf,
  tablesWith,
  type Item,
} from '../setup/shop';
import { writeEmail } from '../setup/written-email';

const staff = await createStaff('administrator', { fullName: 'Alex Morgan' });
const editor = await createStaff('content_manager');

type Return = {
  id: string;
  returnNumber: string;
  status: string;
  items: { lineId: string; quantity: number; reason: string; restocked: number; writtenOff: number }[];
  instructions: string | null;
  declineReason: string | null;
  creditNote: string | null;
  replacement: string | null;
  code?: string;
  message?: string;
  fieldErrors?: Record<string, string[]>;
};
type Listed = {
  returnable: { lineId: string; quantity: number; reasons: string[] }[];
  returns: Return[];
};
type Wanted = { lineId: string; quantity: number; reason: string };

const anyAddress = () => `203.0.113.${Math.ceil(Math.random() * 250)}`;
const ask = (body: object) => api<Return>('POST', '/api/returns', { body, address: anyAddress() });
const listed = async (token: string) =>
  (await api<Listed>('GET', `/api/returns/${token}`, { address: anyAddress() })).body;
const act = (id: string, action: string, body: object = {}) =>
  api<Return>('POST', `/api/returns/${id}/${action}`, { token: staff.token, body });

type Sent = { id: string; token: string; email: string; number: string; lines: string[] };

async function sold(items: Item[], status: 'pending' | 'delivered' = 'delivered'): Promise<Sent> {
  const { id, trackingToken: token, contact, orderNumber: number } = await placed(...items);
  if (status !== 'pending') await setStatus(id, status);
  const stored = await rows<{ id: string }>`select id from order_items where _parent_id = ${id} order by _order`;
  return { id, token, email: contact.email, number, lines: stored.map((line) => line.id) };
}

const setStatus = (id: string, status: string) =>
  api('PATCH', `/api/orders/${id}`, {
    token: staff.token,
    body: { status, statusReason: 'Test', despiteUnpaid: true },
  });
const ship = async (orderId: string, ...pieces: RequestedPieces[]) => {
  const tracking = { carrier: null, trackingNumber: null, trackingUrl: null };
  const { req } = await asStaff(staff.user);
  const shipped = await createShipment({ req, kind: 'shop', orderId, pieces, tracking, despiteUnpaid: true });
  return shipped.ok ? shipped.shipmentId : expect.fail(shipped.message);
};
const item = (lineId: string | undefined, quantity: number, reason = 'wrong_size'): Wanted => ({
  ...{ lineId: lineId ?? '', quantity, reason },
});

async function received(order: Sent, quantity: number, more: { writtenOff?: number } = {}): Promise<string> {
  const { body } = await ask({ token: order.token, items: [item(order.lines[0], quantity, 'faulty')] });
  await act(body.id, 'approve');
  const { writtenOff = 0 } = more;
  const items = [{ lineId: order.lines[0], restocked: quantity - writtenOff, writtenOff }];
  expect((await act(body.id, 'receive', { items })).body.status).toBe('received');
  return body.id;
}

const mailsOf = async (id: string): Promise<string[]> =>
  (
    await rows<{ status: string }>`select data ->> 'status' as status from mail_messages
      where template = 'order-return' and data ->> 'return' = ${id} order by created_at`
  ).map(({ status }) => status);

describe('a return is requested', () => {
  it('by the link of an order or its number and address, of pieces that were sent, each once', async () => {
    const product = await createProduct({ stock: { M: 9, L: 9 } });
    const sizes = { M: 3, L: 2 };
    const order = await sold([{ product: product.id, color: 'Red', sizes }], 'pending');
    expect((await listed(order.token)).returnable).toEqual([]);
    expect((await ask({ token: order.token, items: [item(order.lines[0], 1)] })).body.fieldErrors).toEqual({
      'items.0.quantity': ['None of these can be returned.'],
    });
    await setStatus(order.id, 'processing');
    await ship(order.id, { line: order.lines[0] ?? '', quantity: 2 });
    expect((await listed(order.token)).returnable).toMatchObject([{ lineId: order.lines[0], quantity: 2 }]);
    const asked = await ask({ token: order.token, items: [item(order.lines[0], 1)], note: 'Too small' });
    expect(asked).toMatchObject({ status: 201, body: { status: 'requested', instructions: null, note: 'Too small' } });
    expect(asked.body.returnNumber).toMatch(/^RET-\d{4}-\d{6}$/);
    const { number: orderNumber, email } = order;
    const more = { orderNumber, email: email.toUpperCase(), items: [item(order.lines[0], 2)] };
    expect((await ask(more)).body.fieldErrors).toEqual({ 'items.0.quantity': ['At most 1 can be returned.'] });
    expect((await ask({ ...more, items: [item(order.lines[0], 1)] })).status).toBe(201);
    expect((await ask({ ...more, email: 'other@shopper.test' })).status).toBe(404);
    expect((await ask({ items: more.items })).body.fieldErrors).toHaveProperty('token');
    expect((await listed(order.token)).returns).toHaveLength(2);
    expect((await api('GET', `/api/returns/${order.token}x`, { address: anyAddress() })).status).toBe(404);
  });

  it('for personalised goods only if they are faulty or not what was ordered', async () => {
    const order = await sold([{ product: (await createProduct()).id, quantity: 1 }]);
    const players = JSON.stringify([{ name: 'OKAFOR', number: '7' }]);
    await rows`update order_items set players = ${players}::jsonb where _parent_id = ${order.id}`;
    expect((await listed(order.token)).returnable[0]?.reasons).toEqual(['faulty', 'wrong_item']);
    const refused = await ask({ token: order.token, items: [item(order.lines[0], 1, 'unwanted')] });
    expect(refused.body.fieldErrors).toEqual({ 'items.0.reason': [MADE_FOR_YOU] });
    expect((await ask({ token: order.token, items: [item(order.lines[0], 1, 'faulty')] })).status).toBe(201);
  });

  it('once for the same pieces, however many ask at once; not by staff’s reason', async () => {
    const order = await sold([{ product: (await createProduct()).id, quantity: 4 }]);
    const body = { token: order.token, items: [item(order.lines[0], 3)] };
    const statuses = (await Promise.all(Array.from({ length: 4 }, () => ask(body)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 422, 422, 422]);
    const cancelled = await ask({ ...body, items: [item(order.lines[0], 1, 'order_cancelled')] });
    expect(cancelled.body.fieldErrors).toHaveProperty('items.0.reason');
  });

  it('and cancelled by its customer until it has come; its pieces may then come back again', async () => {
    const order = await sold([{ product: (await createProduct()).id, quantity: 1 }]);
    const other = await sold([{ product: (await createProduct()).id, quantity: 1 }]);
    const { body } = await ask({ token: order.token, items: [item(order.lines[0], 1)] });
    const cancel = (token: string) =>
      api<Return>('POST', `/api/returns/${body.id}/cancel`, { body: { token }, address: anyAddress() });
    expect((await cancel(other.token)).status).toBe(404);
    expect((await cancel(order.token)).body.status).toBe('cancelled');
    expect((await cancel(order.token)).body.code).toBe('not_possible');
    expect((await listed(order.token)).returnable).toHaveLength(1);
    const id = await received(order, 1);
    const late = await api('POST', `/api/returns/${id}/cancel`, {
      body: { token: order.token },
      address: anyAddress(),
    });
    expect(late.body.code).toBe('not_possible');
  });
});

describe('after the days of the shop', () => {
  const days = (returnDays: number) => payload.updateGlobal({ slug: 'site-settings', data: { returnDays } });
  afterEach(() => days(30));

  it('a customer returns only what is faulty or wrong, and is given the day; staff open any', async () => {
    await days(14);
    const order = await sold([{ product: (await createProduct()).id, quantity: 4 }]);
    const wanted = (reason: string) => ({ token: order.token, items: [item(order.lines[0], 1, reason)] });
    const open = shiftDay(shopToday(), 14);
    expect((await listed(order.token)).returnable).toMatchObject([{ returnBy: open }]);
    expect((await ask(wanted('unwanted'))).status).toBe(201);
    await rows`alter table order_status_changes disable trigger order_status_changes_append_only`;
    await rows`update order_status_changes set created_at = created_at - interval '15 days' where order_id = ${order.id}`;
    await rows`alter table order_status_changes enable trigger order_status_changes_append_only`;
    const over = shiftDay(shopToday(), -1);
    expect((await listed(order.token)).returnable).toMatchObject([
      { returnBy: over, reasons: ['faulty', 'wrong_item'] },
    ]);
    const refused = await ask(wanted('unwanted'));
    expect(refused).toMatchObject({ status: 422, body: { code: 'invalid' } });
    expect(refused.body.fieldErrors?.['items.0.reason']?.[0]).toContain(`until ${formatFullDay(over)}`);
    expect((await ask(wanted('faulty'))).status).toBe(201);
    const path = `/api/orders/${order.id}/returns`;
    const opened = await api('POST', path, { token: staff.token, body: { items: wanted('unwanted').items } });
    expect(opened.status).toBe(201);
    await days(15);
    expect((await ask(wanted('wrong_size'))).status).toBe(201);
  });

  it('that count from the last parcel of the order', async () => {
    const order = await sold([{ product: (await createProduct()).id, quantity: 3 }], 'pending');
    await setStatus(order.id, 'processing');
    const first = await ship(order.id, { line: order.lines[0] ?? '', quantity: 1 });
    await rows`update shipments set created_at = created_at - interval '40 days' where id = ${first}`;
    expect((await listed(order.token)).returnable).toMatchObject([{ returnBy: shiftDay(shopToday(), -10) }]);
    await ship(order.id, { line: order.lines[0] ?? '', quantity: 1 });
    expect((await listed(order.token)).returnable).toMatchObject([{ returnBy: shiftDay(shopToday(), 30) }]);
  });
});

describe('staff', () => {
  it('find a return by its number, in the list and the palette', async () => {
    const order = await sold([{ product: (await createProduct()).id, quantity: 1 }]);
    const { body } = await ask({ token: order.token, items: [item(order.lines[0], 1)] });
    const { rows: found } = await listReturns({
      ...{
        payload,
        limit: 20,
        offset: 0,
        filters: parseReturnFilters(new URLSearchParams({ search: body.returnNumber })),
      },
    });
    expect(found.map(({ id }) => id)).toEqual([body.id]);
    expect(await searchRecords(payload, ['returns'], body.returnNumber.toLowerCase())).toEqual([
      {
        ...{ kind: 'returns', id: body.id, title: body.returnNumber, href: `/admin/returns/${body.id}` },
        detail: `Order #${order.number} · Requested`,
      },
    ]);
  });

  it('approve or decline it, and the customer is emailed; others may not', async () => {
    const order = await sold([{ product: (await createProduct({ name: 'Cap' })).id, quantity: 2 }]);
    const { body } = await ask({ token: order.token, items: [item(order.lines[0], 1)] });
    const path = `/api/returns/${body.id}/approve`;
    expect((await api('POST', path, { body: {} })).status).toBe(401);
    expect((await api('POST', path, { body: {}, token: editor.token })).status).toBe(403);
    const reader = await storeKey(staff, ['order-returns:read']);
    expect((await api('POST', path, withKey(reader, { body: {} }))).body).toMatchObject({ code: 'missing_scope' });
    const approved = await act(body.id, 'approve', { instructions: 'Use the label in the parcel.' });
    expect(approved.body).toMatchObject({ status: 'approved', instructions: 'Use the label in the parcel.' });
    expect((await act(body.id, 'approve')).body).toMatchObject({ code: 'not_possible' });
    const second = (await ask({ token: order.token, items: [item(order.lines[0], 1)] })).body;
    expect((await act(second.id, 'decline')).body.fieldErrors).toHaveProperty('reason');
    expect((await act(second.id, 'decline', { reason: 'It was worn.' })).body.status).toBe('declined');
    expect(await mailsOf(body.id)).toEqual(['requested', 'approved']);
    expect(await mailsOf(second.id)).toEqual(['requested', 'declined']);
    expect((await writeEmail('order-return', { return: second.id, status: 'declined' }))?.text).toContain(
      'It was worn.',
    );
    expect((await writeEmail('order-return', { return: body.id, status: 'approved' }))?.text).toMatch(
      /1 × Cap[\s\S]*Use the label in the parcel\./,
    );
    expect(await actionsOn(body.id)).toEqual(['return.requested', 'return.approved']);
    const news = await rows`select kind from staff_news where href = ${`/admin/returns/${body.id}`}`;
    expect(news).toEqual([{ kind: 'return' }]);
    const records = await api<{ docs: { returnNumber: string }[] }>(
      ...(['GET', `/api/order-returns?where[order][equals]=${order.id}`, { token: staff.token }] as const),
    );
    expect(records.body.docs).toHaveLength(2);
  });

  it('receive it once: each piece goes back into stock or is written off, and what did not come may come later', async () => {
    const product = await createProduct({ stock: 10 });
    const order = await sold([{ product: product.id, quantity: 6 }]);
    const { body } = await ask({ token: order.token, items: [item(order.lines[0], 5)] });
    await act(body.id, 'approve');
    const wrong = await act(body.id, 'receive', { items: [{ lineId: order.lines[0], restocked: 4, writtenOff: 2 }] });
    expect(wrong.body.fieldErrors).toHaveProperty('items.0.restocked');
    const items = [{ lineId: order.lines[0], restocked: 2, writtenOff: 1 }];
    const answers = await Promise.all(Array.from({ length: 4 }, () => act(body.id, 'receive', { items })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    expect((await stockOf(product.id)).total).toBe(6);
    expect((await listed(order.token)).returnable).toMatchObject([{ quantity: 3 }]);
  });

  it('open one themselves, approved, for any reason', async () => {
    const order = await sold([{ product: (await createProduct()).id, quantity: 2 }]);
    const opened = await api<Return>('POST', `/api/orders/${order.id}/returns`, {
      ...{ token: staff.token, body: { items: [item(order.lines[0], 2, 'order_cancelled')] } },
    });
    expect(opened).toMatchObject({ status: 201, body: { status: 'approved' } });
    expect(opened.body.instructions).toContain(opened.body.returnNumber);
    expect(await mailsOf(opened.body.id)).toEqual(['approved']);
  });
});

describe('a received return is resolved', () => {
  const pay = async (orderId: string, cents: number) => {
    const { req } = await asStaff(staff.user);
    const entry = { way: 'transfer', receivedOn: shopToday(), reference: '' } as const;
    expect(await recordPayment({ req, orderId, kind: 'shop', cents, ...entry })).toMatchObject({ ok: true });
  };
  const moneyOf = async (id: string) => {
    const [row] = await rows`select credited_amount::float8 as credited, refunded_amount::float8 as refunded,
      payment_status as state from orders where id = ${id}`;
    return row;
  };

  it('by a refund, once: a credit note for the pieces that came, paid out as far as staff say', async () => {
    const order = await sold([{ product: (await createProduct({ price: 20 })).id, quantity: 3 }]);
    await pay(order.id, 6000);
    const id = await received(order, 2, { writtenOff: 1 });
    const body = { resolution: 'refund', refund: { amount: 30, way: 'hand' }, message: 'Sorry about the seam.' };
    expect((await act(id, 'resolve', { ...body, refund: { amount: 41 } })).body.fieldErrors).toEqual({
      'refund.amount': [expect.any(String)],
    });
    const answers = await Promise.all(Array.from({ length: 4 }, () => act(id, 'resolve', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    expect(await moneyOf(order.id)).toEqual({ credited: 40, refunded: 30, state: 'overpaid' });
    const [found] = (await listed(order.token)).returns;
    expect(found).toMatchObject({ status: 'resolved', resolution: 'refund', creditNote: expect.any(String) });
    const mail = await writeEmail('order-return', { return: id, status: 'resolved' });
    expect(mail?.text).toMatch(new RegExp(`credit note ${found?.creditNote}[\\s\\S]*Sorry about the seam`));
    expect(await mailsOf(id)).toEqual(['requested', 'approved', 'resolved']);
  });

  it('by a refund of less than it cost, or without a payment', async () => {
    const order = await sold([{ product: (await createProduct({ price: 20 })).id, quantity: 2 }]);
    const id = await received(order, 1);
    const amounts = [{ lineId: order.lines[0], amount: 12.5 }];
    expect((await act(id, 'resolve', { resolution: 'refund', amounts })).status).toBe(200);
    expect(await moneyOf(order.id)).toMatchObject({ credited: 12.5, refunded: 0, state: 'unpaid' });
  });

  const orderOf = async (number: string | null) => {
    const [row] =
      await rows`select o.total_amount::float8 as total, o.contact_email as email, o.payment_status as state,
        i.size_code as size, i.quantity::int as quantity, i.unit_price::float8 as price
      from orders o join order_items i on i._parent_id = o.id where o.order_number = ${number}`;
    return row;
  };

  it('by a replacement, once: the same goods again, free, as an order of the customer', async () => {
    const product = await createProduct({ stock: 5, price: 20 });
    const order = await sold([{ product: product.id, quantity: 3 }]);
    const id = await received(order, 2, { writtenOff: 2 });
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => act(id, 'resolve', { resolution: 'replacement' })),
    );
    const [done] = answers.filter(({ status }) => status === 200);
    expect(await orderOf(done?.body.replacement ?? '')).toMatchObject({
      ...{ total: 0, price: 0, quantity: 2, email: order.email, state: 'paid' },
    });
    expect((await stockOf(product.id)).total).toBe(0);
    expect(await moneyOf(order.id)).toMatchObject({ credited: 0, refunded: 0 });
    expect(await rows`select 1 from orders where contact_email = ${order.email}`).toHaveLength(2);
  });

  it('by an exchange for another size, at the difference in price, unless there is none in stock', async () => {
    const product = await createProduct({ stock: { M: 5, L: 1 }, price: 20 });
    const order = await sold([{ product: product.id, color: 'Red', sizes: { M: 2 } }]);
    const id = await received(order, 2);
    const exchange = (quantity: number, size = 'L') =>
      act(id, 'resolve', {
        resolution: 'exchange',
        items: [{ lineId: order.lines[0], color: null, size, quantity, unitPrice: 2.5 }],
      });
    expect((await exchange(3)).body.fieldErrors).toEqual({ 'items.0.quantity': ['Only 2 of these came back.'] });
    expect((await exchange(2)).body.code).toBe('out_of_stock');
    expect((await listed(order.token)).returns[0]?.status).toBe('received');
    const { body } = await exchange(1);
    expect(await orderOf(body.replacement)).toMatchObject({ total: 2.5, size: 'L', quantity: 1, price: 2.5 });
    expect((await stockOf(product.id)).sizes).toEqual({ M: 5, L: 0 });
  });

  it('with nothing more, and not before it has come', async () => {
    const order = await sold([{ product: (await createProduct()).id, quantity: 1 }]);
    const { body } = await ask({ token: order.token, items: [item(order.lines[0], 1)] });
    expect((await act(body.id, 'resolve', { resolution: 'none' })).body.code).toBe('not_possible');
    expect((await act(body.id, 'resolve', { resolution: 'gift' })).status).toBe(422);
    await act(body.id, 'approve');
    await act(body.id, 'receive', { items: [{ lineId: order.lines[0], restocked: 0, writtenOff: 1 }] });
    expect((await act(body.id, 'resolve', { resolution: 'none' })).body.status).toBe('resolved');
  });
});

describe('cancelling an order', () => {
  it('returns to stock what no parcel has, and takes the same again when it is reopened', async () => {
    const product = await createProduct({ stock: 10 });
    const order = await sold([{ product: product.id, quantity: 6 }], 'pending');
    await setStatus(order.id, 'processing');
    await ship(order.id, { line: order.lines[0] ?? '', quantity: 2 });
    const stock = async () => (await stockOf(product.id)).total;
    await setStatus(order.id, 'cancelled');
    expect(await stock()).toBe(8);
    expect((await listed(order.token)).returnable).toMatchObject([{ quantity: 2 }]);
    await setStatus(order.id, 'processing');
    expect(await stock()).toBe(4);
    await setStatus(order.id, 'cancelled');
    expect(await stock()).toBe(8);
    const id = await received(order, 2);
    expect(await stock()).toBe(10);
    expect((await act(id, 'resolve', { resolution: 'refund' })).body.message).toContain('cancelled');
    await setStatus(order.id, 'processing');
    await setStatus(order.id, 'cancelled');
    expect(await stock()).toBe(10);
  });

  it('returns nothing of an order that was sent as a whole', async () => {
    const product = await createProduct({ stock: 10 });
    const order = await sold([{ product: product.id, quantity: 6 }]);
    await setStatus(order.id, 'cancelled');
    expect((await stockOf(product.id)).total).toBe(4);
    expect((await listed(order.token)).returnable).toMatchObject([{ quantity: 6 }]);
  });
});

it('refuses that what comes back was not sent', async () => {
  const product = await createProduct({ stock: 10 });
  const order = await sold([{ product: product.id, quantity: 4 }], 'pending');
  await setStatus(order.id, 'processing');
  const shipmentId = await ship(order.id, { line: order.lines[0] ?? '', quantity: 2 });
  await received(order, 2);
  const { req } = await asStaff(staff.user);
  expect(await withdrawShipment({ req, kind: 'shop', orderId: order.id, shipmentId })).toMatchObject({
    ...{ ok: false, code: 'not_possible' },
  });
  await setStatus(order.id, 'delivered');
  await ask({ token: order.token, items: [item(order.lines[0], 1)] });
  expect((await setStatus(order.id, 'processing')).body).toMatchObject({ code: 'not_possible' });
  const [row] = await rows`select status from orders where id = ${order.id}`;
  expect(row).toEqual({ status: 'delivered' });
});

it('goes with the data of its customer: its words and photos, not its pieces', async () => {
  const order = await sold([{ product: (await createProduct()).id, quantity: 1 }]);
  const { body } = await ask({ token: order.token, items: [item(order.lines[0], 1)], note: 'Zebra crossing' });
  const [customer] = await rows<{ id: string }>`select id from customers where email = ${order.email}`;
  expect(await exportCustomerData(payload, customer?.id ?? '')).toMatchObject({
    orders: [{ returns: [{ returnNumber: body.returnNumber, note: 'Zebra crossing', items: [{ quantity: 1 }] }] }],
  });
  const { req } = await asStaff(staff.user);
  expect(await anonymiseCustomer({ req, id: customer?.id ?? '' })).toMatchObject({ ok: true });
  expect(await tablesWith('Zebra crossing')).toEqual([]);
  expect(await rows`select 1 from return_items where _parent_id = ${body.id}`).toHaveLength(1);
});
