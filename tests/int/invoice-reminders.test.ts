import { describe, expect, it } from 'vitest';
import { shopToday } from '@/domain/delivery/promise';
import { shiftDay } from '@/domain/text/days';
import type { OrderKind } from '@/domain/orders/order-ref';
import { invoiceReminder } from '@/modules/payments/emails/invoice-reminder';
import { recordPayment } from '@/modules/payments/record-payment';
import { remindNextInvoice } from '@/modules/payments/reminders/remind-next-invoice';
import { sendReminder, stopReminders } from '@/modules/payments/reminders/send-reminder';
import { listReminders } from '@/modules/payments/data/reminders';
import { updateOrderStatus } from '@/modules/orders/status/update-order-status';
import type { Team } from '@/payload-types';
import { asStaff, createPerson, createProduct, createStaff, createTeam, placed, rows, payload } from '../setup/shop';
import { createTeamOrder } from '../setup/team-orders';

const { user } = await createStaff('administrator');
const product = (await createProduct({ stock: 1000, price: 20 })).id;
const team = (await createTeam({ email: 'Contact@reminders.test' })).user;
await createPerson(team, 'treasurer', { email: 'contact@reminders.test' });
await createPerson(team, 'treasurer', { email: 'treasurer@reminders.test' });
await createPerson(team, 'treasurer', { email: 'invited@reminders.test', lastLogin: null });
await createPerson(team, 'coach');
await createPerson((await createTeam()).user, 'treasurer');

const TEAM_ADDRESSES = ['Contact@reminders.test', 'treasurer@reminders.test'];
/** Cents. */
const TOTALS = { shop: 4000, team: 9000 };

async function invoiced(kind: OrderKind, of = team) {
  const id = kind === 'shop' ? (await placed({ product, quantity: 2 })).id : await approved(of);
  const [row] = await rows<{ token: string | null; invoice: string; dueOn: string; email: string }>`
    select o.tracking_token as token, o.contact_email as email, i.id as invoice, i.due_on as "dueOn"
    from invoices i left join orders o on o.id = i.order_id where coalesce(i.order_id, i.team_order_id) = ${id}`;
  return { kind, id, total: TOTALS[kind], ...row!, to: kind === 'shop' ? [row!.email] : TEAM_ADDRESSES };
}
type Invoiced = Awaited<ReturnType<typeof invoiced>>;

async function approved(of: Team): Promise<string> {
  const orderId = await createTeamOrder(of);
  const approved = await updateOrderStatus({ ...(await asStaff(user)), kind: 'team', orderId, status: 'approved' });
  expect(approved).toMatchObject({ ok: true });
  return orderId;
}

async function cancel(order: Invoiced) {
  const cancelling = { ...(await call(order)), status: 'cancelled', reason: 'Ordered twice' } as const;
  expect(await updateOrderStatus(cancelling)).toMatchObject({ ok: true });
}

/** Sent by two processes at once. */
async function remindOn({ dueOn }: Invoiced, days: number, time = '12:00') {
  const now = new Date(`${shiftDay(dueOn, days)}T${time}:00Z`);
  const work = async () => {
    while (await remindNextInvoice(payload, now));
  };
  await Promise.all([work(), work()]);
}
const sent = async ({ invoice }: Invoiced) =>
  (
    await rows<{ days: number | null }>`select days::int as days from invoice_reminders where invoice_id = ${invoice}
      order by created_at`
  ).map(({ days }) => days);
const mails = async ({ to: expected, invoice }: Invoiced) => {
  const addresses = (
    await rows<{ to: string }>`select "to" from mail_messages where template = 'invoice-reminder'
    and data ->> 'invoice' = ${invoice}`
  ).map(({ to }) => to);
  expect(new Set(addresses)).toEqual(new Set(addresses.length > 0 ? expected : []));
  return addresses.length / expected.length;
};
const call = async ({ kind, id }: Invoiced) => ({ ...(await asStaff(user)), kind, orderId: id });
const transfer = async (order: Invoiced, cents: number) => {
  const money = { cents, way: 'transfer', receivedOn: shopToday(), reference: '' } as const;
  expect(await recordPayment({ ...(await call(order)), ...money })).toMatchObject({ ok: true });
};
/** The database’s clock does not move. */
const aDayPasses = async () => {
  await rows`alter table invoice_reminders disable trigger user`;
  await rows`update invoice_reminders set created_at = created_at - interval '1 day'`;
  await rows`alter table invoice_reminders enable trigger user`;
};

describe.each(['shop', 'team'] as const)('of an order of the %s', (kind) => {
  it('each goes out once, on its day, and none at night, once it is paid, stopped or cancelled', async () => {
    const [open, paid] = [await invoiced(kind), await invoiced(kind)];
    const [stopped, cancelled] = [await invoiced(kind), await invoiced(kind)];
    await transfer(paid, paid.total);
    expect(await stopReminders({ ...(await call(stopped)), stopped: true })).toMatchObject({ ok: true });
    await cancel(cancelled);
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
    const order = await invoiced(kind);
    const found = await payload.findGlobal({ slug: 'site-settings', overrideAccess: true });
    const settings = { ...found, bankDetails: 'Sort code 00-00-00' };
    const reference = kind === 'shop' ? { token: order.token } : { orderId: order.id };
    const write = async () =>
      invoiceReminder.write({ payload, settings, data: { ...reference, invoice: order.invoice } });
    await transfer(order, order.total - 2500);
    const email = await write();
    expect(email?.text).toMatch(/\$25\.00 of invoice INV-\d{6} .* is still to be paid/);
    const [, orderNumber] = /for order (\S+) is still/.exec(email?.text ?? '') ?? [];
    expect(email?.text).toContain(`Sort code 00-00-00\nReference: ${orderNumber}`);
    expect(email?.attachments).toMatchObject([
      { filename: expect.stringMatching(/^invoice-INV-\d{6}\.pdf$/) as string },
    ]);
    await transfer(order, 2500);
    expect(await write()).toBeUndefined();
  });

  it('staff send one by hand, not twice within an hour nor where nothing is open', async () => {
    const order = await invoiced(kind);
    expect(await sendReminder(await call(order))).toMatchObject({ ok: true });
    expect(await sendReminder(await call(order))).toMatchObject({ code: 'not_possible' });
    expect([await sent(order), await mails(order)]).toEqual([[null], 1]);
    const listed = await listReminders(payload, { kind, orderId: order.id });
    expect(listed).toMatchObject([{ days: null, byName: user.fullName }]);
    const paid = await invoiced(kind);
    await transfer(paid, paid.total);
    expect(await sendReminder(await call(paid))).toMatchObject({ code: 'not_possible' });
  });
});

it('asks for a team’s deposit, and for the rest by hand alone', async () => {
  const order = await invoiced('team');
  await rows`update team_orders set deposit_percent = 30 where id = ${order.id}`;
  const amounts = async () =>
    rows`select open_amount::float8 as open from invoice_reminders where invoice_id = ${order.invoice}
      order by created_at`;
  await remindOn(order, 1);
  expect(await amounts()).toEqual([{ open: 27 }]);
  await transfer(order, 2700);
  await aDayPasses();
  await remindOn(order, 7);
  expect(await amounts()).toEqual([{ open: 27 }]);
  expect(await sendReminder(await call(order))).toMatchObject({ ok: true });
  expect(await amounts()).toEqual([{ open: 27 }, { open: 63 }]);
});

it('a team that is deactivated is written to by hand alone, and one without an address not at all', async () => {
  const closed = (await createTeam({ email: 'closed@reminders.test' })).user;
  const silent = (await createTeam()).user;
  const [ofClosed, ofSilent] = [await invoiced('team', closed), await invoiced('team', silent)];
  await rows`update team_profiles set is_active = false where id = ${closed.id}`;
  await remindOn(ofClosed, 1);
  expect([await sent(ofClosed), await sent(ofSilent)]).toEqual([[], []]);
  expect(await sendReminder(await call(ofClosed))).toMatchObject({ ok: true });
  expect(await sendReminder(await call(ofSilent))).toMatchObject({ message: 'The team has no email address.' });
  expect(await listReminders(payload, { kind: 'team', orderId: ofSilent.id })).toEqual([]);
});
