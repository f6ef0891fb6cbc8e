import { describe, expect, it } from 'vitest';
import '../setup/incoming';
import { shopToday } from '@/domain/delivery/promise';
import { loadStatement } from '@/modules/invoices/load-statement';
import { planBankFile } from '@/modules/payments/plan-bank-file';
import { recordPayment } from '@/modules/payments/record-payment';
import { refundOrder } from '@/modules/payments/refund-order';
import { voidPayment } from '@/modules/payments/void-payment';
import { storeKey, withKey } from '../setup/api-keys';
import { api, type Call } from '../setup/http';
import { actionsOn, asStaff, createProduct, createStaff, createTeam, payload, placed, rows } from '../setup/shop';
import { createTeamOrder } from '../setup/team-orders';
import {
  openInvoices,
  wrongCustomerSums,
  wrongOpenInvoices,
  wrongPayments,
  wrongPaymentStates,
} from '@/data/kept-sums';

const staff = await createStaff('administrator', { fullName: 'Alex Morgan' });
const editor = await createStaff('content_manager');
const team = await createTeam({ email: 'contact@void.test' });
const product = (await createProduct({ stock: 1000, price: 20 })).id;

const KINDS = ['shop', 'team'] as const;
type Kind = (typeof KINDS)[number];
const PLACES = { shop: 'orders', team: 'team-orders' };
const COLUMNS = { shop: 'order_id', team: 'team_order_id' };
const REASON = { reason: 'Belongs to another club' };

/** 40.00 or 90.00, invoiced. */
async function invoiced(kind: Kind): Promise<string> {
  if (kind === 'shop') return (await placed({ product, quantity: 2 })).id;
  const id = await createTeamOrder(team.user, { needsProof: false });
  const approved = await api('PATCH', `/api/team-orders/${id}`, { token: staff.token, body: { status: 'approved' } });
  expect(approved.status).toBe(200);
  return id;
}

async function pay(kind: Kind, orderId: string, cents: number, bankLine?: string): Promise<string> {
  const entry = { way: 'transfer', receivedOn: shopToday(), reference: 'OKAFOR A', bankLine } as const;
  expect(await recordPayment({ ...(await asStaff(staff.user)), kind, orderId, cents, ...entry })).toMatchObject({
    ok: true,
  });
  const [payment] = await rows<{ id: string }>(
    `select id from order_payments where ${COLUMNS[kind]} = $1 order by created_at desc limit 1`,
    orderId,
  );
  return payment!.id;
}

const revoke = async (kind: Kind, orderId: string, paymentId: string) =>
  voidPayment({ ...(await asStaff(staff.user)), kind, orderId, paymentId, ...REASON });
const request = (kind: Kind, orderId: string, paymentId: string, call: Call = {}) =>
  api('POST', `/api/${PLACES[kind]}/${orderId}/payments/${paymentId}/void`, {
    ...{ token: staff.token, body: REASON },
    ...call,
  });
const paidOf = async (kind: Kind, id: string) =>
  (
    await rows<{ paid: number }>(
      `select coalesce(sum(amount), 0)::float8 as paid from order_payments where ${COLUMNS[kind]} = $1`,
      id,
    )
  )[0]?.paid;
const emails = async () => (await rows`select count(*)::int as count from mail_messages`)[0];

describe.each(KINDS)('a payment of an order of the %s', (kind) => {
  it('is voided with a reason: it stays, and counts nowhere', async () => {
    const id = await invoiced(kind);
    const [kept, wrong] = [await pay(kind, id, 1000), await pay(kind, id, 1500)];
    const before = await emails();
    const answer = await request(kind, id, wrong);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      ...{ id: wrong, amount: 15, way: 'transfer', reference: 'OKAFOR A' },
      ...{ voidedByName: 'Alex Morgan', voidReason: REASON.reason, voidedAt: expect.stringMatching(/Z$/) as string },
    });
    expect(await emails()).toEqual(before);
    expect(await paidOf(kind, id)).toBe(10);
    expect((await actionsOn(id)).at(-1)).toBe(`${kind === 'shop' ? 'order' : 'team-order'}.payment-voided`);
    expect(await rows(`select from invoices where ${COLUMNS[kind]} = $1 and kind = 'credit_note'`, id)).toEqual([]);
    const { body } = await api('GET', `/api/order-payments/${wrong}?depth=0`, { token: staff.token });
    expect(body).toMatchObject({ amount: 15, voidReason: REASON.reason, voidedByName: 'Alex Morgan' });
    const reversal = await api<{ docs: object[] }>('GET', `/api/order-payments?depth=0&where[voids][equals]=${wrong}`, {
      token: staff.token,
    });
    expect(reversal.body.docs).toMatchObject([{ amount: -15, voids: wrong, byName: 'Alex Morgan' }]);
    expect(await request(kind, id, kept)).toMatchObject({ status: 200 });
    expect(await rows(openInvoices())).not.toEqual([]);
    expect(await rows(wrongOpenInvoices())).toEqual([]);
    for (const law of [wrongPayments('team'), wrongPaymentStates('team'), wrongCustomerSums()])
      expect(await rows(law)).toEqual([]);
  });

  it('is voided once, however many try at once', async () => {
    const id = await invoiced(kind);
    const payment = await pay(kind, id, 2000);
    const answers = await Promise.all(Array.from({ length: 8 }, () => revoke(kind, id, payment)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const answer of answers.filter(({ ok }) => !ok))
      expect(answer).toMatchObject({ code: 'not_possible', message: 'This payment is void already.' });
    expect(await paidOf(kind, id)).toBe(0);
  });

  it('is voided or refunded at the same time, never both', async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await invoiced(kind);
      const payment = await pay(kind, id, 2000);
      const call = await asStaff(staff.user);
      const [revoked, refunded] = await Promise.all([
        revoke(kind, id, payment),
        refundOrder({ ...call, kind, orderId: id, cents: 2000, reason: 'Late' }),
      ]);
      expect([revoked.ok, refunded.ok].filter(Boolean)).toHaveLength(1);
    }
  });

  it('is never refunded twice at the same time', async () => {
    const id = await invoiced(kind);
    await pay(kind, id, 2000);
    const refund = async () =>
      refundOrder({ ...(await asStaff(staff.user)), kind, orderId: id, cents: 1500, reason: 'Late' });
    const outcomes = await Promise.all([refund(), refund(), refund(), refund()]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('is refused by its state, to others, and where there is none', async () => {
    const [id, other] = [await invoiced(kind), await invoiced(kind)];
    const payment = await pay(kind, id, 2000);
    expect(await request(kind, id, payment, { body: { reason: ' ' } })).toMatchObject({
      ...{ status: 422, body: { code: 'invalid', fieldErrors: { reason: ['Enter a reason.'] } } },
    });
    expect(await request(kind, other, payment)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await request(kind, id, id)).toMatchObject({ status: 404 });
    expect(await request(kind, id, 'none')).toMatchObject({ status: 404 });
    expect(await request(kind, id, payment, { token: editor.token })).toMatchObject({ status: 403 });
    expect(await request(kind, id, payment, { token: team.token })).toMatchObject({ status: 401 });
    expect(await request(kind, id, payment, { token: undefined })).toMatchObject({ status: 401 });
    expect(await request(kind, id, payment)).toMatchObject({ status: 200 });
    const again = await request(kind, id, payment);
    expect(again).toMatchObject({ status: 422, body: { code: 'not_possible' } });
    const reversal = await rows<{ id: string }>`select id from order_payments where voids_id = ${payment}`;
    expect(await request(kind, id, reversal[0]!.id)).toMatchObject({ status: 404 });
  });

  it('is voided by a key that may change its orders', async () => {
    const id = await invoiced(kind);
    const payment = await pay(kind, id, 2000);
    const reader = await storeKey(staff, [`${PLACES[kind]}:read`]);
    const writer = await storeKey(staff, [`${PLACES[kind]}:update`]);
    expect(await request(kind, id, payment, withKey(reader, { token: undefined }))).toMatchObject({
      ...{ status: 403, body: { code: 'missing_scope' } },
    });
    expect(await request(kind, id, payment, withKey(writer, { token: undefined }))).toMatchObject({ status: 200 });
    const [entry] = await rows`select actor_name as actor from activity_log
      where subject_id = ${id} order by created_at desc limit 1`;
    expect(entry?.actor).toBe('Stock (API key)');
  });
});

it('leaves statements as if it had not been', async () => {
  const id = await invoiced('team');
  const wrong = await pay('team', id, 1500);
  const paymentsOf = async () =>
    (await loadStatement(payload, { kind: 'team', id: team.user.id }, {}))!.statement.rows.filter(
      ({ kind, orderId }) => kind === 'payment' && orderId === id,
    );
  expect(await paymentsOf()).toHaveLength(1);
  expect(await revoke('team', id, wrong)).toMatchObject({ ok: true });
  expect(await paymentsOf()).toEqual([]);
});

it('lets a line of the bank’s file be entered again', async () => {
  const { id, orderNumber } = await placed({ product, quantity: 2 });
  const [year, month, day] = shopToday().split('-');
  const file = new TextEncoder().encode(
    `Date,Description,Paid in\n${day}/${month}/${year},void ${orderNumber},40.00\n`,
  );
  const planned = async () => {
    const plan = await planBankFile(payload, file);
    return plan.ok ? plan.statement.lines![0]! : expect.fail(plan.message);
  };
  const { key } = await planned();
  const payment = await pay('shop', id, 4000, key);
  expect((await planned()).kind).toBe('entered');
  expect(await revoke('shop', id, payment)).toMatchObject({ ok: true });
  expect((await planned()).kind).toBe('matched');
  await pay('shop', id, 4000, key);
  expect((await planned()).kind).toBe('entered');
});

it.each([
  `set amount = 1`,
  `set void_reason = 'x'`,
  `set voided_at = now(), amount = 1`,
  `set voided_at = now(), reference = 'x'`,
])('changes in nothing else: %s', async (change) => {
  const payment = await pay('shop', await invoiced('shop'), 1000);
  await expect(rows(`update order_payments ${change} where id = $1`, payment)).rejects.toThrow('never changed');
  await expect(rows`delete from order_payments where id = ${payment}`).rejects.toThrow('never changed');
});

it('is void for good', async () => {
  const id = await invoiced('shop');
  const payment = await pay('shop', id, 1000);
  await revoke('shop', id, payment);
  await expect(rows`update order_payments set voided_at = null where id = ${payment}`).rejects.toThrow('never changed');
});
