import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newAddress } from '../setup/address';
import { api, type Call } from '../setup/http';
import { checkoutBody, createProduct, order, rows, payload, stockOf } from '../setup/shop';

const shirt = await createProduct({
  name: 'Match Shirt',
  stock: { M: 50, L: 50, XSB: 50 },
  additionalPrices: { L: 2.5 },
  salePrice: 17.99,
});
const bag = await createProduct({ name: 'Kit Bag', stock: 100, price: 12.34 });
await fillVariations();

const post = (body: unknown, { headers, ...call }: Call = {}) =>
  api('POST', '/api/checkout', {
    body,
    headers: { 'Idempotency-Key': randomUUID(), ...headers },
    address: newAddress(),
    ...call,
  });

const refusal = async (body: unknown) => {
  const { status, body: answer } = await post(body);
  return { status, code: answer.code, fields: Object.keys(answer.fieldErrors ?? {}) };
};

const orderCount = async () => (await rows<{ n: number }>`select count(*)::int as n from orders`)[0]?.n;

/** PostgreSQL reads a small table whole, with the same plan for all lists. */
async function fillVariations(): Promise<void> {
  const { id } = await createProduct({ isActive: false });
  await rows`insert into product_variations (product_id, color_name, color_hex, size_code, size_label, stock_quantity,
                                    additional_price, is_available)
    select ${id}, 'Shade ' || shade, '#000000', 'M', 'Medium', 0, 0, false from generate_series(1, 3000) as shade`;
  await rows`analyze products, product_variations`;
}

type Plans = { statement: string; times: number; planned: number };

async function plansOfConnections(): Promise<Plans[]> {
  const { pool } = payload.db;
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
  const text = `select statement, custom_plans::int as planned, (custom_plans + generic_plans)::int as times
                  from pg_prepared_statements`;
  const plans = await Promise.all(clients.map((client) => client.query<Plans>(text)));
  for (const client of clients) client.release();
  return plans.flatMap(({ rows: kept }) => kept);
}

const withItem = (change: object) => ({
  ...checkoutBody({ product: shirt.id }),
  items: [{ product: shirt.id, color: 'Red', sizes: { M: 1 }, ...change }],
});

describe('POST /api/checkout', () => {
  it('answers 201 with order number, status, total, items and tracking address', async () => {
    const { status, body, headers } = await post(
      checkoutBody({ product: shirt.id, color: 'Red', sizes: { M: 2, L: 1 } }, { product: bag.slug, quantity: 3 }),
    );
    expect(status).toBe(201);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      orderNumber: expect.stringMatching(/^ORD-\d{4}-\d{6}$/),
      status: 'pending',
      confirmBy: null,
      currency: 'USD',
      totalAmount: 93.49,
      deliveryAmount: 0,
      deliveryMethod: null,
      collection: null,
      promisedDate: null,
      netAmount: 93.49,
      taxAmount: 0,
      taxLines: [],
      discountAmount: 0,
      depositAmount: null,
      voucherAmount: 0,
      discounts: [],
      items: [
        {
          product: shirt.id,
          productName: 'Match Shirt',
          sku: shirt.sku,
          color: 'Red',
          size: 'M',
          quantity: 2,
          unitPrice: 17.99,
          totalPrice: 35.98,
        },
        {
          product: shirt.id,
          productName: 'Match Shirt',
          sku: shirt.sku,
          color: 'Red',
          size: 'L',
          quantity: 1,
          unitPrice: 20.49,
          totalPrice: 20.49,
        },
        {
          product: bag.id,
          productName: 'Kit Bag',
          sku: bag.sku,
          color: null,
          size: null,
          quantity: 3,
          unitPrice: 12.34,
          totalPrice: 37.02,
        },
      ],
      trackingUrl: expect.stringMatching(/^http:\/\/shop\.test\/order\/[\w-]{32}$/),
    });
  });

  it('takes sizes by code and by label, and keeps both with the order', async () => {
    const { body } = await post(checkoutBody({ product: shirt.id, color: 'red', sizes: { 'Boys XS': 1, Medium: 2 } }));
    expect(body.items).toMatchObject([
      { size: 'XSB', quantity: 1 },
      { size: 'M', quantity: 2 },
    ]);
    const lines = await rows`
      select size_code as code, size_label as label from order_items i join orders o on o.id = i._parent_id
      where o.order_number = ${body.orderNumber} order by i._order`;
    expect(lines).toEqual([
      { code: 'XSB', label: 'Boys XS' },
      { code: 'M', label: 'Medium' },
    ]);
  });

  it('adds a customer once who orders for the first time, several times at once', async () => {
    const body = checkoutBody({ product: shirt.id, color: 'Red', sizes: { L: 1 } });
    const email = `${randomUUID()}@shopper.test`;
    const requested = { ...body, customer: { ...body.customer, email } };
    const answers = await Promise.all(Array.from({ length: 8 }, () => order(requested, randomUUID(), 'staff')));
    expect(answers.map(({ ok }) => ok)).toEqual(Array(8).fill(true));
    expect(
      await rows`select count(*)::int as orders, count(distinct customer_id)::int as customers from orders
      where contact_email = ${email}`,
    ).toEqual([{ orders: 8, customers: 1 }]);
  });

  it('numbers orders on past six digits', async () => {
    const [before] = await rows<{ value: string }>`select last_value as value from order_number_seq`;
    await rows`select setval('order_number_seq', 999998)`;
    const numbers = [];
    try {
      for (let index = 0; index < 2; index += 1) {
        numbers.push((await post(checkoutBody({ product: shirt.id, color: 'Red', sizes: { M: 1 } }))).body.orderNumber);
      }
    } finally {
      await rows`select setval('order_number_seq', ${before?.value})`;
    }
    const year = new Date().getUTCFullYear();
    expect(numbers).toEqual([`ORD-${year}-999999`, `ORD-${year}-1000000`]);
  });

  it('has what every order asks planned a few times by a connection, and not each time', async () => {
    const { id } = await createProduct({ stock: { M: 40 } });
    const statuses = new Set<number>();
    for (let count = 0; count < 30; count += 1) {
      const body = checkoutBody({ product: id, color: 'Red', sizes: { M: 1 } });
      const customer = { ...body.customer, email: `${randomUUID()}@shopper.test` };
      statuses.add((await post({ ...body, customer })).status);
    }
    expect([...statuses]).toEqual([201]);
    const frequent = (await plansOfConnections()).filter(({ times }) => times > 10);
    expect(new Set(frequent.map(({ statement }) => statement)).size).toBeGreaterThan(8);
    // Five, and a few after new statistics.
    expect(frequent.filter(({ planned, times }) => planned > 5 + times / 4)).toEqual([]);
  });

  it('prices by the shop alone: prices and totals that are sent change nothing', async () => {
    const honest = checkoutBody({ product: shirt.id, color: 'Red', sizes: { M: 1 } });
    const tampered = {
      ...honest,
      items: [
        { ...honest.items[0], price: 0.01, unitPrice: 0.01, salePrice: 0, totalPrice: 0.01, additionalPrice: -5 },
      ],
      totalAmount: 0.01,
      total: 0.01,
      shippingAmount: -10,
      status: 'delivered',
      paymentStatus: 'paid',
      orderNumber: 'ORD-2000-000001',
    };
    const { status, body } = await post(tampered);
    expect(status).toBe(201);
    expect(body).toMatchObject({ totalAmount: 17.99, status: 'pending' });
    expect(body.orderNumber).not.toBe('ORD-2000-000001');
    const [stored] = await rows`select payment_status as payment, total_amount::float8 as total from orders
      where order_number = ${body.orderNumber}`;
    expect(stored).toEqual({ payment: 'unpaid', total: 17.99 });
  });

  it('refuses a total that has changed, and orders nothing until it is agreed to', async () => {
    const dear = await createProduct({ price: 20, stock: { M: 5 } });
    const body = checkoutBody({ product: dear.id, color: 'Red', sizes: { M: 1 } });
    const headers = { 'Idempotency-Key': randomUUID() };
    await payload.update({ collection: 'products', id: dear.id, data: { price: 30 } });
    const before = await orderCount();
    expect(await post({ ...body, expectedTotal: 20 }, { headers })).toMatchObject({
      status: 409,
      body: { code: 'prices_changed', message: expect.any(String), expectedTotal: 20, totalAmount: 30 },
    });
    expect(await orderCount()).toBe(before);
    expect(await stockOf(dear.id)).toEqual({ total: 5, sizes: { M: 5 } });

    const agreed = await post({ ...body, expectedTotal: 30 }, { headers });
    expect(agreed).toMatchObject({ status: 201, body: { totalAmount: 30 } });
    await payload.update({ collection: 'products', id: dear.id, data: { price: 35 } });
    for (const expectedTotal of [30, 35]) {
      const again = await post({ ...body, expectedTotal }, { headers });
      expect(again).toMatchObject({ status: 201, body: { orderNumber: agreed.body.orderNumber, totalAmount: 30 } });
    }
    expect((await post({ ...body, expectedTotal: 'twenty' })).body.fieldErrors).toHaveProperty('expectedTotal');
  });

  it('answers 409 with what is short, and takes nothing at all', async () => {
    const few = await createProduct({ name: 'Few', stock: { M: 1, L: 5 } });
    const before = await orderCount();
    const { status, body } = await post(checkoutBody({ product: few.id, color: 'Red', sizes: { L: 2, M: 3 } }));
    expect(status).toBe(409);
    expect(body).toEqual({
      type: '/developers/errors#out_of_stock',
      code: 'out_of_stock',
      message: 'Some items are no longer in stock in the quantity you asked for.',
      shortages: [{ product: few.id, productName: 'Few', color: 'Red', size: 'M', requested: 3, available: 1 }],
    });
    expect(await stockOf(few.id)).toEqual({ total: 6, sizes: { M: 1, L: 5 } });
    expect(await orderCount()).toBe(before);
  });
});

describe('what a checkout refuses', () => {
  it.each([
    ['an empty body', '', 400, 'bad_request', []],
    ['no JSON', '{"items": [', 400, 'bad_request', []],
    ['nothing in it', {}, 422, 'invalid', ['items', 'customer', 'shippingAddress', 'paymentMethod']],
    ['an unknown product', checkoutBody({ product: randomUUID(), quantity: 1 }), 422, 'invalid', ['items.0.product']],
    [
      'an id that is no UUID',
      checkoutBody({ product: "1' or '1'='1", quantity: 1 }),
      422,
      'invalid',
      ['items.0.product'],
    ],
  ])('%s', async (_what, body, status, code, fields) => {
    expect(await refusal(body)).toEqual({ status, code, fields });
  });

  it.each([
    ['a negative count', { sizes: { M: -1 } }, 'items.0.sizes.M'],
    ['an unknown colour', { color: 'Ultraviolet' }, 'items.0.color'],
  ])('%s', async (_what, change, field) => {
    expect(await refusal(withItem(change))).toEqual({ status: 422, code: 'invalid', fields: [field] });
  });

  it('payment by card where none is set up', async () => {
    const body = { ...checkoutBody({ product: bag.id, quantity: 1 }), paymentMethod: 'card' };
    expect(await refusal(body)).toEqual({ status: 422, code: 'invalid', fields: ['paymentMethod'] });
  });

  it('an unavailable colour and an unavailable size', async () => {
    const product = await createProduct({
      stock: { M: 5 },
      colors: [{ name: 'Red', hex: '#ff0000', available: false }],
    });
    const body = checkoutBody({ product: product.id, color: 'Red', sizes: { M: 1 } });
    expect(await refusal(body)).toMatchObject({ status: 422, fields: ['items.0.color'] });

    const other = await createProduct({ stock: { M: 5 } });
    await payload.update({
      collection: 'product-variations',
      id: other.variationIds.M ?? '',
      data: { isAvailable: false },
    });
    expect(await refusal(checkoutBody({ product: other.id, color: 'Red', sizes: { M: 1 } }))).toMatchObject({
      status: 422,
      fields: ['items.0.sizes'],
    });
  });

  it('an inactive product, by id and by slug', async () => {
    const product = await createProduct({ isActive: false });
    for (const reference of [product.id, product.slug]) {
      expect(await refusal(checkoutBody({ product: reference, quantity: 1 }))).toEqual({
        status: 422,
        code: 'invalid',
        fields: ['items.0.product'],
      });
    }
  });

  it('NUL characters wherever text is taken, with no 500', async () => {
    const nul = 'a\u0000b';
    const body = checkoutBody({ product: bag.id, quantity: 1 });
    const answers = await Promise.all(
      [
        { ...body, notes: nul },
        { ...body, customer: { ...body.customer, firstName: nul, lastName: nul, phone: nul } },
        { ...body, shippingAddress: { ...body.shippingAddress, line1: nul, line2: nul, city: nul } },
        checkoutBody({ product: nul, quantity: 1 }),
        checkoutBody({ product: bag.id, color: nul, quantity: 1 }),
      ].map((each) => post(each)),
    );
    for (const { status, text } of answers) {
      expect([201, 422]).toContain(status);
      expect(text).not.toContain('\u0000');
    }
  });

  it('lone surrogates, with no 500', async () => {
    const body = checkoutBody({ product: bag.id, quantity: 1 });
    const { status } = await post({ ...body, notes: 'x\ud800y', customer: { ...body.customer, firstName: '\udfff' } });
    expect([201, 422]).toContain(status);
  });
});

describe('the Idempotency-Key', () => {
  const body = () => checkoutBody({ product: bag.id, quantity: 1 });

  it.each([
    ['missing', undefined],
    ['too short', 'short'],
  ])('is required as it should be: %s', async (_what, key) => {
    const { status, body: answer } = await api('POST', '/api/checkout', {
      body: body(),
      headers: key ? { 'Idempotency-Key': key } : {},
    });
    expect(status).toBe(422);
    expect(answer).toMatchObject({ code: 'invalid', fieldErrors: { 'Idempotency-Key': [expect.any(String)] } });
  });

  it('answers the same order again, and takes stock once, even 30 times at once', async () => {
    const product = await createProduct({ stock: 30 });
    const request = checkoutBody({ product: product.id, quantity: 1 });
    const headers = { 'Idempotency-Key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 30 }, () => post(request, { headers })));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect((await post(request, { headers })).text).toBe(answers[0]?.text);
    expect((await stockOf(product.id)).total).toBe(29);
  });

  it('still answers its order once everything is sold out or the product is gone', async () => {
    const product = await createProduct({ stock: 1 });
    const request = checkoutBody({ product: product.id, quantity: 1 });
    const headers = { 'Idempotency-Key': randomUUID() };
    const first = await post(request, { headers });
    await payload.update({ collection: 'products', id: product.id, data: { isActive: false } });
    expect(await post(request, { headers })).toMatchObject({ status: 201, text: first.text });
  });

  it('is refused for a different order', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    await post(body(), { headers });
    const before = await orderCount();
    const { status, body: answer } = await post(body(), { headers });
    expect(status).toBe(422);
    expect(answer).toMatchObject({ code: 'idempotency_key_reused', message: expect.any(String) });
    expect(await orderCount()).toBe(before);
  });

  it('may be used again after a refusal', async () => {
    const product = await createProduct({ stock: 1 });
    const request = checkoutBody({ product: product.id, quantity: 2 });
    const headers = { 'Idempotency-Key': randomUUID() };
    expect((await post(request, { headers })).status).toBe(409);
    await payload.update({ collection: 'products', id: product.id, data: { stockQuantity: 2 } });
    expect((await post(request, { headers })).status).toBe(201);
  });
});
