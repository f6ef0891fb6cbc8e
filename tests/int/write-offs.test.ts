import { expect, it } from 'vitest';
import { listAllInvoices } from '@/areas/back-office/invoices/data';
import { parseInvoiceFilters } from '@/areas/back-office/invoices/invoice-filters';
import { shopToday } from '@/domain/delivery/promise';
import { toCents } from '@/domain/money/money';
import type { OrderKind } from '@/domain/orders/order-ref';
import { loadStatement } from '@/modules/invoices/load-statement';
import { recordPayment } from '@/modules/payments/record-payment';
import { sendReminder } from '@/modules/payments/reminders/send-reminder';
import { api, type Call } from '../setup/http';
import { wrongOpenInvoices, wrongPayments, wrongPaymentStates } from '@/data/kept-sums';
import { asStaff, createProduct, createStaff, createTeam, editPlaced, payload, placed, rows } from '../setup/shop';
import { createTeamOrder } from '../setup/team-orders';

const [staff, editor] = [await createStaff('administrator'), await createStaff('content_manager')];
const product = await createProduct({ stock: 1000, price: 20 });
const team = await createTeam();

const PATHS = { shop: 'orders', team: 'team-orders' } as const;
type Answer = { amount: number; on: string; reason: string; code: string };

async function anOrder(kind: OrderKind): Promise<string> {
  if (kind === 'shop') return (await placed({ product: product.id, quantity: 5 })).id;
  const id = await createTeamOrder(team.user, { needsProof: false });
  await api('PATCH', `/api/team-orders/${id}`, { token: staff.token, body: { status: 'approved' } });
  return id;
}
const post = (kind: OrderKind, id: string, path = '', call: Call = {}) =>
  api<Answer>('POST', `/api/${PATHS[kind]}/${id}/write-offs${path}`, {
    token: staff.token,
    body: { reason: 'Insolvent' },
    ...call,
  });
const pay = async (kind: OrderKind, orderId: string, cents: number) =>
  recordPayment({
    ...(await asStaff(staff.user)),
    ...{ kind, orderId, cents, way: 'transfer', receivedOn: shopToday(), reference: '' },
  });

async function stateOf(kind: OrderKind, id: string) {
  const table = PATHS[kind].replace('-', '_');
  const [found] = await rows<{ total: number; number: string; paid: number }>(
    `select total_amount::float8 as total, order_number as number,
            (select coalesce(sum(amount), 0)::float8 from order_payments where coalesce(order_id, team_order_id) = o.id) as paid
       from ${table} o where id = '${id}'`,
  );
  const filters = parseInvoiceFilters(new URLSearchParams({ search: found!.number }));
  const { rows: invoices } = await listAllInvoices({ payload, filters, limit: 50, offset: 0 });
  expect(await rows(wrongOpenInvoices())).toEqual([]);
  expect([await rows(wrongPayments('team')), await rows(wrongPaymentStates('team'))]).toEqual([[], []]);
  return { ...found!, invoices: invoices.map(({ openAmount, isWrittenOff }) => [openAmount, isWrittenOff]) };
}

it.each(['shop', 'team'] as const)('settles the open amount of an order of the %s, and can be undone', async (kind) => {
  const id = await anOrder(kind);
  expect(await pay(kind, id, 500)).toMatchObject({ ok: true });
  const { total } = await stateOf(kind, id);
  const open = Math.round((total - 5) * 100) / 100;
  const written = await post(kind, id);
  expect([written.status, written.body]).toEqual([201, { amount: open, on: shopToday(), reason: 'Insolvent' }]);
  expect(await stateOf(kind, id)).toMatchObject({ paid: 5, invoices: [[0, true]] });
  expect(await rows`select from open_invoices where order_id = ${id}`).toEqual([]);
  const again = await post(kind, id);
  expect([again.status, again.body.code]).toEqual([422, 'not_possible']);
  expect((await post(kind, id, '/undo')).status).toBe(200);
  expect(await stateOf(kind, id)).toMatchObject({ invoices: [[open, false]] });
  expect((await post(kind, id, '/undo')).body.code).toBe('not_possible');
  const log = await rows<{
    action: string;
  }>`select action from activity_log where subject_id = ${id} order by created_at`;
  expect(log.map(({ action }) => action.split('.').at(-1)).slice(-2)).toEqual(['written-off', 'write-off-undone']);
});

it('is no payment and no credit note, and shows as the state of payment to staff alone with its reason', async () => {
  const id = await anOrder('shop');
  await post('shop', id);
  const stored = await rows`select payment_status as state, paid_at as "paidAt", paid_amount::float8 as paid,
    credited_amount::float8 as credited from orders where id = ${id}`;
  expect(stored).toEqual([{ state: 'written_off', paidAt: null, paid: 0, credited: 0 }]);
  expect(await rows`select kind from invoices where order_id = ${id}`).toEqual([{ kind: 'invoice' }]);
  const read = await api('GET', `/api/orders/${id}`, { token: staff.token });
  expect(read.body).toMatchObject({ paymentStatus: 'written_off', writtenOffAmount: 100, writeOffReason: 'Insolvent' });
  const teamOrder = await anOrder('team');
  await post('team', teamOrder);
  const ofTeam = await api('GET', `/api/team-orders/${teamOrder}`, { token: team.token });
  expect(ofTeam.status).toBe(200);
  expect(ofTeam.body).not.toHaveProperty('writeOffReason');
  expect((await api('PATCH', `/api/orders/${id}`, { token: staff.token, body: { writtenOffAmount: 0 } })).status).toBe(
    400,
  );
});

it('ends reminders, and takes what still comes in as less of a loss', async () => {
  const id = await anOrder('shop');
  const remind = async () => sendReminder({ ...(await asStaff(staff.user)), kind: 'shop', orderId: id });
  await post('shop', id);
  expect(await remind()).toMatchObject({ ok: false, code: 'not_possible' });
  expect(await rows`select from open_invoices where order_id = ${id}`).toEqual([]);
  expect(await pay('shop', id, 4000)).toMatchObject({ ok: true });
  expect(await stateOf('shop', id)).toMatchObject({ paid: 40, invoices: [[0, true]] });
  expect(await pay('shop', id, 7000)).toMatchObject({ ok: false, code: 'overpayment', over: 10 });
  expect(await pay('shop', id, 6000)).toMatchObject({ ok: true });
  expect(await stateOf('shop', id)).toMatchObject({ paid: 100, invoices: [[0, false]] });
  expect(await rows`select payment_status as state from orders where id = ${id}`).toEqual([{ state: 'paid' }]);
});

it('covers no more than was open: an order that grows owes the rest, one that shrinks is not overpaid', async () => {
  const id = await anOrder('shop');
  await post('shop', id);
  const edit = (quantity: number) =>
    editPlaced(staff.user, id, (lines) => lines.map((line) => ({ id: line.id, quantity })));
  await edit(6);
  expect(await stateOf('shop', id)).toMatchObject({
    invoices: [
      [20, false],
      [0, true],
    ],
  });
  await edit(2);
  expect(await rows`select payment_status as state from orders where id = ${id}`).toEqual([{ state: 'written_off' }]);
  expect((await post('shop', id, '/undo')).status).toBe(200);
  expect(await rows`select sum(open_amount)::float8 as open from open_invoices where order_id = ${id}`).toEqual([
    { open: 40 },
  ]);
});

it('is on the statement of the account, which owes nothing after', async () => {
  const id = await anOrder('team');
  const closing = async () =>
    (await loadStatement(payload, { kind: 'team', id: team.user.id }, { range: 'year' }))!.statement;
  const before = await closing();
  const { total } = await stateOf('team', id);
  await post('team', id);
  const after = await closing();
  expect(before.closing - after.closing).toBe(toCents(total));
  expect(after.rows.find((row) => row.orderId === id && row.kind === 'write_off')).toMatchObject({
    ...{ name: 'Written off', on: shopToday(), cents: toCents(total) },
  });
  const { ages, credit } = after;
  expect(Object.values(ages).reduce((sum, cents) => sum + cents, 0) - credit).toBe(after.closing);
});

it('needs the right to change orders, a reason and an invoice', async () => {
  const id = await anOrder('shop');
  expect((await post('shop', id, '', { token: editor.token })).status).toBe(403);
  expect((await post('shop', id, '', { token: team.token })).status).toBe(401);
  expect((await post('shop', id, '', { body: { reason: ' ' } })).status).toBe(422);
  const [gone] = await rows<{ id: string }>`select gen_random_uuid() as id`;
  expect((await post('shop', gone!.id)).status).toBe(404);
});
