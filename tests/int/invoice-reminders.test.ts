import { afterAll, beforeAll, expect, it } from 'vitest';
import { shiftDay } from '@/domain/delivery/calendar';
import { invoiceReminder } from '@/modules/orders/emails/invoice-reminder';
import { recordPayment } from '@/modules/payments/record-payment';
import { remindNextInvoice } from '@/modules/payments/reminders/remind-next-invoice';
import { sendReminder, stopReminders } from '@/modules/payments/reminders/send-reminder';
import { updateOrderStatus } from '@/modules/orders/status/update-order-status';
import type { AdminUser } from '@/payload-types';
import { asStaff, createProduct, createStaff, placed, rows, shop } from '../setup/shop';

let user: AdminUser;
let product: string;
beforeAll(async () => {
  ({ user } = await createStaff('administrator'));
  product = (await createProduct({ stock: 1000, price: 20 })).id;
});
afterAll(async () => (await shop()).destroy());

async function invoiced() {
  const { id } = await placed({ product, quantity: 2 });
  const [row] = await rows<{ token: string; invoice: string; dueOn: string }>(
    `select o.tracking_token as token, i.id as invoice, i.due_on as "dueOn"
       from orders o join invoices i on i.order_id = o.id where o.id = $1`,
    [id],
  );
  return { id, ...row! };
}
type Invoiced = Awaited<ReturnType<typeof invoiced>>;

/** All that is to go out so many days after an order is due, by two processes at once. */
async function remindOn({ dueOn }: Invoiced, days: number, time = '12:00') {
  const payload = await shop();
  const now = new Date(`${shiftDay(dueOn, days)}T${time}:00Z`);
  const work = async () => {
    while (await remindNextInvoice(payload, now));
  };
  await Promise.all([work(), work()]);
}
const sent = async ({ invoice }: Invoiced) =>
  (
    await rows<{ days: number | null }>(
      'select days::int as days from invoice_reminders where invoice_id = $1 order by created_at',
      [invoice],
    )
  ).map(({ days }) => days);
const mails = async ({ token }: Invoiced) =>
  (await rows(`select 1 from mail_messages where template = 'invoice-reminder' and data->>'token' = $1`, [token]))
    .length;
const call = async (order: Invoiced) => ({ ...(await asStaff(user)), orderId: order.id });
/** A reminder of the day before, as the clock of the database does not move. */
const aDayPasses = async () => {
  await rows('alter table invoice_reminders disable trigger user');
  await rows(`update invoice_reminders set created_at = created_at - interval '1 day'`);
  await rows('alter table invoice_reminders enable trigger user');
};

it('each goes out once, on its day, and none at night, once it is paid, stopped or cancelled', async () => {
  const [open, paid, stopped, cancelled] = [await invoiced(), await invoiced(), await invoiced(), await invoiced()];
  const payment = { cents: 4000, way: 'transfer', receivedOn: '2026-11-24', reference: '' } as const;
  expect(await recordPayment({ ...(await call(paid)), ...payment })).toMatchObject({ ok: true });
  expect(await stopReminders({ ...(await call(stopped)), stopped: true })).toMatchObject({ ok: true });
  const cancelling = { status: 'cancelled', reason: 'Ordered twice' } as const;
  expect(await updateOrderStatus({ ...(await call(cancelled)), ...cancelling })).toMatchObject({ ok: true });
  await remindOn(open, -3, '03:00');
  expect(await sent(open)).toEqual([]);
  await remindOn(open, -3);
  await remindOn(open, -3);
  expect([await sent(open), await mails(open)]).toEqual([[-3], 1]);
  for (const days of [0, 1, 7, 14, 30]) {
    await aDayPasses();
    await remindOn(open, days);
  }
  expect((await sent(open)).toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual([-3, 1, 7, 14]);
  expect(await mails(open)).toBe(4);
  for (const [why, other] of Object.entries({ paid, stopped, cancelled }))
    expect([why, await sent(other), await mails(other)]).toEqual([why, [], 0]);
});

it('says what is open with the invoice attached, and nothing once it is paid', async () => {
  const order = await invoiced();
  const payload = await shop();
  const settings = await payload.findGlobal({ slug: 'site-settings', overrideAccess: true });
  const write = async () =>
    invoiceReminder({ payload, settings, data: { token: order.token, invoice: order.invoice } });
  await recordPayment({
    ...(await call(order)),
    cents: 1500,
    way: 'transfer',
    receivedOn: '2026-11-24',
    reference: '',
  });
  const email = await write();
  expect(email?.text).toMatch(/\$25\.00 of invoice INV-\d{6} .* is still to be paid/);
  expect(email?.attachments).toMatchObject([{ filename: expect.stringMatching(/^invoice-INV-\d{6}\.pdf$/) as string }]);
  await recordPayment({
    ...(await call(order)),
    cents: 2500,
    way: 'transfer',
    receivedOn: '2026-11-24',
    reference: '',
  });
  expect(await write()).toBeUndefined();
});

it('staff send one by hand, not twice within an hour nor where nothing is open', async () => {
  const order = await invoiced();
  expect(await sendReminder(await call(order))).toMatchObject({ ok: true });
  expect(await sendReminder(await call(order))).toMatchObject({ code: 'not_possible' });
  expect([await sent(order), await mails(order)]).toEqual([[null], 1]);
  const paid = await invoiced();
  await recordPayment({ ...(await call(paid)), cents: 4000, way: 'transfer', receivedOn: '2026-11-24', reference: '' });
  expect(await sendReminder(await call(paid))).toMatchObject({ code: 'not_possible' });
});
