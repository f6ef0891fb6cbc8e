import { beforeEach, describe, expect, it } from 'vitest';
import { shopToday } from '@/domain/delivery/promise';
import { shopOrder } from '@/domain/orders/order-ref';
import { EVENT_TYPES } from '@/domain/webhooks/event-types';
import { starterKit } from '@/domain/kits/document/starter-kit';
import { confirmForCustomer } from '@/modules/orders/confirmation/confirm-order';
import { createShipment } from '@/modules/despatch/create-shipment';
import { editShipment } from '@/modules/despatch/edit-shipment';
import { withdrawShipment } from '@/modules/despatch/withdraw-shipment';
import { updateOrderStatus } from '@/modules/orders/status/update-order-status';
import { recordPayment } from '@/modules/payments/record-payment';
import { refundOrder } from '@/modules/payments/refund-order';
import { markPaid } from '@/modules/payments/mark-paid';
import { approveReturn, cancelReturn, declineReturn, receiveReturn } from '@/modules/returns/change-return';
import { openReturn, requestReturn } from '@/modules/returns/request-return';
import { resolveReturn } from '@/modules/returns/resolve-return';
import { createWebhook } from '@/modules/webhooks/change-webhooks';
import { api } from '../setup/http';
import {
  asStaff,
  checkoutBody,
  createPage,
  createProduct,
  createStaff,
  createTeam,
  editPlaced,
  order,
  placed,
  payload,
  rows,
} from '../setup/shop';
import { createTeamOrder, giveProof } from '../setup/team-orders';

const { user, token } = await createStaff('administrator');
const team = await createTeam();
const created = await createWebhook({
  req: (await asStaff(user)).req,
  input: { url: 'https://consumer.test/hook', events: [...EVENT_TYPES] },
});
const seen = new Set<string>();

beforeEach(() => rows`delete from webhook_events`);

type Event = { type: string; data: Record<string, unknown> };

async function events(...prefixes: string[]): Promise<Event[]> {
  const found = await rows<Event>`select e.type, e.data from webhook_deliveries d
    join webhook_events e on e.id = d.event_id order by d.id`;
  for (const { type } of found) seen.add(type);
  return found.filter(({ type }) => prefixes.some((prefix) => type.startsWith(prefix)));
}
const types = async (...prefixes: string[]) => (await events(...prefixes)).map(({ type }) => type);

const dpd = { carrier: 'DPD', trackingNumber: '1', trackingUrl: null };
const none = { carrier: null, trackingNumber: null, trackingUrl: null };

it('begins with a webhook', () => expect(created).toMatchObject({ ok: true }));

describe('an order', () => {
  it('is placed, edited, paid, shipped and refunded, with an event of each', async () => {
    const { id: product } = await createProduct({ price: 20, stock: 10 });
    await rows`delete from webhook_events`;
    const { id, orderNumber } = await placed({ product, quantity: 2 });
    expect(await events('order')).toEqual([
      {
        type: 'order.placed',
        data: expect.objectContaining({ id, orderNumber, status: 'pending', totalAmount: 40, currency: 'USD' }),
      },
    ]);
    const edited = await editPlaced(user, id, ([line]) => [{ ...line, quantity: 3 }]);
    expect(edited).toMatchObject({ ok: true });
    const staff = async () => ({ ...(await asStaff(user)), orderId: id });
    expect(await markPaid(await staff())).toMatchObject({ ok: true });
    expect(await updateOrderStatus({ ...(await staff()), status: 'processing' })).toMatchObject({ ok: true });
    const shipped = await createShipment({ ...(await staff()), kind: 'shop', tracking: none });
    expect(shipped).toMatchObject({ ok: true });
    expect(await refundOrder({ ...(await staff()), cents: 1500, reason: 'Late' })).toMatchObject({ ok: true });
    const found = await events('order', 'shipment');
    expect(found.map(({ type }) => type)).toEqual([
      'order.placed',
      'order.updated',
      'order.paid',
      'order.status_changed',
      'shipment.created',
      'order.status_changed',
      'order.refunded',
    ]);
    expect(found[1]?.data).toMatchObject({ totalAmount: 60 });
    expect(found[3]?.data).toMatchObject({ previousStatus: 'pending', status: 'processing' });
    expect(found[4]?.data).toMatchObject({ order: id, teamOrder: null, number: 1 });
    expect(found[6]?.data).toMatchObject({ amount: 15, refundedAmount: 15 });
  });

  it('is paid once nothing is left to pay, again after an edit, and not by its cancellation', async () => {
    const { id: product } = await createProduct({ price: 20, stock: 10 });
    const { id } = await placed({ product, quantity: 2 });
    await rows`delete from webhook_events`;
    const states: unknown[] = [];
    for (const change of [
      'paid_amount = 15',
      'paid_amount = 40',
      'total_amount = 30',
      'total_amount = 50',
      'paid_amount = 50',
      'refunded_amount = 50',
    ]) {
      await rows(`update orders set ${change} where id = $1`, id);
      states.push(
        ...(await events('order')).map(({ type, data }) => [type, (data as { paymentStatus: string }).paymentStatus]),
      );
      await rows`delete from webhook_events`;
    }
    expect(states).toEqual([
      ['order.paid', 'paid'],
      ['order.updated', 'overpaid'],
      ['order.updated', 'part'],
      ['order.paid', 'paid'],
      ['order.refunded', 'refunded'],
    ]);
    await rows`update orders set refunded_amount = 0, paid_amount = 10 where id = ${id}`;
    await rows`delete from webhook_events`;
    await rows`update orders set status = 'cancelled' where id = ${id}`;
    expect(await events('order')).toMatchObject([
      { type: 'order.status_changed', data: { paymentStatus: 'overpaid' } },
    ]);
  });

  it('that waits for its mailbox is placed when it is confirmed, and never if it is cancelled', async () => {
    const { id: product } = await createProduct({ price: 100, stock: 100 });
    const waiting = async () => {
      const result = await order(checkoutBody({ product, quantity: 31 }));
      return result.ok ? result.order.id : expect.fail(result.message);
    };
    const [kept, dropped] = [await waiting(), await waiting()];
    expect(await types('order')).toEqual([]);
    await confirmForCustomer({ ...(await asStaff(user)), orderId: kept });
    await rows`update orders set status = 'cancelled' where id = ${dropped}`;
    expect((await events('order')).map(({ type, data }) => [type, data.id])).toEqual([['order.placed', kept]]);
  });

  it('has no event of a transaction that does not commit', async () => {
    const { id: product } = await createProduct({ stock: 1 });
    await rows`delete from webhook_events`;
    expect(await order(checkoutBody({ product, quantity: 5 }))).toMatchObject({ ok: false });
    await rows(`create function fail_commit() returns trigger language plpgsql as $$ begin raise exception 'No.'; end $$;
      create constraint trigger order_fails after insert on orders deferrable initially deferred
        for each row when (new.notes = 'fails') execute function fail_commit()`);
    await expect(order({ ...checkoutBody({ product, quantity: 1 }), notes: 'fails' } as never)).rejects.toThrow();
    expect(await types('')).toEqual([]);
  });
});

it('follows a team’s order, its proofs, shipments, payments and refunds, in one order', async () => {
  const id = await createTeamOrder(team.user, { needsProof: false });
  const staff = async () => ({ ...(await asStaff(user)), kind: 'team' as const, orderId: id });
  for (let version = 1; version <= 2; version += 1) expect(await giveProof(user, id)).toMatchObject({ ok: true });
  await rows`update team_order_proofs set status = 'changes_requested' where team_order_id = ${id} and version = 2`;
  await giveProof(user, id);
  await rows`update team_order_proofs set status = 'approved' where team_order_id = ${id} and version = 3`;
  const status = async (to: 'approved' | 'in_production') =>
    expect(await updateOrderStatus({ ...(await staff()), status: to, despiteUnpaid: true })).toMatchObject({
      ok: true,
    });
  await status('approved');
  await status('in_production');
  const pay = async (cents: number) =>
    recordPayment({
      ...(await staff()),
      cents,
      way: 'transfer',
      receivedOn: shopToday(),
      reference: '',
    });
  expect(await pay(5000)).toMatchObject({ ok: true });
  expect(await pay(4000)).toMatchObject({ ok: true });
  expect(await refundOrder({ ...(await staff()), cents: 500, reason: 'Late' })).toMatchObject({ ok: true });
  const shipment = await createShipment({ ...(await staff()), tracking: none });
  if (!shipment.ok) expect.fail(shipment.message);
  const of = async () => ({ ...(await staff()), shipmentId: shipment.shipmentId });
  expect(await editShipment({ ...(await of()), tracking: dpd })).toMatchObject({ ok: true });
  expect(await withdrawShipment(await of())).toMatchObject({ ok: true });
  await rows`update team_orders set notes = 'Later' where id = ${id}`;
  const found = await events('team_order', 'proof', 'shipment');
  expect(found.map(({ type }) => type)).toEqual([
    'team_order.placed',
    'team_order.updated',
    'proof.created',
    'proof.voided',
    'proof.created',
    'proof.changes_requested',
    'proof.created',
    'proof.approved',
    'team_order.status_changed',
    'team_order.status_changed',
    'team_order.paid',
    'team_order.refunded',
    'shipment.created',
    'shipment.updated',
    'shipment.withdrawn',
    'team_order.updated',
  ]);
  expect(found.at(-5)?.data).toMatchObject({ id, amount: 5 });
});

it('follows a return through each of its steps, once, and what staff open from its approval', async () => {
  const { id: product } = await createProduct({ stock: 10 });
  const order = await placed({ product, quantity: 4 });
  await api('PATCH', `/api/orders/${order.id}`, { token, body: { status: 'delivered', despiteUnpaid: true } });
  const [line] = await rows<{ id: string }>`select id from order_items where _parent_id = ${order.id}`;
  const items = [{ lineId: line?.id ?? '', quantity: 1, reason: 'faulty' as const }];
  const { req } = await asStaff(user);
  const open = async (opened: ReturnType<typeof openReturn>) => {
    const answer = await opened;
    return answer.ok ? answer.returned : expect.fail(answer.message);
  };
  await rows`delete from webhook_events`;
  const returned = await open(requestReturn(req, shopOrder(order.id), { items }));
  const of = { req, id: returned.id };
  await approveReturn(of, {});
  await approveReturn(of, {});
  await receiveReturn(of, { items: [{ lineId: line?.id ?? '', restocked: 1, writtenOff: 0 }] });
  await resolveReturn({ ...of, input: { resolution: 'none' } });
  const found = await events('return');
  expect(found.map(({ type }) => type)).toEqual([
    'return.requested',
    'return.approved',
    'return.received',
    'return.resolved',
  ]);
  const { id, returnNumber } = returned;
  expect(found[0]?.data).toEqual({
    ...{ id, returnNumber, order: order.id, teamOrder: null, status: 'requested', resolution: null },
  });
  expect(found.at(-1)?.data).toMatchObject({ status: 'resolved', previousStatus: 'received', resolution: 'none' });
  await rows`delete from webhook_events`;
  const declined = await open(requestReturn(req, shopOrder(order.id), { items }));
  await declineReturn({ req, id: declined.id }, { reason: 'Worn' });
  const cancelled = await open(requestReturn(req, shopOrder(order.id), { items }));
  await cancelReturn({ req, id: cancelled.id }, order.id);
  await open(openReturn(req, shopOrder(order.id), { items }));
  expect(
    await requestReturn(req, shopOrder(order.id), { items: [{ ...items[0], quantity: 9 } as never] }),
  ).toMatchObject({
    ok: false,
  });
  expect(await types('return')).toEqual([
    'return.requested',
    'return.declined',
    'return.requested',
    'return.cancelled',
    'return.approved',
  ]);
});

describe('stock', () => {
  it('runs low and out once each, by variation or product', async () => {
    const sized = await createProduct({ stock: { M: 7 } });
    const plain = await createProduct({ stock: 6 });
    await rows`delete from webhook_events`;
    await placed({ product: sized.id, color: 'Red', sizes: { M: 1 } });
    expect(await types('stock')).toEqual([]);
    await placed({ product: sized.id, color: 'Red', sizes: { M: 2 } });
    await placed({ product: sized.id, color: 'Red', sizes: { M: 1 } });
    await placed({ product: sized.id, color: 'Red', sizes: { M: 3 } });
    await placed({ product: plain.id, quantity: 1 });
    const found = await events('stock');
    const left = ({ type, data }: Event) => [type, data.id, data.stockQuantity];
    expect(found.map(left)).toEqual([
      ['stock.low', sized.variationIds.M, 4],
      ['stock.out', sized.variationIds.M, 0],
      ['stock.low', plain.id, 5],
    ]);
    expect(await types('product')).toEqual([]);
  });
});

it('follows products and pages, by REST and by SQL', async () => {
  const product = await createProduct({ stock: { M: 3 } });
  expect(await types('product')).toEqual(['product.created', 'product.updated']);
  await api('PATCH', `/api/products/${product.id}`, { token, body: { name: 'Renamed' } });
  await rows`update products set price = price + 1 where id = ${product.id}`;
  await rows`delete from product_variations where product_id = ${product.id}`;
  await api('DELETE', `/api/products/${product.id}`, { token });
  const found = await events('product');
  expect(found.map(({ type }) => type.split('.')[1])).toEqual([
    'created',
    ...['updated', 'updated', 'updated', 'updated'],
    'deleted',
  ]);
  expect(found[2]?.data).toMatchObject({ name: 'Renamed' });

  const page = await createPage({ isPublished: false });
  const change = (data: object) => payload.update({ collection: 'pages', id: page.id, data });
  await change({ isPublished: true });
  await change({ title: 'Renamed', isPublished: true });
  await change({ isPublished: false });
  await rows`update cms_pages set deleted_at = now() where id = ${page.id}`;
  await rows`delete from cms_pages where id = ${page.id}`;
  expect(await types('page')).toEqual([
    'page.created',
    'page.published',
    'page.updated',
    'page.unpublished',
    'page.deleted',
  ]);
});

it('follows inquiries and kit designs', async () => {
  const sent = await api('POST', '/api/inquiries', {
    token,
    body: { kind: 'contact', name: 'Ada', email: 'ada@shopper.test', message: 'Hello' },
  });
  const id = String((sent.body.doc as { id?: string } | undefined)?.id ?? '');
  if (!id) await rows`insert into inquiries (kind, name, email) values ('contact', 'Ada', 'ada@shopper.test')`;
  await rows`update inquiries set status = 'answered'`;
  const found = await events('inquiry');
  expect(found.map(({ type }) => type)).toEqual(['inquiry.received', 'inquiry.status_changed']);
  expect(JSON.stringify(found)).not.toContain('Ada');

  const design = await api<{ id: string; key: string }>('POST', '/api/kits/designs', {
    body: { document: starterKit('football-shirt', ['#1e3a8a', '#ffffff'], 'Home') },
  });
  expect(design.status, design.text).toBe(201);
  await rows`update kit_designs set opened_at = now()`;
  await rows`update kit_designs set name = 'Away'`;
  await rows`update kit_designs set is_active = false`;
  await rows`delete from kit_designs`;
  expect(await types('design')).toEqual(['design.created', 'design.updated', 'design.deleted']);
});

it('writes nothing while there is no webhook, and only what one wants', async () => {
  await rows`update webhook_endpoints set events = '{product.deleted}'`;
  await createProduct();
  expect(await rows`select 1 from webhook_deliveries`).toEqual([]);
  expect(await rows`select 1 from webhook_events`).not.toEqual([]);
  await rows`delete from webhook_events`;
  await rows`delete from webhook_endpoints`;
  await createProduct();
  expect(await rows`select 1 from webhook_events`).toEqual([]);
});

it('has tried every event that there is', () => expect([...seen].sort()).toEqual([...EVENT_TYPES].sort()));
