import { afterEach, describe, expect, it, vi } from 'vitest';
import '../setup/incoming';
import { listPayable } from '@/areas/back-office/orders/data/payable-orders';
import { shopToday } from '@/domain/delivery/promise';
import { movePayment } from '@/modules/payments/move-payment';
import { recordPayment } from '@/modules/payments/record-payment';
import { storeKey, withKey } from '../setup/api-keys';
import { api, type Call } from '../setup/http';
import { actionsOn, asStaff, createProduct, createStaff, createTeam, payload, placed, rows } from '../setup/shop';
import { createTeamOrder } from '../setup/team-orders';

const staff = await createStaff('administrator');
const team = await createTeam({ email: 'contact@move.test', teamName: 'Wanderers of Moving' });
const product = (await createProduct({ stock: 1000, price: 20 })).id;
afterEach(() => vi.useRealTimers());

type Kind = 'shop' | 'team';
type Order = { kind: Kind; id: string; number: string };
const PLACES = { shop: 'orders', team: 'team-orders' };

/** 40.00 or 90.00, invoiced. */
async function invoiced(kind: Kind): Promise<Order> {
  const id =
    kind === 'shop'
      ? (await placed({ product, quantity: 2 })).id
      : await createTeamOrder(team.user, { needsProof: false });
  if (kind === 'team')
    await api('PATCH', `/api/team-orders/${id}`, { token: staff.token, body: { status: 'approved' } });
  const [row] = await rows<{ number: string }>(
    `select order_number as number from ${kind === 'shop' ? 'orders' : 'team_orders'} where id = $1`,
    id,
  );
  return { kind, id, number: row!.number };
}

const record = ({ kind, id }: Order, body: object, call: Call = {}) =>
  api<{ id: string; code?: string; over?: number }>('POST', `/api/${PLACES[kind]}/${id}/payments`, {
    ...{ token: staff.token, body: { amount: 15, receivedOn: shopToday(), ...body } },
    ...call,
  });
const move = ({ kind, id }: Order, payment: string, to: Order, more: object = {}, call: Call = {}) =>
  api('POST', `/api/${PLACES[kind]}/${id}/payments/${payment}/move`, {
    ...{ token: staff.token, body: { to: { kind: to.kind, id: to.id }, ...more } },
    ...call,
  });
const paidOf = async ({ kind, id }: Order) =>
  (
    await rows<{ paid: number }>(
      `select coalesce(sum(amount), 0)::float8 as paid from order_payments where ${kind === 'shop' ? 'order_id' : 'team_order_id'} = $1`,
      id,
    )
  )[0]?.paid;

describe.each([
  ['shop', 'team'],
  ['team', 'shop'],
  ['shop', 'shop'],
] as const)('a payment of a %s order, moved to a %s order', (from, to) => {
  it('counts there alone, and both logs say so', async () => {
    const [order, target] = [await invoiced(from), await invoiced(to)];
    const paid = await record(order, { reference: 'OKAFOR A' });
    expect(paid).toMatchObject({ status: 201, body: { amount: 15, way: 'transfer', reference: 'OKAFOR A' } });
    const moved = await move(order, paid.body.id, target);
    expect(moved).toMatchObject({ status: 200, body: { amount: 15, reference: 'OKAFOR A', voidedAt: null } });
    expect([await paidOf(order), await paidOf(target)]).toEqual([0, 15]);
    expect((await actionsOn(order.id)).at(-1)).toMatch(/payment-moved$/);
    const [entry] = await rows<{ after: object }>`select after from activity_log where subject_id = ${target.id}
      and action like '%payment-received' order by created_at desc limit 1`;
    expect(entry?.after).toMatchObject({ amount: 15, movedFrom: order.number });
    expect(await move(order, paid.body.id, target)).toMatchObject({ status: 422, body: { code: 'not_possible' } });
  });

  it('is moved once, however many try at once and in both directions', async () => {
    const [order, target] = [await invoiced(from), await invoiced(to)];
    const [ours, theirs] = [await record(order, {}), await record(target, { amount: 5 })];
    const call = async (source: Order, paymentId: string, other: Order) =>
      movePayment({
        ...(await asStaff(staff.user)),
        ...{ kind: source.kind, orderId: source.id, paymentId, to: { kind: other.kind, orderId: other.id } },
      });
    const outcomes = await Promise.all(
      [1, 2, 3].flatMap(() => [call(order, ours.body.id, target), call(target, theirs.body.id, order)]),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(2);
    expect([await paidOf(order), await paidOf(target)]).toEqual([5, 15]);
  });
});

it('is moved by the rules of the other order, or not at all', async () => {
  const [order, target] = [await invoiced('team'), await invoiced('shop')];
  const { body: paid } = await record(order, { amount: 50 });
  expect(await move(order, paid.id, target)).toMatchObject({ status: 422, body: { code: 'overpayment', over: 10 } });
  expect(await move(order, paid.id, order)).toMatchObject({ status: 422, body: { code: 'not_possible' } });
  expect(await move(order, paid.id, { ...target, kind: 'team' })).toMatchObject({ status: 404 });
  const waiting = await placed({ product, quantity: 60 });
  expect(await move(order, paid.id, { kind: 'shop', id: waiting.id, number: '' })).toMatchObject({
    ...{ status: 422, body: { code: 'not_possible' } },
  });
  expect([await paidOf(order), await paidOf(target)]).toEqual([50, 0]);
  const key = await storeKey(staff, ['orders:update']);
  expect(await move(order, paid.id, target, {}, withKey(key, { token: undefined }))).toMatchObject({ status: 403 });
  expect(await move(order, paid.id, target, { allowOverpayment: true })).toMatchObject({ status: 200 });
  expect([await paidOf(order), await paidOf(target)]).toEqual([0, 50]);
});

it('is confirmed where it is more than is open', async () => {
  const order = await invoiced('shop');
  const over = await record(order, { amount: 40.01 });
  expect(over).toMatchObject({ status: 422, body: { code: 'overpayment', over: 0.01 } });
  expect(await record(order, { amount: 40.01, allowOverpayment: true })).toMatchObject({ status: 201 });
  expect(await record(order, { amount: 1 })).toMatchObject({ body: { code: 'overpayment', over: 1 } });
});

it.each([0, -1, 0.001, 1e15, '15', null])('has an amount of money: %j', async (amount) => {
  expect(await record(await invoiced('shop'), { amount })).toMatchObject({ status: 422, body: { code: 'invalid' } });
});

it('has a day from the order’s to today, of the shop, at 23:30Z in summer as well', async () => {
  const order = await invoiced('shop');
  await rows`update orders set created_at = '2026-06-30T23:30:00Z' where id = ${order.id}`;
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-01T23:30:00Z') });
  const on = async (receivedOn: string) => {
    const outcome = await recordPayment({
      ...(await asStaff(staff.user)),
      ...{ orderId: order.id, cents: 100, way: 'cash' as const, receivedOn, reference: '' },
    });
    return outcome.ok || outcome.message;
  };
  await payload.updateGlobal({ slug: 'site-settings', data: { timeZone: 'Europe/London' } });
  expect(await on('2026-06-30')).toBe('This day is before the order.');
  expect(await on('2026-07-01')).toBe(true);
  expect(await on('2026-07-02')).toBe(true);
  expect(await on('2026-07-03')).toBe('This day is in the future.');
});

it('finds orders to move to by number, customer and club, the open ones first', async () => {
  const [order, clubs] = [await invoiced('shop'), await invoiced('team')];
  expect(await listPayable(payload, order.number)).toMatchObject([{ kind: 'shop', id: order.id, openAmount: 40 }]);
  expect((await listPayable(payload, 'Wanderers Moving')).map(({ id }) => id)).toContain(clubs.id);
  expect((await listPayable(payload, '')).every(({ openAmount }) => openAmount > 0)).toBe(true);
  expect(await listPayable(payload, 'nobody has this name')).toEqual([]);
});
