import { expect, it } from 'vitest';
import '../setup/incoming';
import { bankChange, runBankLines } from '@/areas/back-office/invoices/bank/run-bank-lines';
import { listOfBuyer } from '@/areas/back-office/orders/data/payable-orders';
import { shopToday } from '@/domain/delivery/promise';
import { planBankFile } from '@/modules/payments/plan-bank-file';
import { splitPayment } from '@/modules/payments/split-payment';
import { voidPayment } from '@/modules/payments/void-payment';
import { api } from '../setup/http';
import { asStaff, createProduct, createStaff, createTeam, payload, placed, rows, unique } from '../setup/shop';
import { createTeamOrder } from '../setup/team-orders';

const staff = await createStaff('administrator');
const editor = await createStaff('content_manager');
const team = await createTeam({ email: 'contact@split.test' });
const product = (await createProduct({ stock: 5000, price: 20 })).id;

/** 40.00 or 90.00, invoiced. */
async function invoiced(kind: 'shop' | 'team' = 'shop') {
  const order =
    kind === 'shop'
      ? await placed({ product, quantity: 2 })
      : { id: await createTeamOrder(team.user, { needsProof: false }), orderNumber: '' };
  if (kind === 'team')
    await api('PATCH', `/api/team-orders/${order.id}`, { token: staff.token, body: { status: 'approved' } });
  return { kind, orderId: order.id, orderNumber: order.orderNumber };
}

type Part = { kind: 'shop' | 'team'; orderId: string; cents: number };
const split = async (cents: number, parts: Part[], more: object = {}, user = staff.user) =>
  splitPayment({
    ...(await asStaff(user)),
    ...{ cents, parts, way: 'transfer', receivedOn: shopToday(), reference: 'OKAFOR A', ...more },
  });
const paymentsOf = async (orderId: string) =>
  (
    await rows<{ amount: number }>`select amount::float8 as amount from order_payments
      where order_id = ${orderId} or team_order_id = ${orderId} order by created_at`
  ).map(({ amount }) => amount);

it('pays several orders of either kind from one transfer, all or none', async () => {
  const [first, second] = [await invoiced(), await invoiced('team')];
  const parts = [
    { ...first, cents: 4000 },
    { ...second, cents: 1500 },
  ];
  expect(await split(6000, parts)).toMatchObject({
    ...{ ok: false, code: 'invalid', message: '$5.00 of the transfer is not assigned yet.' },
  });
  expect(await split(5600, [parts[0]!, { ...second, cents: 1600 }], {}, editor.user)).toMatchObject({
    code: 'forbidden',
  });
  const unconfirmed = { kind: 'shop' as const, orderId: (await placed({ product, quantity: 60 })).id, cents: 100 };
  expect(await split(5600, [...parts, unconfirmed])).toMatchObject({ ok: false, code: 'not_possible' });
  expect(await split(8000, [parts[0]!, parts[0]!])).toMatchObject({
    code: 'not_possible',
    message: 'An order appears twice.',
  });
  expect([await paymentsOf(first.orderId), await paymentsOf(second.orderId)]).toEqual([[], []]);
  expect(await split(5500, parts)).toEqual({ ok: true });
  expect([await paymentsOf(first.orderId), await paymentsOf(second.orderId)]).toEqual([[40], [15]]);
});

it('asks before any part is more than is open, and names each', async () => {
  const [first, second] = [await invoiced(), await invoiced()];
  const parts = [
    { ...first, cents: 4100 },
    { ...second, cents: 4250 },
  ];
  expect(await split(8350, parts)).toMatchObject({
    ...{ ok: false, code: 'overpayment', over: 3.5 },
    message: `This is more than is open: $1.00 on order #${first.orderNumber}, $2.50 on order #${second.orderNumber}.`,
  });
  expect(await split(8350, parts, { allowOverpayment: true })).toEqual({ ok: true });
});

it('does not wait for itself where transfers share orders, in any sequence', async () => {
  const [first, second, third] = [await invoiced(), await invoiced(), await invoiced('team')];
  const parts = [first, second, third].map((order) => ({ ...order, cents: 100 }));
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, (_, index) => split(300, index % 2 === 0 ? parts : parts.toReversed())),
  );
  expect(outcomes.every(({ ok }) => ok)).toBe(true);
  expect(await paymentsOf(second.orderId)).toHaveLength(8);
});

it('splits a line of the bank’s file once, and again only when all of it is void', async () => {
  const [first, second] = [await invoiced(), await invoiced()];
  const [year, month, day] = shopToday().split('-');
  const text = `Date,Description,Paid in\n${day}/${month}/${year},${unique('both')} ${first.orderNumber} ${second.orderNumber},80.00\n`;
  const planned = async () => {
    const plan = await planBankFile(payload, new TextEncoder().encode(text));
    return plan.ok ? plan.statement.lines![0]! : expect.fail(plan.message);
  };
  const line = await planned();
  expect(line.candidates.map(({ orderId }) => orderId).sort()).toEqual([first.orderId, second.orderId].sort());
  const change = bankChange.parse({
    lines: [
      {
        ...{ cents: 8000, receivedOn: line.receivedOn, reference: line.text, bankLine: line.key },
        parts: [first, second].map(({ kind, orderId }) => ({ kind, orderId, cents: 4000 })),
      },
    ],
  });
  const enter = async () => {
    const refused: string[] = [];
    for await (const step of runBankLines({ payload, change, newRequest: async () => (await asStaff(staff.user)).req }))
      refused.push(...step.refused.map(({ message }) => message));
    return refused;
  };
  expect(await enter()).toEqual([]);
  expect([await paymentsOf(first.orderId), await paymentsOf(second.orderId)]).toEqual([[40], [40]]);
  expect((await planned()).kind).toBe('entered');
  expect((await enter()).length).toBe(1);
  for (const [index, { orderId }] of [first, second].entries()) {
    const [payment] = await rows<{ id: string }>`select id from order_payments where order_id = ${orderId}`;
    const call = { ...(await asStaff(staff.user)), orderId, paymentId: payment!.id, reason: 'Wrong' };
    expect(await voidPayment(call)).toMatchObject({ ok: true });
    expect((await planned()).kind).toBe(index === 0 ? 'entered' : 'choose');
  }
});

it('suggests the open orders of the same buyer, the oldest first', async () => {
  const other = await createTeam();
  const make = () => createTeamOrder(other.user, { needsProof: false });
  const [first, second] = [await make(), await make()];
  await rows`update team_orders set created_at = created_at - interval '1 day' where id = ${second}`;
  const found = await listOfBuyer(payload, { kind: 'team', orderId: first });
  expect(found.map(({ id }) => id)).toEqual([second, first]);
});
