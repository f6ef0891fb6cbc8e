import { afterAll, expect, it } from 'vitest';
import { openCardShop } from '../fixtures/card-shop';
import { paymentEvent } from '../fixtures/stripe-events';

const shop = await openCardShop();
afterAll(() => shop.close());

const ordered = async () => shop.ordered((await shop.createProduct({ stock: 20, price: 25 })).id);

const lastFields = () => Object.fromEntries(shop.server.requests.at(-1)?.fields ?? []);
function requestedLines(): string[] {
  const fields = lastFields();
  const lines = [];
  for (let line = 0; `line_items[${line}][quantity]` in fields; line += 1) {
    const field = (name: string) => fields[`line_items[${line}]${name}`];
    lines.push(
      `${field('[quantity]')} × ${field('[price_data][product_data][name]')} at ${field('[price_data][unit_amount]')}`,
    );
  }
  return lines;
}

async function refusing<Answer>(table: string, work: () => Promise<Answer>): Promise<Answer> {
  await shop.rows`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`;
  await shop.rows(`create trigger refuse before insert or update on ${table} for each row execute function refuse()`);
  try {
    return await work();
  } finally {
    await shop.rows`drop function refuse cascade`;
  }
}

it('lists the ordered items, for any kind of buyer, and leads back to the order', async () => {
  const bag = await shop.createProduct({ name: 'Kit bag', stock: 5, price: 12.5 });
  const shirt = await shop.createProduct({ name: 'Home shirt', stock: { M: 5 }, price: 20 });
  const { id: socks } = await shop.createProduct({ name: 'Socks', stock: 5, price: 3, colors: [] });
  const body = shop.checkoutBody(
    { product: bag.id, quantity: 2 },
    { product: shirt.id, color: 'Red', sizes: { M: 3 } },
    { product: socks, quantity: 1 },
  );
  const answer = await shop.checkout(bag.id, undefined, body);
  const { id } = await shop.rowOf(answer.orderNumber);
  expect(requestedLines()).toEqual(['2 × Kit bag at 1250', '3 × Home shirt (Red, Medium) at 2000', '1 × Socks at 300']);
  expect(lastFields()).toMatchObject({
    mode: 'payment',
    customer_email: body.customer.email,
    client_reference_id: id,
    'metadata[orderId]': id,
    'metadata[orderNumber]': answer.orderNumber,
    'payment_intent_data[metadata][orderId]': id,
    'payment_intent_data[metadata][orderNumber]': answer.orderNumber,
    'payment_intent_data[description]': `Order ${answer.orderNumber}`,
    success_url: `${answer.trackingUrl}?placed=1&payment=done`,
    cancel_url: `${answer.trackingUrl}?placed=1`,
  });
});

it('is over the order as one where its lines do not come to its total, or are more than Stripe takes', async () => {
  const { id } = await shop.createProduct({ name: 'Kit', stock: 20, price: 25 });
  const { orderNumber, trackingUrl } = await shop.checkout(
    id,
    undefined,
    shop.checkoutBody({ product: id, quantity: 10 }),
  );
  expect(requestedLines()).toEqual([`1 × Order ${orderNumber} at 23750`]);

  const order = await shop.seen(trackingUrl);
  const openOver = (lines: number) =>
    shop.createPaymentSession({
      payload: shop.payload,
      order: shop.shopCardOrder({
        ...order,
        totalAmount: lines,
        items: Array(lines).fill({ ...order.items[0]!, quantity: 1, unitPrice: 1 }),
      }),
    });
  expect(await openOver(100)).toMatchObject({ ok: true });
  expect(requestedLines()).toEqual(Array(100).fill('1 × Kit at 100'));
  expect(await openOver(101)).toMatchObject({ ok: true });
  expect(requestedLines()).toEqual([`1 × Order ${orderNumber} at 10100`]);
});

it('stays the one that is open, however often it is requested', async () => {
  const { session, trackingUrl, row } = await ordered();
  const lastFields = shop.server.requests.length;
  expect(await shop.payNow(trackingUrl)).toEqual({ ok: true, url: session.url });
  expect(shop.server.requests).toHaveLength(lastFields);
  expect(session.status).toBe('open');
  expect((await row()).stripeSessionId).toBe(session.id);
});

it('is opened anew after a payment that failed, as often as one does, and is paid on', async () => {
  const { session, trackingUrl, row } = await ordered();
  const pages = [session];
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const page = pages.at(-1)!;
    Object.assign(page, { status: 'complete', url: null });
    await shop.tell('checkout.session.async_payment_failed', page);
    expect(await shop.payNow(trackingUrl)).toMatchObject({ ok: true });
    pages.push(shop.server.sessions.get((await row()).stripeSessionId ?? '')!);
  }
  expect(new Set(pages.map(({ id }) => id)).size).toBe(3);
  expect(await shop.tell('checkout.session.completed', pages.at(-1)!)).toBe('paid');
});

it('is closed again where the order was paid while it was opened', async () => {
  const { session, trackingUrl, row } = await ordered();
  const order = shop.shopCardOrder(await shop.seen(trackingUrl));
  await shop.tell('checkout.session.completed', session);
  Object.assign(session, { status: 'expired', url: null });
  const answer = await shop.createPaymentSession({ payload: shop.payload, order });
  expect(answer).toMatchObject({ ok: false, code: 'payment_pending' });
  const other = [...shop.server.sessions.values()].at(-1);
  expect(other?.id).not.toBe(session.id);
  expect(other?.status).toBe('expired');
  expect(await row()).toMatchObject({ paymentStatus: 'paid', stripeSessionId: session.id });
});

it('fails where the shop’s own database does, and is no fault of Stripe’s', async () => {
  const { session, trackingUrl } = await ordered();
  Object.assign(session, { status: 'expired', url: null });
  await expect(refusing('orders', () => shop.payNow(trackingUrl))).rejects.toThrow('no');
  expect(await shop.payNow(trackingUrl)).toMatchObject({ ok: true });
});

it('has its events sent again where they could not be kept', async () => {
  const { session, row, id } = await ordered();
  const event = paymentEvent('checkout.session.completed', session);
  const failed = await refusing('payment_events', () => shop.send(event));
  expect(failed.status).toBe(500);
  expect(await row()).toMatchObject({ paymentStatus: 'unpaid' });
  expect(await shop.outcomeOf(await shop.send(event))).toBe('paid');
  const kept = await shop.rows`select order_id as "order", outcome from payment_events where event_id = ${event.id}`;
  expect(kept).toEqual([{ order: id, outcome: 'paid' }]);
});
