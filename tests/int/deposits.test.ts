import { afterEach, expect, it } from 'vitest';
import { signIn } from '../setup/incoming';
import { listAllInvoices } from '@/areas/back-office/invoices/data';
import { setDepositAction } from '@/areas/back-office/orders/order-actions';
import { parseInvoiceFilters } from '@/areas/back-office/invoices/invoice-filters';
import { dueNow, openOf } from '@/data/deposits';
import { shopToday } from '@/domain/delivery/promise';
import { orderDeposit } from '@/domain/invoices/deposits';
import { toCents } from '@/domain/money/money';
import type { Tracking } from '@/domain/despatch/carriers';
import { createShipment } from '@/modules/despatch/create-shipment';
import { planDespatchFile } from '@/modules/despatch/plan-despatch';
import { invoiceReminder } from '@/modules/payments/emails/invoice-reminder';
import { orderConfirmation } from '@/modules/orders/emails/order-confirmation';
import { orderAnswer } from '@/modules/orders/placing/order-answer';
import { updateOrderStatus } from '@/modules/orders/status/update-order-status';
import { planBankFile } from '@/modules/payments/plan-bank-file';
import { recordPayment } from '@/modules/payments/record-payment';
import { sendReminder } from '@/modules/payments/reminders/send-reminder';
import { setDeposit } from '@/modules/payments/set-deposit';
import { submitTeamOrder } from '@/modules/team/orders/submit-team-order';
import { localRequest } from '@/lib/payload/local-request';
import { api } from '../setup/http';
import { wrongOpenInvoices } from '@/data/kept-sums';
import { actionsOn, asStaff, createProduct, createStaff, createTeam, placed, rows, payload } from '../setup/shop';

const staff = await createStaff('administrator');
const { user: editor } = await createStaff('content_manager');
const team = await createTeam({ email: 'treasurer@deposits.test' });
const product = (await createProduct({ stock: 1000, price: 25 })).id;
afterEach(async () => {
  await setting(0);
  expect(await rows(wrongOpenInvoices())).toEqual([]);
});

const setting = (percent: number, deposit = 'all') =>
  rows`update site_settings
    set deposit_percent = ${percent}, deposit_for = ${deposit}::text::enum_site_settings_deposit_for`;

async function invoiced(percent = 30, deposit = 'all') {
  await setting(percent, deposit);
  const { orderNumber, depositAmount } = orderAnswer(await placed({ product, quantity: 4 }));
  const [row] = await rows<{ id: string; token: string; invoice: string; payment: object; deposit: number }>`
    select o.id, o.tracking_token as token, i.id as invoice, i.payment, o.deposit_percent::int as deposit
    from orders o join invoices i on i.order_id = o.id where o.order_number = ${orderNumber}`;
  return { orderNumber, depositAmount, ...row! };
}
const call = async (orderId: string, kind: 'shop' | 'team' = 'shop', user = staff.user) => ({
  ...(await asStaff(user)),
  ...{ kind, orderId },
});
const pay = async (orderId: string, cents: number, kind: 'shop' | 'team' = 'shop') =>
  recordPayment({
    ...(await call(orderId, kind)),
    ...{ cents, way: 'transfer', receivedOn: shopToday(), reference: '' },
  });
const patch = (path: string, body: object) => api('PATCH', path, { token: staff.token, body });
const none: Tracking = { carrier: null, trackingNumber: null, trackingUrl: null };
const accepted = async (id: string) =>
  (
    await rows<{ after: object }>`select after from activity_log where subject_id = ${id}
      and action like '%.unpaid-accepted' order by created_at`
  ).map(({ after }) => after);
const emailOf = async ({ write }: typeof orderConfirmation, data: Record<string, unknown>) => {
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true });
  return write({ payload, settings, data });
};

it('is requested for new orders on invoice as the settings say, on the invoice and in the email', async () => {
  expect(await invoiced(0)).toMatchObject({ depositAmount: null, deposit: 0, payment: { isPaid: false } });
  expect(await invoiced(30, 'teams')).toMatchObject({ depositAmount: null, deposit: 0 });
  const deposit = await invoiced(30, 'shop');
  expect(deposit).toMatchObject({
    ...{ depositAmount: 30, deposit: 30 },
    payment: { isPaid: false, deposit: { percent: 30, dueNow: 30, beforeDespatch: 70 } },
  });
  const email = await emailOf(orderConfirmation, { token: deposit.token });
  expect(email?.text).toContain('Due now: $30.00 (deposit of 30%). Due before despatch: $70.00.');
});

it('holds up the work until it is paid, unless staff go on, which the log says', async () => {
  const { id } = await invoiced();
  const path = `/api/orders/${id}`;
  expect(await patch(path, { status: 'processing' })).toMatchObject({ status: 409, body: { code: 'payment_due' } });
  const move = async (status: 'processing' | 'shipped', despiteUnpaid?: boolean) =>
    updateOrderStatus({ ...(await call(id)), status, despiteUnpaid });
  expect(await move('processing')).toMatchObject({
    ...{ ok: false, code: 'payment_due' },
    message: 'The deposit is not paid: $30.00 is still to come in.',
  });
  expect((await patch(path, { status: 'processing', despiteUnpaid: true })).status).toBe(200);
  expect(await accepted(id)).toEqual([{ step: 'production', unpaid: 30 }]);
  expect(await move('shipped')).toMatchObject({ message: '$100.00 was to be paid before despatch.' });
  expect(await pay(id, 10_000)).toMatchObject({ ok: true });
  expect(await move('shipped')).toMatchObject({ ok: true });
  expect(await accepted(id)).toHaveLength(1);
});

it('lets work begin once it is paid, and nothing go out before the rest', async () => {
  const { id, orderNumber } = await invoiced();
  await pay(id, 2999);
  expect((await patch(`/api/orders/${id}`, { status: 'processing' })).status).toBe(409);
  await pay(id, 1);
  expect((await patch(`/api/orders/${id}`, { status: 'processing' })).status).toBe(200);
  const ship = async (despiteUnpaid?: boolean) =>
    createShipment({ ...(await call(id)), tracking: none, despiteUnpaid });
  expect(await ship()).toMatchObject({ ok: false, code: 'payment_due' });
  const file = `Order number,Carrier,Tracking number\n${orderNumber},DPD,1597`;
  const planned = await planDespatchFile(payload, new TextEncoder().encode(file));
  expect(planned).toMatchObject({ rows: [{ kind: 'ship', unpaid: 7000 }] });
  expect(await ship(true)).toMatchObject({ ok: true });
  expect(await accepted(id)).toEqual([{ step: 'despatch', unpaid: 70 }]);
  const [row] = await rows`select status from orders where id = ${id}`;
  expect(row).toEqual({ status: 'shipped' });
});

it('is what reminders ask for, then the rest by hand alone', async () => {
  const { id, token, invoice } = await invoiced();
  const text = async () => (await emailOf(invoiceReminder, { token, invoice }))?.text;
  expect(await sendReminder(await call(id))).toMatchObject({ ok: true });
  expect(await text()).toContain('$30.00 of invoice');
  const listed = async () => {
    const filters = parseInvoiceFilters(new URLSearchParams());
    const { rows: all } = await listAllInvoices({ payload, filters, limit: 100, offset: 0 });
    return all.find((row) => row.id === invoice);
  };
  expect(await listed()).toMatchObject({ openAmount: 100, dueAmount: 30, state: 'due' });
  await pay(id, 3000);
  expect(await listed()).toMatchObject({ openAmount: 70, dueAmount: 0, state: 'due' });
  const reminders = await rows<{ amount: number }>`select open_amount::float8 as amount from invoice_reminders
    where invoice_id = ${invoice}`;
  expect(reminders).toEqual([{ amount: 30 }]);
  expect(await text()).toContain('We send your order once it is paid.');
  expect(await text()).toContain('The deposit is paid. Due before despatch: $70.00.');
});

it('is found in a bank’s statement by its amount', async () => {
  const { orderNumber } = await invoiced(37);
  const file = 'Date,Description,Paid in\n24/11/2026,Kit,37.00';
  const plan = await planBankFile(payload, new TextEncoder().encode(file));
  expect(plan).toMatchObject({
    statement: { lines: [{ kind: 'choose', candidates: [{ orderNumber, by: 'amount', open: 10_000, dueNow: 3700 }] }] },
  });
});

it('is agreed on anew with each order until it is paid, by staff who may change orders', async () => {
  const { id } = await invoiced();
  expect(await setDeposit({ ...(await call(id, 'shop', editor)), percent: 0 })).toMatchObject({ code: 'forbidden' });
  expect(await setDeposit({ ...(await call(id)), percent: 101 })).toMatchObject({ code: 'invalid' });
  expect((await patch(`/api/orders/${id}`, { depositPercent: 1 })).status).toBe(400);
  expect(await rows`select deposit_percent::int as percent from orders where id = ${id}`).toEqual([{ percent: 30 }]);
  expect(await setDeposit({ ...(await call(id)), percent: 50 })).toMatchObject({ ok: true });
  expect(await actionsOn(id)).toContain('order.deposit-changed');
  await pay(id, 4999);
  expect(await setDeposit({ ...(await call(id)), percent: 60 })).toMatchObject({ ok: true });
  await pay(id, 1001);
  expect(await setDeposit({ ...(await call(id)), percent: 0 })).toMatchObject({ code: 'not_possible' });
});

it('is no zero if its field is left empty, and unchanged makes no entry', async () => {
  const { id } = await invoiced();
  const before = await actionsOn(id);
  signIn(staff.token);
  const set = (percent: string) => setDepositAction({ kind: 'shop', orderId: id, revision: 0, percent });
  for (const percent of ['', ' ', '12.5', '1e1'])
    expect(await set(percent)).toMatchObject({ code: 'invalid', message: 'Enter a number from 0 to 100.' });
  expect(await setDeposit({ ...(await call(id)), percent: 30 })).toMatchObject({ ok: true });
  expect(await actionsOn(id)).toEqual(before);
});

it('holds up a team’s order as one of the shop', async () => {
  await setting(40, 'teams');
  const user = { ...team.user, collection: 'teams' as const };
  const plain = await createProduct({ stock: { S: 10, M: 10 }, price: 10 });
  const submitted = await submitTeamOrder({
    ...{ payload, req: await localRequest(payload, { user }), team: user, idempotencyKey: 'deposit-of-a-team' },
    submission: {
      items: [{ key: 'a', product: plain.id, color: 'Red', players: [], extras: { S: 3, M: 2 } }],
      notes: '',
    },
  });
  const { id } = submitted.ok ? submitted.order : expect.fail(submitted.message);
  const path = `/api/team-orders/${id}`;
  expect((await patch(path, { status: 'approved' })).status).toBe(200);
  const [invoice] = await rows<{ payment: object; total: number }>`select payment, total_amount::float8 as total
    from invoices where team_order_id = ${id}`;
  const total = toCents(invoice!.total);
  const deposit = Math.round(total * 0.4);
  expect(invoice?.payment).toMatchObject({ deposit: { percent: 40, dueNow: deposit / 100 } });
  const news = await rows<{ news: string }>`select data ->> 'news' as news from mail_messages
    where data ->> 'orderId' = ${id} and data ? 'invoice'`;
  expect(news[0]?.news).toContain('(deposit of 40%)');
  expect(await patch(path, { status: 'in_production' })).toMatchObject({ status: 409, body: { code: 'payment_due' } });
  const file = `Date,Description,Paid in\n24/11/2026,${submitted.ok && submitted.order.orderNumber},${deposit / 100}`;
  expect(await planBankFile(payload, new TextEncoder().encode(file))).toMatchObject({
    statement: { lines: [{ kind: 'matched', candidates: [{ orderKind: 'team', orderId: id, dueNow: deposit }] }] },
  });
  expect(await pay(id, deposit, 'team')).toMatchObject({ ok: true });
  expect((await patch(path, { status: 'in_production' })).status).toBe(200);
  expect(await createShipment({ ...(await call(id, 'team')), tracking: none })).toMatchObject({
    ok: false,
    code: 'payment_due',
  });
  expect(await patch(path, { status: 'delivered' })).toMatchObject({ status: 409, body: { code: 'payment_due' } });
  expect((await patch(path, { status: 'delivered', despiteUnpaid: true })).status).toBe(200);
  expect(await accepted(id)).toEqual([{ step: 'despatch', unpaid: (total - deposit) / 100 }]);
});

it('is the same to the database as to the program', async () => {
  const orders = Array.from({ length: 400 }, (_, index) => ({
    status: (['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const)[index % 5]!,
    totalAmount: ((index * 7919) % 100_000) / 100,
    depositPercent: (index * 13) % 101,
    paidAmount: ((index * 104_729) % 60_000) / 100,
    creditedAmount: ((index * 3571) % 30_000) / 100,
    creditRefundedAmount: ((index * 3571) % 15_000) / 100,
    writtenOffAmount: index % 3 ? 0 : ((index * 2963) % 40_000) / 100,
  }));
  const found = await rows<{ now: number; open: number }>(
    `select (${dueNow()})::float8 as now, (${openOf()})::float8 as open
       from unnest($1::text[], $2::numeric[], $3::numeric[], $4::numeric[], $5::numeric[], $6::numeric[], $7::numeric[])
         with ordinality as o (status, total_amount, deposit_percent, paid_amount, credited_amount, credit_refunded_amount, written_off_amount, place) order by place`,
    orders.map(({ status }) => status),
    orders.map(({ totalAmount }) => totalAmount),
    orders.map(({ depositPercent }) => depositPercent),
    orders.map(({ paidAmount }) => paidAmount),
    orders.map(({ creditedAmount }) => creditedAmount),
    orders.map(({ creditRefundedAmount }) => creditRefundedAmount),
    orders.map(({ writtenOffAmount }) => writtenOffAmount),
  );
  for (const [index, each] of orders.entries()) {
    const { dueNow, dueBeforeDespatch } = orderDeposit(each);
    const { now = 0, open = 0 } = found[index] ?? {};
    expect([toCents(now), toCents(open)], JSON.stringify(each)).toEqual([dueNow, dueNow + dueBeforeDespatch]);
  }
});
