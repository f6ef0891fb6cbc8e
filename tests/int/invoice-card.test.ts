import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { orderTimeline } from '@/areas/back-office/orders/detail/order-timeline';
import { shopToday } from '@/domain/delivery/promise';
import type { MailTemplate } from '@/lib/mail/queue';
import { openCardShop } from '../fixtures/card-shop';
import type { SessionObject } from '../fixtures/stripe-events';

const shop = await openCardShop();
const staff = await openBackOffice();
const team = await shop.createTeam({ email: 'contact@cards.test', teamName: 'Northside' });
const treasurer = await shop.createPerson(team.user, 'treasurer', { email: 'treasurer@cards.test' });
afterAll(() => shop.close());

async function openBackOffice() {
  const [payment, refund, paid, voiding, deposit, orders, { emails }] = await Promise.all([
    import('@/modules/payments/record-payment'),
    import('@/modules/payments/refund-order'),
    import('@/modules/payments/mark-paid'),
    import('@/modules/payments/void-payment'),
    import('@/modules/payments/set-deposit'),
    import('@/areas/back-office/orders/detail/load-order'),
    import('../../emails'),
  ]);
  const { user, token } = await shop.createStaff('administrator');
  return {
    ...payment,
    ...refund,
    ...paid,
    ...voiding,
    ...deposit,
    ...orders,
    emails,
    token,
    call: () => shop.asStaff(user),
  };
}

type Kind = 'shop' | 'team';
type Invoiced = {
  kind: Kind;
  id: string;
  product: string;
  about: { token: string } | { orderId: string };
};

async function invoiced(kind: Kind): Promise<Invoiced> {
  const { id: product } = await shop.createProduct({ stock: 10, price: 25 });
  if (kind === 'team') {
    const id = await submitted(product);
    await move({ kind, id }, 'approved');
    return { kind, id, product, about: { orderId: id } };
  }
  const { id } = await shop.placed({ product, quantity: 2 });
  const [row] = await shop.rows<{ token: string }>`select tracking_token as token from orders where id = ${id}`;
  return { kind, id, product, about: { token: row?.token ?? '' } };
}

const lines = (product: string, pieces: number) => [{ product, extras: { ONE: pieces } }];
async function submitted(product: string): Promise<string> {
  const { body } = await shop.api<{ id: string }>('POST', '/api/team/orders', {
    token: team.token,
    body: { items: lines(product, 2), notes: '' },
    headers: { 'Idempotency-Key': randomUUID() },
  });
  return body.id;
}
const refOf = ({ kind, id: orderId }: Invoiced) => ({ kind, orderId });
const tableOf = ({ kind }: { kind: Kind }) => (kind === 'shop' ? 'orders' : 'team_orders');
const columnOf = ({ kind }: { kind: Kind }) => (kind === 'shop' ? 'order_id' : 'team_order_id');
async function move({ kind, id }: Pick<Invoiced, 'kind' | 'id'>, status: string) {
  const path = `/api/${kind === 'shop' ? 'orders' : 'team-orders'}/${id}`;
  const { status: answered } = await shop.api('PATCH', path, { token: staff.token, body: { status } });
  expect(answered).toBe(200);
}

const payNow = async ({ about, id }: Invoiced, cents?: number, { token }: { token: string } = treasurer) => {
  if ('token' in about) return shop.payNow(about.token, cents);
  const { status, body } = await shop.api('POST', `/api/team/orders/${id}/payment`, { token, body: { cents } });
  return { ok: status === 200, ...body };
};
const money = async (order: Invoiced) => {
  const sum = (table: string) =>
    `(select coalesce(sum(amount), 0)::float8 from ${table} m where m.${columnOf(order)} = o.id)`;
  const [row] = await shop.rows(
    `select ${sum('order_payments')} as paid, ${sum('order_refunds')} as refunded from ${tableOf(order)} o where id = $1`,
    order.id,
  );
  return row;
};
const statusOf = async (order: Invoiced) =>
  (await shop.rows<{ status: string }>(`select status from ${tableOf(order)} where id = $1`, order.id))[0]?.status;
const payments = (order: Invoiced) =>
  shop.rows(
    `select amount::float8 as amount, way, reference from order_payments where ${columnOf(order)} = $1 order by created_at`,
    order.id,
  );
const pageIdOf = async (order: Invoiced) => {
  const text = `select stripe_session_id as page from ${tableOf(order)} where id = $1`;
  return (await shop.rows<{ page: string }>(text, order.id))[0]?.page;
};
const revisionOf = async (order: Invoiced) => {
  const text = `select revision::int as revision from ${tableOf(order)} where id = $1`;
  return (await shop.rows<{ revision: number }>(text, order.id))[0]?.revision ?? 0;
};
const pageOf = async (order: Invoiced): Promise<SessionObject> =>
  shop.server.sessions.get((await pageIdOf(order)) ?? '')!;
async function openPage(order: Invoiced) {
  expect(await payNow(order)).toMatchObject({ ok: true });
  return pageOf(order);
}
const paid = (session: SessionObject) =>
  Object.assign(session, { status: 'complete', payment_status: 'paid', url: null });
const pay = (session: SessionObject) => shop.tell('checkout.session.completed', paid(session));
const transfer = async ({ kind, id: orderId }: Invoiced, cents: number) =>
  staff.recordPayment({
    ...(await staff.call()),
    ...{ kind, orderId, cents, way: 'transfer' as const, receivedOn: shopToday(), reference: '' },
  });
const refund = async ({ kind, id: orderId }: Invoiced, cents: number) =>
  staff.refundOrder({ ...(await staff.call()), kind, orderId, cents, reason: 'Paid twice' });
const mails = ({ about }: Invoiced, template: MailTemplate) =>
  shop.rows<{ to: string; data: Record<string, unknown> }>`select "to", data from mail_messages
    where data @> ${JSON.stringify(about)}::jsonb and template = ${template} order by created_at, "to"`;
const write = async (template: MailTemplate, data: Record<string, unknown>) => {
  const settings = await shop.payload.findGlobal({ slug: 'site-settings', overrideAccess: true });
  return staff.emails[template].write({ payload: shop.payload, settings, data });
};
/** Sets order and last check at Stripe back by two hours. */
async function later(order: Invoiced) {
  await shop.rows(`alter table ${tableOf(order)} disable trigger user`);
  await shop.rows(`update ${tableOf(order)} set updated_at = now() - interval '2 hours' where id = $1`, order.id);
  await shop.rows(`alter table ${tableOf(order)} enable trigger user`);
}
async function sweep(order: Invoiced) {
  const unsettled = await shop.claimUnsettledOrder(shop.payload);
  expect(unsettled).toMatchObject({ kind: order.kind, orderId: order.id });
  return shop.reconcileOrder(shop.payload, unsettled!);
}

describe.each(['shop', 'team'] as const)('an invoice of the kind %s', (kind) => {
  it('is paid by card, all that is open of it, once however often Stripe tells of it', async () => {
    const order = await invoiced(kind);
    await transfer(order, 2000);
    const page = await openPage(order);
    expect(page).toMatchObject({ amount_total: 3000, metadata: { orderKind: kind, orderId: order.id } });
    const [home, part] = kind === 'shop' ? ['/order/[^?]+', ''] : [`/teamwear-portal/orders/${order.id}`, '#payment'];
    expect(page.success_url).toMatch(new RegExp(`${home}\\?payment=done${part}$`));
    expect(page.cancel_url).toMatch(new RegExp(`${home}${part}$`));
    expect(await pay(page)).toBe('paid');
    expect(await money(order)).toEqual({ paid: 50, refunded: 0 });
    expect(await payments(order)).toEqual([
      { amount: 20, way: 'transfer', reference: null },
      { amount: 30, way: 'card', reference: page.id },
    ]);
    expect(await payNow(order)).toMatchObject({ ok: false, code: 'not_payable' });
    for (const [type, outcome] of [
      ['checkout.session.completed', 'already paid'],
      ['checkout.session.async_payment_succeeded', 'already paid'],
      ['checkout.session.async_payment_failed', 'nothing to change'],
      ['checkout.session.expired', 'already paid'],
    ] as const)
      expect(await shop.tell(type, page), type).toBe(outcome);
    expect(await money(order)).toEqual({ paid: 50, refunded: 0 });
    expect(await shop.actionsOn(order.id)).toContain('payment.received');
    const events = `select count(*)::int from payment_events where ${columnOf(order)} = $1`;
    expect(await shop.count(events, order.id)).toBe(5);
  });

  it('has one page, however many ask for it', async () => {
    const order = await invoiced(kind);
    const answers = await Promise.all(Array.from({ length: 6 }, () => payNow(order)));
    const { url } = await pageOf(order);
    expect(answers).toEqual(answers.map(() => expect.objectContaining({ ok: true, url }) as object));
    expect(requestedLines()).toMatch(/^2 × .+ at 2500$/);
  });

  it('has its page closed where money comes another way, and another asks for what is then open', async () => {
    const order = await invoiced(kind);
    const revision = await revisionOf(order);
    const page = await openPage(order);
    const status = await statusOf(order);
    expect(await revisionOf(order)).toBe(revision);
    await transfer(order, 1000);
    expect(await revisionOf(order)).toBe(revision + 1);
    expect(page.status).toBe('expired');
    expect(await shop.tell('checkout.session.expired', page)).toContain('left as it is');
    expect(await statusOf(order)).toBe(status);
    const next = await openPage(order);
    expect(next.amount_total).toBe(4000);
    expect(await revisionOf(order)).toBe(revision + 1);
    await transfer(order, 4000);
    expect(next.status).toBe('expired');
  });

  it('has no page opened where it was paid in the meantime', async () => {
    const order = await invoiced(kind);
    const seen = (await shop.findCardOrder(shop.payload, refOf(order)))!;
    await transfer(order, 5000);
    const opened = await shop.createPaymentSession({ payload: shop.payload, order: seen });
    expect(opened).toMatchObject({ ok: false, code: 'payment_pending' });
    expect([...shop.server.sessions.values()].at(-1)?.status).toBe('expired');
    expect(await pageIdOf(order)).toBeNull();
  });

  it('has its page closed where another deposit is agreed on', async () => {
    const order = await invoiced(kind);
    const agree = async (percent: number) =>
      staff.setDeposit({ ...(await staff.call()), kind, orderId: order.id, percent });
    await agree(30);
    const page = await openPage(order);
    expect(page.amount_total).toBe(1500);
    await agree(40);
    expect(page.status).toBe('expired');
  });

  it('takes money that was quicker than a transfer, tells staff, and gives it back to the card', async () => {
    const order = await invoiced(kind);
    const page = paid(await openPage(order));
    await transfer(order, 2000);
    expect(await shop.tell('checkout.session.completed', page)).toBe('more was paid than was open: refund needed');
    expect(await money(order)).toEqual({ paid: 70, refunded: 0 });
    expect(await shop.actionsOn(order.id)).toContain('payment.mismatched');
    expect(await mails(order, 'payment-alert')).toHaveLength(1);
    expect(await refund(order, 2000)).toMatchObject({ ok: true, refundedAmount: 20 });
    expect(shop.server.refunds.at(-1)).toMatchObject({ payment: page.payment_intent, amount: 2000 });
    // 30 were paid by card, the rest by transfer.
    expect(await refund(order, 4000)).toMatchObject({ ok: true, refundedAmount: 60 });
    expect(shop.server.refunds.at(-1)).toMatchObject({ payment: page.payment_intent, amount: 3000 });
    const parts = await shop.rows(
      `select amount::float8 as amount, checkout from order_refunds where ${columnOf(order)} = $1 order by created_at`,
      order.id,
    );
    expect(parts).toEqual([
      { amount: 20, checkout: page.id },
      { amount: 30, checkout: page.id },
      { amount: 10, checkout: null },
    ]);
  });

  it('reports a second payment to staff, and money of another currency, once each', async () => {
    const order = await invoiced(kind);
    const page = await openPage(order);
    const foreign = { ...page, id: `${page.id}_gbp`, currency: 'gbp' };
    for (const session of [foreign, foreign])
      expect(await shop.tell('checkout.session.completed', session)).toContain('does not match');
    await pay(page);
    const revision = await revisionOf(order);
    const second = { ...page, id: `${page.id}_2` };
    for (const outcome of ['paid a second time: refund needed', 'already paid'])
      expect(await shop.tell('checkout.session.completed', second)).toBe(outcome);
    expect(await money(order)).toEqual({ paid: 100, refunded: 0 });
    expect(await pageIdOf(order)).toBe(second.id);
    expect(await revisionOf(order)).toBeGreaterThan(revision);
    const { req } = await staff.call();
    const unpaid = { paidAmount: 0, refundedAmount: 0, writtenOffAmount: 0 };
    const { activity } = await staff.loadCourse(shop.payload, req, refOf(order), unpaid);
    const about = { order: { id: order.id, createdAt: '' }, createdByName: null, history: [], refunds: [] };
    expect(
      orderTimeline({ ...about, activity }).flatMap(({ title, details }) => (title === 'Note' ? details : [])),
    ).toEqual([
      `Card payment ${foreign.id}: currency does not match the order: check it at Stripe.`,
      `Card payment ${second.id}: paid a second time: refund needed.`,
    ]);
  });

  it('is left as it was by a payment that failed, and is paid by the next', async () => {
    const order = await invoiced(kind);
    const page = await openPage(order);
    const seen = async () =>
      shop.findCardPayment(shop.payload, (await shop.findCardOrder(shop.payload, refOf(order)))!);
    Object.assign(page, { status: 'complete', url: null });
    expect(await payNow(order)).toMatchObject({ code: 'payment_pending' });
    expect(await seen()).toEqual({ payable: [5000], isOver: false });
    expect(await shop.tell('checkout.session.completed', page, { payment_status: 'unpaid' })).toBe(
      'waiting for the money',
    );
    expect(await shop.tell('checkout.session.async_payment_failed', page)).toBe('payment failed');
    expect(await money(order)).toMatchObject({ paid: 0 });
    expect(await seen()).toEqual({ payable: [5000], isOver: true });
    const next = await openPage(order);
    expect(next.id).not.toBe(page.id);
    expect(await shop.tell('checkout.session.async_payment_failed', page)).toBe('nothing to change');
    expect(await pay(next)).toBe('paid');
    expect(await seen()).toEqual({ payable: [], isOver: true });
  });

  it('finds a payment whose event was lost', async () => {
    const order = await invoiced(kind);
    paid(await openPage(order));
    await later(order);
    expect(await sweep(order)).toBe('paid');
    expect(await money(order)).toMatchObject({ paid: 50 });
    expect(await shop.claimUnsettledOrder(shop.payload)).toBeUndefined();
  });

  it('has its page closed as the order is cancelled, and is paid no more', async () => {
    const order = await invoiced(kind);
    const page = await openPage(order);
    await move(order, 'cancelled');
    expect(await sweep(order)).toContain('left as it is');
    expect(page.status).toBe('expired');
    expect(await payNow(order)).toMatchObject({ ok: false, code: 'not_payable' });
    await later(order);
    expect(await shop.claimUnsettledOrder(shop.payload)).toBeUndefined();
  });

  it('has the page of an order that is cancelled closed at once by the worker of a process', async () => {
    const worker = shop.startPaymentSweeper({ payload: () => Promise.resolve(shop.payload), pollMs: 60_000 });
    const order = await invoiced(kind);
    const page = await openPage(order);
    await move(order, 'cancelled');
    await expect.poll(() => page.status, { timeout: 8000 }).toBe('expired');
    await worker.stop();
  });

  it('takes money for a cancelled order, and has staff refund it', async () => {
    const order = await invoiced(kind);
    const page = paid(await openPage(order));
    await move(order, 'cancelled');
    expect(await sweep(order)).toBe('paid after it was cancelled: refund needed');
    expect(await shop.tell('checkout.session.completed', page)).toBe('already paid');
    expect(await shop.actionsOn(order.id)).toContain('payment.after-cancellation');
    const [alert, ...more] = await mails(order, 'payment-alert');
    expect([alert?.to, more]).toEqual(['supplier', []]);
    const screen = kind === 'shop' ? `/admin/orders/${order.id}` : `/admin/clubs/${team.user.id}/orders/${order.id}`;
    expect(await write('payment-alert', alert!.data)).toMatchObject({
      subject: expect.stringMatching(
        /^Card payment for order \S+: paid after it was cancelled: refund needed$/,
      ) as string,
      text: expect.stringMatching(new RegExp(`50\\.00 USD came in[^]*${screen}$`)) as string,
    });
    expect(await refund(order, 5000)).toMatchObject({ ok: true });
    expect(shop.server.refunds.at(-1)).toMatchObject({ payment: page.payment_intent, amount: 5000 });
  });

  it('has a deposit that is paid by card, or all at once, on one page', async () => {
    const order = await invoiced(kind);
    await shop.rows(`update ${tableOf(order)} set deposit_percent = 30 where id = $1`, order.id);
    const deposit = await openPage(order);
    expect(deposit).toMatchObject({ amount_total: 1500 });
    expect(await payNow(order, 5000)).toMatchObject({ ok: true });
    const all = await pageOf(order);
    expect([all.amount_total, deposit.status]).toEqual([5000, 'expired']);
    expect(await payNow(order, 2000)).toMatchObject({ ok: false, code: 'not_payable' });
    expect(await payNow(order)).toMatchObject({ ok: true });
    expect(await pay(await pageOf(order))).toBe('paid in part');
    expect(await money(order)).toEqual({ paid: 15, refunded: 0 });
    expect(await openPage(order)).toMatchObject({ amount_total: 3500 });
  });
});

/** As `2 × Kit at 2500`. */
function requestedLines(): string {
  const { fields } = shop.server.requests.at(-1)!;
  const field = (name: string) => fields.get(`line_items[0]${name}`);
  expect(fields.has('line_items[1][quantity]')).toBe(false);
  return `${field('[quantity]')} × ${field('[price_data][product_data][name]')} at ${field('[price_data][unit_amount]')}`;
}

describe('of the shop', () => {
  it('“Mark as paid” closes the page, and what a card paid is not voided', async () => {
    const order = await invoiced('shop');
    const page = await openPage(order);
    expect(await staff.markPaid({ ...(await staff.call()), orderId: order.id })).toMatchObject({ ok: true });
    expect(page.status).toBe('expired');
    const other = await invoiced('shop');
    await pay(await openPage(other));
    const [paid] = await shop.rows<{ id: string }>(`select id from order_payments where order_id = '${other.id}'`);
    const change = { orderId: other.id, paymentId: paid!.id, reason: 'Wrong order' };
    expect(await staff.voidPayment({ ...(await staff.call()), ...change })).toMatchObject({ code: 'not_possible' });
  });

  it('the email says where to pay by card, while something is open', async () => {
    const order = await invoiced('shop');
    const text = /Pay \$50\.00 by card: \S+\/order\/\S+#payment/;
    expect((await write('order-confirmation', order.about))?.text).toMatch(text);
    await transfer(order, 5000);
    expect((await write('order-confirmation', order.about))?.text).not.toContain('by card');
  });
});

describe('of a team', () => {
  it('nothing is paid before it is invoiced, by another team or by a coach', async () => {
    const { id: product } = await shop.createProduct({ stock: 10, price: 25 });
    const id = await submitted(product);
    const order: Invoiced = { kind: 'team', id, product, about: { orderId: id } };
    expect(await payNow(order)).toMatchObject({ ok: false, code: 'not_payable' });
    await move(order, 'approved');
    const before = shop.server.requests.length;
    const [coach, other] = [await shop.createPerson(team.user, 'coach'), await shop.createTeam()];
    expect(await payNow(order, 5000, coach)).toMatchObject({ ok: false, code: 'forbidden' });
    expect(await payNow(order, 5000, other)).toMatchObject({ ok: false, code: 'not_found' });
    expect(await payNow(order, -1)).toMatchObject({ ok: false, fieldErrors: { cents: expect.any(Array) as string[] } });
    expect(shop.server.requests).toHaveLength(before);
    expect(await payNow(order, 5000, team)).toMatchObject({ ok: true });
  });

  it('a payment of the shop’s order that names a team’s id is of no order, and the other way round', async () => {
    const [ofShop, ofTeam] = [await invoiced('shop'), await invoiced('team')];
    const page = await openPage(ofTeam);
    for (const metadata of [
      { orderKind: '', orderId: ofTeam.id },
      { orderKind: 'team', orderId: ofShop.id },
      { orderKind: 'team', orderId: 'x' },
    ])
      expect(await shop.tell('checkout.session.completed', page, { metadata })).toBe('unknown order');
  });

  it('the page closes as an edit changes what the order comes to', async () => {
    const order = await invoiced('team');
    const page = await openPage(order);
    const [row] = await shop.rows<{ revision: number }>`select revision::int from team_orders where id = ${order.id}`;
    const items = lines(order.product, 3).map((line) => ({ ...line, key: 'ordered-0' }));
    const body = { revision: row?.revision, items, notes: '' };
    const { status } = await shop.api('PUT', `/api/team/orders/${order.id}`, { token: team.token, body });
    expect([status, page.status]).toEqual([200, 'expired']);
  });

  it('the page closes as staff change its lines over the API, and stays where they change something else', async () => {
    const order = await invoiced('team');
    const page = await openPage(order);
    const patch = async (body: object) =>
      (await shop.api('PATCH', `/api/team-orders/${order.id}`, { token: staff.token, body })).status;
    expect(await patch({ notes: 'Ring the bell' })).toBe(200);
    expect(page.status).toBe('open');
    const { linesIn, sentOrder } = await import('../setup/team-orders');
    const [item] = (await linesIn(order.id)).items;
    const more = { ...item!, id: undefined, productName: 'Second shirt' };
    expect(await patch({ orderData: sentOrder(item!, more) })).toBe(200);
    await expect.poll(() => page.status, { timeout: 8000 }).toBe('expired');
  });

  it('its emails say where to pay by card, and those who are invoiced are thanked', async () => {
    const order = await invoiced('team');
    const text = new RegExp(`Pay \\$50\\.00 by card: \\S+/teamwear-portal/orders/${order.id}#payment`);
    const news = async () => (await mails(order, 'team-order-news')).filter(({ data }) => data.invoice);
    const [invoice] = await news();
    const reminder = { ...order.about, invoice: invoice?.data.invoice };
    expect((await write('team-order-news', invoice!.data))?.text).toMatch(text);
    expect((await write('invoice-reminder', reminder))?.text).toMatch(text);
    await pay(await openPage(order));
    expect((await write('team-order-news', invoice!.data))?.text).not.toContain('by card');
    const thanks = (await mails(order, 'team-order-news')).filter(({ data }) => /^Thank you/.test(String(data.news)));
    expect(thanks.map(({ to, data }) => [to, data.news])).toEqual(
      ['contact@cards.test', 'treasurer@cards.test'].map((to) => [
        to,
        expect.stringMatching(
          /^Thank you: \$50\.00 for order \S+ has been paid by card\. Nothing is left to pay\.$/,
        ) as string,
      ]),
    );
    await refund(order, 1000);
    const credit = (await news()).at(-1)!;
    expect((await write('team-order-news', credit.data))?.text).not.toContain('by card:');
  });
});
