import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ledger, order, sell } from './orders';
import { check, finish, note } from './report';
import { newShop } from './server';

/** `npm run stress:chaos`: kills the application and PostgreSQL (-9) twenty times while shoppers order. */
const ROUNDS = 20;
const SHOPPERS = 16;
const PRODUCTS = 4;
const STOCK = 1_000_000;
const BACK_WITHIN_MS = 5_000;
/** Sixteen shoppers who retry faster take a core of two from what restarts. */
const RETRY_MS = 250;

const shop = await newShop();
const acknowledged = new Map<string, string>();
let open = true;
let failed = 0;

async function shopper(products: readonly string[]): Promise<void> {
  while (open) {
    const product = products[randomInt(products.length)] ?? '';
    const key = randomUUID();
    for (;;) {
      const { status, text } = await order(shop, product, key);
      if (status === 201) {
        acknowledged.set(key, (JSON.parse(text) as { orderNumber: string }).orderNumber);
        break;
      }
      failed += 1;
      if (status >= 400 && status < 500) throw new Error(`An order was refused: ${status} ${text}`);
      await sleep(RETRY_MS);
    }
  }
}

const kinds = [
  ['the application', async () => void (await shop.killApp())],
  ['PostgreSQL', async () => shop.killPostgres()],
  [
    'both',
    async () => {
      shop.killPostgres();
      await shop.killApp();
    },
  ],
] as const;

/** @returns ms until an order is accepted again */
async function round(number: number, product: string): Promise<number> {
  await sleep(randomInt(100, 1_500));
  const [name, kill] = kinds[number % kinds.length] ?? kinds[0];
  const orders = acknowledged.size;
  const since = performance.now();
  await kill();
  if (name !== 'PostgreSQL') await shop.start();
  // Earlier answers may arrive late: only an accepted order counts.
  while ((await order(shop, product)).status !== 201) await sleep(10);
  const ms = performance.now() - since;
  note(`${String(number + 1).padStart(2)}. killed ${name} after ${orders} orders: back after ${Math.round(ms)} ms`);
  return ms;
}

try {
  await shop.start();
  const probed = await sell(shop, STOCK);
  const products = await Promise.all(Array.from({ length: PRODUCTS }, () => sell(shop, STOCK)));
  const shoppers = Array.from({ length: SHOPPERS }, () => shopper(products));
  const times: number[] = [];
  for (let number = 0; number < ROUNDS; number += 1) times.push(await round(number, probed));
  await sleep(500);
  open = false;
  await Promise.all(shoppers);

  note(`${acknowledged.size} orders acknowledged, ${failed} attempts failed and were sent again`);
  check(
    `times it took longer than ${BACK_WITHIN_MS / 1000} s to be back`,
    times.filter((ms) => ms > BACK_WITHIN_MS).length,
    0,
  );

  const stored = await shop.sql<{ key: string; number: string }>(
    'select idempotency_key as key, order_number as number from orders',
  );
  const numbers = new Map(stored.map(({ key, number }) => [key, number]));
  check(
    'acknowledged orders that are missing',
    [...acknowledged].filter(([key, number]) => numbers.get(key) !== number).length,
    0,
  );
  check('order numbers used twice', stored.length - new Set(stored.map(({ number }) => number)).size, 0);
  for (const product of [probed, ...products]) {
    const { orders, units, stock, variationStock } = await ledger(shop, product);
    check('sold and left of a product', [units + stock, units + variationStock, orders], [STOCK, STOCK, units]);
  }
  // A sent email forgets the order’s key; each recipient ordered once.
  const [emails] = await shop.sql<{ without: number; notices: number }>(
    `select count(*) filter (where sent.total <> 1)::int as without,
            (select count(*)::int from mail_messages where template = 'order-notice') - count(*)::int as notices
       from orders o, lateral (select count(*) as total from mail_messages m
                                where m.template = 'order-confirmation' and m."to" = o.contact_email) as sent`,
  );
  check('orders without the one email to their shopper', emails?.without, 0);
  check('emails to the supplier, less orders', emails?.notices, 0);
  finish();
} finally {
  open = false;
  await shop.remove();
}
