import { createHash, randomUUID } from 'node:crypto';
import type { Shop } from './server';

export interface Answer {
  /** 0 without an answer. */
  status: number;
  text: string;
  ms: number;
  isDeferred?: boolean;
}

export const orderBody = (line: object, email: string) => ({
  items: [line],
  customer: { firstName: 'Ada', lastName: 'Okafor', email },
  shippingAddress: { line1: '1 High Street', city: 'Leeds', postcode: 'LS1 4AP', country: 'GB' },
  paymentMethod: 'invoice',
});

export async function order(
  shop: Shop,
  product: string,
  key: string = randomUUID(),
  offerCode?: string,
): Promise<Answer> {
  const since = performance.now();
  const done = (status: number, text: string, isDeferred = false) => ({
    status,
    text,
    ms: performance.now() - since,
    isDeferred,
  });
  try {
    const response = await fetch(`${shop.url}/api/checkout`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, 'X-Forwarded-For': addressOf(key) },
      body: JSON.stringify({
        ...orderBody({ product, color: 'Red', sizes: { M: 1 } }, `${key}@shopper.test`),
        offerCode,
      }),
      signal: AbortSignal.timeout(60_000),
    });
    const { status, headers } = response;
    return done(status, await response.text(), status === 503 && headers.has('Retry-After'));
  } catch {
    return done(0, '');
  }
}

const addressOf = (key: string): string =>
  `10.${[...createHash('sha256').update(key).digest().subarray(0, 3)].join('.')}`;

export async function sell(shop: Shop, stock: number): Promise<string> {
  const name = `stress-${randomUUID()}`;
  const [product] = await shop.sql<{ id: string }>(
    `insert into products (name, slug, sku, price, unit_price, stock_quantity, reviews, is_active)
     values ($1, $1, $1, 20, 20, 0, 0, true) returning id`,
    [name],
  );
  const id = String(product?.id);
  await shop.sql(
    `insert into products_colors (_order, _parent_id, id, name, hex, available) values (1, $1, $2, 'Red', '#ff0000', true)`,
    [id, randomUUID()],
  );
  await shop.sql(
    `insert into product_variations (product_id, color_name, color_hex, size_code, size_label, stock_quantity, additional_price, is_available)
     values ($1, 'Red', '#ff0000', 'M', 'Medium', $2, 0, true)`,
    [id, stock],
  );
  return id;
}

export interface Ledger {
  orders: number;
  units: number;
  stock: number;
  variationStock: number;
}

export async function ledger(shop: Shop, product: string): Promise<Ledger> {
  const [row] = await shop.sql<Ledger & Record<string, unknown>>(
    `select (select count(distinct _parent_id)::int from order_items where product_id = $1) as orders,
            (select coalesce(sum(quantity), 0)::int from order_items where product_id = $1) as units,
            (select stock_quantity::int from products where id = $1) as stock,
            (select sum(stock_quantity)::int from product_variations where product_id = $1) as "variationStock"`,
    [product],
  );
  if (!row) throw new Error('The database answered nothing.');
  return row;
}
