import { randomUUID } from 'node:crypto';
import { ledger, order, sell, type Answer } from './orders';
import { check, finish, note, speed, statuses } from './report';
import { newShop } from './server';

/** `npm run stress:checkout`: a thousand shoppers at once, and one who presses the button a hundred times. */
const shop = await newShop();

async function atOnce(count: number, work: () => Promise<Answer>): Promise<Answer[]> {
  const since = performance.now();
  const answers = await Promise.all(Array.from({ length: count }, work));
  note(speed(answers, (performance.now() - since) / 1000));
  return answers;
}

async function sellOut(shoppers: number, stock: number): Promise<void> {
  console.log(`\n${shoppers} checkouts at once for ${stock} of a product`);
  const product = await sell(shop, stock);
  const answers = await atOnce(shoppers, () => order(shop, product));
  check('answers by status', statuses(answers), { 201: stock, 409: shoppers - stock });
  check('in the database', await ledger(shop, product), { orders: stock, units: stock, stock: 0, variationStock: 0 });
}

async function exhaust(shoppers: number, uses: number): Promise<void> {
  console.log(`\n${shoppers} uses at once of a code with ${uses} left`);
  const product = await sell(shop, shoppers);
  const [offer] = await shop.sql<{ id: string }>(
    `insert into offers (name, code, kind, percent_off, max_uses) values ('Stress', 'STRESS', 'percentage', 10, $1)
     returning id`,
    [uses],
  );
  const answers = await atOnce(shoppers, () => order(shop, product, randomUUID(), 'STRESS'));
  check('answers by status', statuses(answers), { 201: uses, 422: shoppers - uses });
  const [used] = await shop.sql<{ orders: number }>(
    'select count(*)::int as orders from order_discounts where offer_id = $1',
    [offer?.id],
  );
  check('in the database', used?.orders, uses);
}

async function oneKey(): Promise<void> {
  console.log('\nOne Idempotency-Key 100 times at once, and 100 times again after a restart');
  const product = await sell(shop, 100);
  const key = randomUUID();
  const before = await atOnce(100, () => order(shop, product, key));
  await shop.stop();
  await shop.start();
  const after = await atOnce(100, () => order(shop, product, key));
  check('answers by status', statuses([...before, ...after]), { 201: 200 });
  check('different answers', new Set([...before, ...after].map(({ text }) => text)).size, 1);
  check('in the database', await ledger(shop, product), { orders: 1, units: 1, stock: 99, variationStock: 99 });
}

try {
  await shop.start();
  const warmUp = await sell(shop, 100);
  await Promise.all(Array.from({ length: 50 }, () => order(shop, warmUp)));
  await sellOut(1_000, 1);
  await sellOut(1_000, 500);
  await exhaust(1_000, 100);
  await oneKey();
  finish();
} finally {
  await shop.remove();
}
