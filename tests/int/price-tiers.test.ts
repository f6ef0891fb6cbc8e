import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newAddress } from '../setup/address';
import { api } from '../setup/http';
import { checkoutBody, createProduct, createStaff, rows, payload, type Item } from '../setup/shop';

const { token } = await createStaff('administrator');
const tiers = [
  { minQuantity: 10, percentOff: 5 },
  { minQuantity: 25, percentOff: 10 },
  { minQuantity: 50, percentOff: 15 },
];
await payload.updateGlobal({ slug: 'site-settings', data: { priceTiers: tiers } });

const checkout = (...items: Item[]) =>
  api('POST', '/api/checkout', {
    body: checkoutBody(...items),
    headers: { 'Idempotency-Key': randomUUID() },
    address: newAddress(),
  });
const quote = (...items: Item[]) => api('POST', '/api/cart', { body: { items } });
const shirt = (options = {}) => createProduct({ stock: { S: 500, M: 500, XXL: 500 }, ...options });

describe('prices for quantity', () => {
  it('pool the sizes of one design, and stand as a line of their own', async () => {
    const product = await shirt({ price: 19.99, additionalPrices: { XXL: 2 } });
    const item = { product: product.id, color: 'Red', sizes: { S: 4, M: 4, XXL: 2 } };
    const { body: quoted } = await quote(item);
    expect(quoted).toMatchObject({ discountAmount: 10.2, totalAmount: 193.7 });
    const { status, body } = await checkout(item);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      totalAmount: 193.7,
      discounts: [{ productName: product.name, color: 'Red', quantity: 10, percentOff: 5, amount: 10.2 }],
    });
    const [stored] = await rows`
      select o.discount_amount::float8 as discount, o.total_amount::float8 as total, d.percent_off::int as percent
      from orders o join order_discounts d on d._parent_id = o.id where o.order_number = ${body.orderNumber}`;
    expect(stored).toEqual({ discount: 10.2, total: 193.7, percent: 5 });
  });

  it('are given for 300 lines at once, over all of them, with the stock of each', async () => {
    const product = await shirt({ price: 10 });
    const line = { product: product.id, color: 'Red', sizes: { S: 1 } };
    const { status, body } = await quote(...Array.from({ length: 300 }, () => line));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      totalItems: 300,
      discountAmount: 450,
      totalAmount: 2550,
      stock: [{ product: product.id, color: 'Red', size: 'S', available: 500 }],
    });
  });

  it('are a product’s own where it has tiers', async () => {
    const product = await shirt({ price: 10, priceTiers: [{ minQuantity: 2, percentOff: 50 }] });
    expect((await checkout({ product: product.id, color: 'Red', sizes: { S: 3 } })).body).toMatchObject({
      totalAmount: 15,
    });
  });

  it('are refused where they make no sense', async () => {
    const product = await shirt();
    const priceTiers = [{ minQuantity: 10, percentOff: 5.5 }];
    expect((await api('PATCH', `/api/products/${product.id}`, { token, body: { priceTiers } })).status).toBe(422);
  });

  it('change with the settings at once, and past orders do not', async () => {
    const product = await shirt({ price: 10 });
    const item = { product: product.id, color: 'Red', sizes: { S: 10 } };
    const { body } = await checkout(item);
    const settings = { priceTiers: [{ minQuantity: 5, percentOff: 20 }] };
    expect((await api('POST', '/api/globals/site-settings', { token, body: settings })).status).toBe(200);
    expect((await quote(item)).body).toMatchObject({ totalAmount: 80 });
    const [stored] = await rows`select total_amount::float8 as total from orders
      where order_number = ${body.orderNumber}`;
    expect(stored).toEqual({ total: 95 });
  });
});
