import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '../setup/http';
import { checkoutBody, createProduct, rows, shop, type TestProduct } from '../setup/shop';

let bag: TestProduct;

beforeAll(async () => {
  bag = await createProduct({ name: 'Kit Bag', stock: 1000, price: 10 });
});
afterAll(async () => (await shop()).destroy());

const post = (body: object, address: string) =>
  api('POST', '/api/checkout', { body, address, headers: { 'Idempotency-Key': randomUUID() } });

describe('orders that come too often', () => {
  it('from one network: 41 orders to one third party make 10 and no more', async () => {
    const body = checkoutBody({ product: bag.id, quantity: 1 });
    const statuses: number[] = [];
    for (let sent = 0; sent < 41; sent += 1) statuses.push((await post(body, '192.0.2.41')).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(31);
    const mails = await rows('select 1 from mail_messages where "to" = $1', [body.customer.email]);
    expect(mails).toHaveLength(10);
  });
});
