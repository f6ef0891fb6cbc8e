import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../setup/incoming';
import { decideProofAction } from '@/areas/storefront/order/proof-actions';
import type { DeliveryFormValues } from '@/areas/back-office/settings/delivery/delivery-form';
import { deliverySettings } from '@/areas/back-office/settings/delivery/delivery-settings';
import { exportOrders } from '@/areas/back-office/orders/export/order-export';
import { parseOrderFilters } from '@/areas/back-office/orders/filters/order-filters';
import { loadOrders } from '@/areas/back-office/orders/list/load-orders';
import { orderProofs } from '@/areas/back-office/proofs/proof-routes';
import { starterKit } from '@/domain/kits/document/starter-kit';
import { newOrderInput } from '@/domain/orders/order-edit';
import { env } from '@/lib/env';
import type { EmailWriter } from '@/lib/mail/email';
import { confirmOrder } from '@/modules/orders/confirmation/confirm-order';
import { createOrder } from '@/modules/orders/editing/create-order';
import { quoteLines } from '@/modules/orders/editing/quote-lines';
import { shopDocument } from '@/modules/orders/documents/document-order';
import { orderShipped } from '@/modules/despatch/emails';
import { orderConfirmation } from '@/modules/orders/emails/order-confirmation';
import { orderDelivered } from '@/modules/orders/emails/order-delivered';
import { orderProcessing } from '@/modules/orders/emails/order-processing';
import { newAddress } from '../setup/address';
import { api } from '../setup/http';
import { recordPurges } from '../setup/purged';
import { asStaff, checkoutBody, createProduct, createStaff, editPlaced, rows, payload } from '../setup/shop';

const purged = recordPurges();

const flat = (id: string, name: string, days: number, price: number, more: object = {}) => ({
  ...{ id, name, isCollection: false, note: '', days, pricedBy: 'order' },
  ...{ steps: [{ from: 0, price }], freeFrom: null, upTo: null },
  ...more,
});
const byWeight = flat('parcel', 'Parcel', 4, 0, {
  ...{ pricedBy: 'weight', upTo: 10_000 },
  steps: [
    { from: 0, price: 6 },
    { from: 2000, price: 9.5 },
  ],
});
const place = { place: 'Unit 4, Mill Lane, Leeds LS1 4AB', hours: 'Monday to Friday, 9:00 to 17:00' };
const zones = [
  {
    ...{ name: 'United Kingdom', countries: ['GB'], postcodes: [] },
    methods: [
      flat('standard', 'Standard', 3, 0),
      flat('express', 'Express', 1, 12.5, { freeFrom: 200 }),
      flat('collect', 'Collection', 0, 0, { isCollection: true, ...place }),
    ],
  },
  { name: 'Islands', countries: ['GB'], postcodes: ['HS', 'ZE'], methods: [] },
  { name: 'Ireland', countries: ['IE'], postcodes: [], methods: [byWeight] },
];
const daily = { workingDays: [1, 2, 3, 4, 5, 6, 7], cutOff: '23:59', stockDays: 2, madeDays: 10, usualWeight: 500 };

const set = async (data: object) =>
  payload.updateGlobal({ slug: 'delivery-settings', data: { closures: [], ...daily, ...data } });

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date());
const inDays = (days: number) => new Date(Date.parse(today()) + days * 86_400_000).toISOString().slice(0, 10);

const staff = await createStaff('administrator');
signIn(staff.token);
const shirt = await createProduct({ name: 'Shirt', stock: 900, weight: 400 });
const made = await createProduct({
  ...{ name: 'Match Shirt', stock: { S: 90, M: 90 }, kitGarment: 'football-shirt', isCustomizable: true },
  ...{ stockDays: 1, madeDays: 20 },
});
beforeEach(() => set({ zones }));

type Placed = {
  orderNumber: string;
  totalAmount: number;
  deliveryAmount: number;
  deliveryMethod: string | null;
  promisedDate: string | null;
  collection?: { place: string | null; hours: string | null } | null;
  code?: string;
  fieldErrors?: Record<string, string[]>;
};

async function checkout(more: object = {}, quantity = 2, country = 'GB', postcode = 'LS1 4AP') {
  const body = checkoutBody({ product: shirt.id, quantity });
  return api<Placed>('POST', '/api/checkout', {
    body: { ...body, shippingAddress: { ...body.shippingAddress, country, postcode }, ...more },
    headers: { 'Idempotency-Key': randomUUID() },
    address: newAddress(),
  });
}

const stored = async (orderNumber: string) =>
  (
    await rows<Record<string, unknown> & { id: string; revision: number; token: string }>`
      select id, revision::int as revision, tracking_token as token, delivery_method as method, delivery_name as name,
      delivery_days::int as days,
           shipping_amount::float8 as amount, total_amount::float8 as total, promised_date as promised,
           delivery_from is not null as counts
      from orders where order_number = ${orderNumber}`
  )[0]!;

describe('checkout', () => {
  it('takes the usual method where none is named, at the shop’s price, and keeps what was promised', async () => {
    const { status, body } = await checkout();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ totalAmount: 40, deliveryAmount: 0, deliveryMethod: 'standard', promisedDate: inDays(5) },
    });
    expect(await stored(body.orderNumber)).toMatchObject({
      ...{ method: 'standard', name: 'Standard', days: 5, amount: 0, total: 40, promised: inDays(5), counts: true },
    });
  });

  it('adds the price of the method that is chosen, whatever price is sent', async () => {
    const { body } = await checkout({ deliveryMethod: 'express', deliveryAmount: 0, shippingAmount: 0 });
    expect(body).toMatchObject({ totalAmount: 52.5, deliveryAmount: 12.5, promisedDate: inDays(3) });
    expect(await stored(body.orderNumber)).toMatchObject({ amount: 12.5, total: 52.5 });
    const free = await checkout({ deliveryMethod: 'express' }, 11);
    expect(free.body).toMatchObject({ totalAmount: 209, deliveryAmount: 0 });
  });

  it('weighs the goods', async () => {
    const ireland = (quantity: number) => checkout({}, quantity, 'IE', 'D02 AF30');
    expect((await ireland(4)).body).toMatchObject({ deliveryMethod: 'parcel', deliveryAmount: 6 });
    expect((await ireland(5)).body).toMatchObject({ deliveryAmount: 9.5, promisedDate: inDays(6) });
    expect(await ireland(26)).toMatchObject({
      status: 422,
      body: { fieldErrors: { deliveryMethod: [expect.any(String)] } },
    });
  });

  it.each([
    ['a country that it does not deliver to', {}, 'FR', '75001', 'shippingAddress.country'],
    ['a part of one', {}, 'GB', 'ZE1 0AA', 'shippingAddress.postcode'],
    ['a method that is not offered there', { deliveryMethod: 'parcel' }, 'GB', 'LS1 4AP', 'deliveryMethod'],
  ])('refuses %s at its field', async (_what, more, country, postcode, field) => {
    const { status, body } = await checkout(more, 1, country, postcode);
    expect(status).toBe(422);
    expect(Object.keys(body.fieldErrors ?? {})).toEqual([field]);
  });

  it('leaves out holidays', async () => {
    await set({ zones, closures: [{ from: today(), to: inDays(6) }] });
    expect((await checkout()).body).toMatchObject({ promisedDate: inDays(12) });
  });

  it('stays free everywhere, without a date, in a shop without zones', async () => {
    await set({ zones: [] });
    const { status, body } = await checkout({ deliveryMethod: 'express' }, 2, 'FR', '75001');
    expect(status).toBe(201);
    expect(body).toMatchObject({ totalAmount: 40, deliveryAmount: 0, deliveryMethod: null, promisedDate: null });
    expect(await stored(body.orderNumber)).toMatchObject({ method: null, promised: null, counts: false });
  });
});

describe('asking before', () => {
  const quote = async (delivery?: object, quantity = 2) =>
    (await api('POST', '/api/cart', { body: { items: [{ product: shirt.id, quantity }], delivery } })).body;

  it('a cart is priced with the methods there, and with the chosen one', async () => {
    expect(await quote()).toMatchObject({
      ...{ totalAmount: 40, deliveryAmount: 0 },
      delivery: { country: 'GB', methods: [{ id: 'standard' }, { id: 'express', amount: 12.5 }, { id: 'collect' }] },
    });
    expect(await quote({ country: 'gb', method: 'express' })).toMatchObject({
      ...{ totalAmount: 52.5, deliveryAmount: 12.5, delivery: { chosen: 'express' } },
    });
    expect(await quote({ country: 'FR' })).toMatchObject({
      delivery: { methods: [], problem: { field: 'shippingAddress.country' } },
    });
    await set({ zones: [] });
    expect(await quote({ country: 'FR' })).not.toHaveProperty('delivery');
  });

  it('GET /api/delivery-methods tells what there is, and stores nothing', async () => {
    const ask = (query: string) => api('GET', `/api/delivery-methods${query}`);
    const { status, body, headers } = await ask('?country=GB');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({
      ...{ country: 'GB', isDelivered: true },
      methods: [
        { id: 'standard', steps: [{ from: 0, price: 0 }], promisedDate: inDays(5) },
        { id: 'express', freeFrom: 200, promisedDate: inDays(3) },
        { id: 'collect', isCollection: true, ...place, promisedDate: inDays(2) },
      ],
    });
    expect((await ask('?country=GB&postcode=ZE1+0AA')).body).toMatchObject({ isDelivered: false, methods: [] });
    expect((await ask('?country=FR')).body).toMatchObject({ isDelivered: false });
    expect((await ask('?country=XX')).status).toBe(422);
    expect((await ask('')).status).toBe(422);
    await set({ zones: [] });
    expect((await ask('?country=FR')).body).toEqual({ country: 'FR', isDelivered: true, methods: [] });
  });
});

describe('what is collected', () => {
  const home = { line1: '7 Home Street', city: 'Leeds', postcode: 'LS1 4AP', country: 'GB' };
  const billedAlone = { deliveryMethod: 'collect', shippingAddress: undefined, billingAddress: home };

  it('asks for a billing address alone, which a delivery does not take for its own', async () => {
    const { status, body } = await checkout(billedAlone);
    expect(status).toBe(201);
    expect(body).toMatchObject({ deliveryMethod: 'collect', collection: place, promisedDate: inDays(2) });
    const refused = await checkout({ ...billedAlone, deliveryMethod: 'express' });
    expect(refused.status).toBe(422);
    expect(refused.body.fieldErrors).toEqual({ shippingAddress: ['Please enter a delivery address.'] });
  });

  it('has a text of its own, with the place as of the order', async () => {
    const { body } = await checkout(billedAlone);
    const order = await stored(body.orderNumber);
    await set({
      zones: [
        { ...zones[0], methods: [flat('collect', 'Collection', 0, 0, { isCollection: true, place: 'Elsewhere' })] },
      ],
    });
    const settings = await payload.findGlobal({ slug: 'site-settings' });
    const write = async (writer: { write: EmailWriter }) =>
      (await writer.write({ payload, settings, data: { token: order.token } }))!;
    const texts: Record<string, string> = {};
    for (const [name, writer] of Object.entries({ orderConfirmation, orderProcessing, orderShipped, orderDelivered })) {
      const { subject, text } = await write(writer);
      texts[name] = `${subject}\n${text}`;
    }
    const all = Object.values(texts).join('\n');
    expect(all).not.toMatch(
      /on its way|will reach you|arrived|has been delivered|Delivery address|Delivery by|Elsewhere/i,
    );
    for (const name of ['orderConfirmation', 'orderProcessing', 'orderShipped']) {
      expect(texts[name]).toContain('Unit 4, Mill Lane, Leeds LS1 4AB');
      expect(texts[name]).toContain('Open Monday to Friday, 9:00 to 17:00');
    }
    expect(texts.orderProcessing).toContain('We email you again when it is ready to collect.');
    expect(texts.orderShipped).toContain('Your order is ready to collect');
    expect(texts.orderDelivered).toContain('You have collected your order');
    const [record] = await rows<{ place: string }>`select delivery_place as place from orders where id = ${order.id}`;
    expect(record?.place).toBe('Unit 4, Mill Lane, Leeds LS1 4AB');
    const document = shopDocument(await payload.findByID({ collection: 'orders', id: order.id }));
    expect(document.columns[1]).toEqual({
      label: 'Collect from',
      lines: ['Unit 4, Mill Lane, Leeds LS1 4AB', 'Open Monday to Friday, 9:00 to 17:00'],
    });
    const filters = parseOrderFilters(new URLSearchParams(`search=${body.orderNumber}`));
    let file = '';
    for await (const part of exportOrders({ payload, filters, rows: 'orders' })) file += part;
    expect(file).toContain(',,,,,collect,Collection,');
    expect(file).toContain(',7 Home Street,');
  });
});

describe('what is', () => {
  const design = starterKit('football-shirt', ['#1e3a8a', '#ffffff'], 'Riverside home');

  const players = [{ name: 'Hudson', number: '7', size: 'M' }];

  it.each([
    ['made to a kit', { design }],
    ['printed with a name', { color: 'Red' }],
  ])('%s is promised from the approval of its proof', async (_, as) => {
    const items = [{ product: made.id, ...as, players }];
    const { body } = await checkout({ items });
    expect(body).toMatchObject({ promisedDate: inDays(23) });
    const order = await stored(body.orderNumber);
    expect(order).toMatchObject({ days: 23, counts: false });
    await rows`update orders set promised_date = '2020-01-01' where id = ${order.id}`;
    const drawn = await orderProofs.shop.draw(
      new Request(`${env.publicUrl}/x`, {
        method: 'POST',
        headers: { Origin: env.publicUrl, 'Content-Type': 'application/json' },
        body: '{"note":""}',
      }),
      { params: Promise.resolve({ id: order.id }) },
    );
    expect(drawn.status).toBe(201);
    const [proof] = await rows<{ id: string }>`select id from order_proofs where order_id = ${order.id}`;
    const answer = { proofId: proof?.id, name: 'Ada', decision: 'approve' };
    expect(await decideProofAction(order.token, answer)).toMatchObject({ ok: true });
    expect(await stored(body.orderNumber)).toMatchObject({ counts: true, promised: inDays(23) });
  });
});

it('an order that waits to be confirmed is promised from its confirmation', async () => {
  const { body } = await checkout({}, 40);
  const order = await stored(body.orderNumber);
  expect(order).toMatchObject({ counts: false, promised: inDays(5) });
  await rows`update orders set promised_date = '2020-01-01' where id = ${order.id}`;
  const [{ email } = { email: '' }] = await rows<{ email: string }>`select contact_email as email from orders
    where id = ${order.id}`;
  const { req } = await asStaff(staff.user);
  expect(await confirmOrder({ req, id: order.id, email })).toMatchObject({ ok: true });
  expect(await stored(body.orderNumber)).toMatchObject({ counts: true, promised: inDays(5) });
});

describe('staff', () => {
  const contact = { customer: checkoutBody().customer, shippingAddress: checkoutBody().shippingAddress };
  const linesOf = async (id: string) =>
    rows<{ id: string; quantity: number }>`select id, quantity::int as quantity from order_items
      where _parent_id = ${id} order by _order`;
  const edit = async (orderNumber: string, more: object = {}, units?: number) => {
    const { id } = await stored(orderNumber);
    const counted = (line: { quantity: number }) => ({ ...line, quantity: units ?? line.quantity });
    return editPlaced(staff.user, id, (lines) => lines.map(counted), more);
  };

  it('choose the delivery of an order that they enter', async () => {
    const input = newOrderInput.parse({
      ...contact,
      lines: [{ product: shirt.id, quantity: 1 }],
      deliveryMethod: 'express',
    });
    const created = await createOrder({ ...(await asStaff(staff.user)), input, idempotencyKey: randomUUID() });
    expect(created).toMatchObject({ ok: true });
    if (created.ok)
      expect(await stored(created.orderNumber)).toMatchObject({ method: 'express', amount: 12.5, total: 32.5 });
    const nowhere = { ...contact.shippingAddress, country: 'FR', postcode: '75001' };
    const refused = newOrderInput.parse({
      ...contact,
      shippingAddress: nowhere,
      lines: [{ product: shirt.id, quantity: 1 }],
    });
    expect(
      await createOrder({ ...(await asStaff(staff.user)), input: refused, idempotencyKey: randomUUID() }),
    ).toMatchObject({ ok: false, fieldErrors: { 'shippingAddress.country': [expect.any(String)] } });
  });

  it('change it, with price, date and total, which the log tells; other edits leave it as it was', async () => {
    const { body } = await checkout();
    const { id } = await stored(body.orderNumber);
    expect(await edit(body.orderNumber, { deliveryMethod: 'express' })).toMatchObject({ ok: true, totalAmount: 52.5 });
    expect(await stored(body.orderNumber)).toMatchObject({ method: 'express', amount: 12.5, promised: inDays(3) });
    const [entry] = await rows<{ before: object; after: object }>`select before, after from activity_log
      where subject_id = ${id} and action = 'order.edited'`;
    expect(entry).toMatchObject({
      before: { delivery: expect.stringMatching(/^Standard, free, /), totalAmount: 40 },
      after: { delivery: expect.stringMatching(/^Express, \$12\.50, /), totalAmount: 52.5 },
    });
    const dearer = zones.map((zone) => ({
      ...zone,
      methods: zone.methods.map((each) => ({ ...each, steps: [{ from: 0, price: 99 }] })),
    }));
    await set({ zones: dearer });
    expect(await edit(body.orderNumber, { notes: 'Ring twice' })).toMatchObject({ ok: true, totalAmount: 52.5 });
    expect(await edit(body.orderNumber, {}, 3)).toMatchObject({ ok: true, totalAmount: 159 });
  });

  it('are refused what the shop does not deliver, and nothing is written', async () => {
    const { body } = await checkout();
    const shippingAddress = { ...contact.shippingAddress, country: 'FR', postcode: '75001' };
    expect(await edit(body.orderNumber, { shippingAddress }, 7)).toMatchObject({
      ...{ ok: false, code: 'invalid', fieldErrors: { 'shippingAddress.country': [expect.any(String)] } },
    });
    expect(await stored(body.orderNumber)).toMatchObject({ total: 40, revision: 1 });
  });

  it('see what an edit comes to before it is saved', async () => {
    const { body } = await checkout();
    const { id } = await stored(body.orderNumber);
    const lines = await linesOf(id);
    const delivery = { country: 'GB', postcode: 'LS1 4AP', method: 'express' };
    expect(await quoteLines(payload, { lines, delivery }, id)).toMatchObject({
      sums: { totalAmount: 52.5 },
      delivery: { shippingAmount: 12.5, promisedDate: inDays(3), methods: [{ id: 'standard' }, { id: 'express' }, {}] },
    });
  });
});

it('the confirmation tells method, price and day', async () => {
  const { body } = await checkout({ deliveryMethod: 'express' });
  const { token } = await stored(body.orderNumber);
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
  const email = await orderConfirmation.write({ payload, settings, data: { token } });
  const day = new Intl.DateTimeFormat('en-GB', {
    ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
  } as const).format(new Date(inDays(3)));
  expect(email?.text).toContain('Delivery, Express: $12.50');
  expect(email?.text).toContain(`We pack it now. Delivery by ${day}.`);
  expect(email?.html).toContain('Delivery, Express: $12.50');
  expect(email?.text?.match(/Delivery by/g)).toHaveLength(1);
});

describe('the list of orders', () => {
  it('finds what is still here after its day, and nothing that is gone, open or in time', async () => {
    const { id: product } = await createProduct({ stock: 50 });
    const late = async (change: string) => {
      const { body } = await checkout({ items: [{ product, quantity: 1 }] });
      await rows(`update orders set ${change} where order_number = $1`, body.orderNumber);
      return body.orderNumber;
    };
    const yesterday = `promised_date = '${inDays(-1)}'`;
    const ours = [await late(yesterday), await late(`${yesterday}, status = 'processing'`)];
    await late(`promised_date = '${inDays(0)}'`);
    await late(`${yesterday}, status = 'shipped'`);
    await late(`${yesterday}, delivery_from = null`);
    const listed = async (query: string) => {
      const found = await loadOrders(payload, parseOrderFilters(new URLSearchParams(`product=${product}${query}`)));
      if (!found.ok) throw new Error(found.message);
      return found.list.orders;
    };
    expect((await listed('')).filter(({ isLate }) => isLate).map(({ orderNumber }) => orderNumber)).toEqual(
      ours.toReversed(),
    );
    expect((await listed('&late=true')).map(({ orderNumber }) => orderNumber)).toEqual(ours.toReversed());
    const filters = parseOrderFilters(new URLSearchParams(`product=${product}&late=true`));
    let csv = '';
    for await (const part of exportOrders({ payload, filters, rows: 'orders' })) csv += part;
    const [heading = '', first = ''] = csv.trim().split('\r\n');
    expect(heading).toContain(',delivery_method,delivery_name,promised_date,');
    expect(first).toContain(`,standard,Standard,${inDays(-1)},`);
  });
});

describe('the form of the settings', () => {
  const load = async () => deliverySettings.load({ payload, user: (await asStaff(staff.user)).req.user });
  const save = async (values: DeliveryFormValues, seen: DeliveryFormValues, user = staff.user) =>
    deliverySettings.save({ ...(await asStaff(user)), values, seen });

  it('stores what it shows, once, and not over others’ changes', async () => {
    const seen = await load();
    expect(seen.zones.map(({ name }) => name)).toEqual(['United Kingdom', 'Islands', 'Ireland']);
    const values = { ...seen, cutOff: '11:30', closures: [{ from: '2027-01-01', to: '2027-01-01' }] };
    expect(await save(values, seen)).toEqual({ ok: true, values });
    expect(await load()).toEqual(values);
    expect(await save({ ...seen, stockDays: '4' }, seen)).toMatchObject({
      ok: false,
      code: 'conflict',
      stored: values,
    });
    expect(await load()).toEqual(values);
  });

  it('is not for editors', async () => {
    const { user: editor } = await createStaff('content_manager');
    const seen = await load();
    expect(await save({ ...seen, zones: [] }, seen, editor)).toMatchObject({ ok: false, code: 'invalid' });
    expect(await load()).toEqual(seen);
  });
});

describe('the settings', () => {
  const post = (body: object, token = staff.token) => api('POST', '/api/globals/delivery-settings', { body, token });

  it('are for administrators, are logged and leave the cache', async () => {
    const { token } = await createStaff('content_manager');
    expect((await post({ cutOff: '12:00' }, token)).status).toBe(403);
    expect((await api('GET', '/api/globals/delivery-settings', { token })).status).toBe(403);
    expect((await api('GET', '/api/globals/delivery-settings')).status).toBe(401);
    purged.clear();
    expect((await post({ cutOff: '12:00' })).status).toBe(200);
    expect(purged).toContain('settings');
    const [entry] = await rows<{ action: string }>`select action from activity_log where actor_id = ${staff.user.id}
      order by created_at desc limit 1`;
    expect(entry?.action).toBe('delivery-settings.updated');
  });

  it.each([
    ['a country in two zones', { zones: [zones[0], { ...zones[0], name: 'Again' }] }],
    ['a price below 0', { zones: [{ ...zones[2], methods: [flat('a', 'A', 1, -1)] }] }],
    ['two methods with one code', { zones: [{ ...zones[2], methods: [byWeight, byWeight] }] }],
    ['an unknown country', { zones: [{ ...zones[2], countries: ['XX'] }] }],
    [
      'steps out of order',
      { zones: [{ ...zones[2], methods: [{ ...byWeight, steps: byWeight.steps.toReversed() }] }] },
    ],
    ['no working day', { workingDays: [] }],
    ['a holiday that ends before it begins', { closures: [{ from: '2026-12-26', to: '2026-12-25' }] }],
    ['no time of day', { cutOff: '25:00' }],
    ['days below 0', { stockDays: -1 }],
    ['no list', { zones: 'all' }],
  ])('refuse %s', async (_what, data) => {
    const before = await rows`select * from delivery_settings`;
    expect((await post(data)).status).toBe(422);
    expect(await rows`select * from delivery_settings`).toEqual(before);
  });

  it('store what they know, and nothing else', async () => {
    await post({ zones: [{ ...zones[2], methods: [{ ...byWeight, evil: '<script>' }], more: 1 }] });
    const [row] = await rows<{ zones: object[] }>`select zones from delivery_settings`;
    expect(row?.zones).toEqual([{ ...zones[2], methods: [byWeight] }]);
  });
});
