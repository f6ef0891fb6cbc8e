import { setTimeout as sleep } from 'node:timers/promises';
import { attacks } from './attack';
import { memoryOf } from './memory';
import { order, sell, type Answer } from './orders';
import { check, finish, note, speed, statuses } from './report';
import { newShop } from './server';

/** `npm run stress:attacks`: sixteen shoppers wait at most 2 s, none is refused, and memory stays under 1 GB. */
const SHOPPERS = 16;
const ROUND_MS = 20_000;
const LONGEST_WAIT_MS = 2_000;
const MEMORY_LIMIT = 1024 ** 3;
const MEGABYTE = 1024 ** 2;
const STOCK = 1_000_000;
const PRODUCTS = 5_000;

const shop = await newShop({ demo: true });
const visits: Answer[] = [];
let open = true;

async function visit(path: string, address: string): Promise<void> {
  const since = performance.now();
  const answer = await fetch(shop.url + path, {
    headers: { 'X-Forwarded-For': address },
    signal: AbortSignal.timeout(60_000),
  }).then(
    async (response) => ({ status: response.status, text: await response.text() }),
    () => ({ status: 0, text: '' }),
  );
  visits.push({ ...answer, ms: performance.now() - since });
}

async function shopper(index: number, product: string): Promise<void> {
  const address = `198.51.100.${index + 1}`;
  for (let turn = 0; open; turn += 1) {
    await visit('/api/health', address);
    await visit(`/product/${product}?turn=${turn}`, address);
    await visit(`/shop?sort=${turn % 2 ? 'price-low' : 'newest'}`, address);
    visits.push(await order(shop, product));
    await sleep(200);
  }
}

/** Highest, in bytes. */
async function mostMemory(isOver: () => boolean): Promise<number> {
  let most = 0;
  while (!isOver()) {
    most = Math.max(most, memoryOf(shop.pid()));
    await sleep(50);
  }
  return most;
}

async function fillCatalogue(): Promise<void> {
  await shop.sql(
    `insert into products (name, slug, sku, price, unit_price, stock_quantity, reviews, is_active, category_id,
                           short_description, description)
     select 'Attack shirt ' || n, 'attack-shirt-' || n, 'ATTACK-' || n, 20, 20, 0, 0, true,
            (select id from categories order by md5(n::text || id) limit 1),
            'Shirt number ' || n, repeat('Breathable mesh panels and a print that does not fade. ', 8) || n
       from generate_series(1, $1::int) as n`,
    [PRODUCTS],
  );
  await shop.sql(
    `insert into product_variations (product_id, color_name, color_hex, size_code, stock_quantity, is_available)
     select p.id, 'Red', '#ff0000', size::enum_product_variations_size_code, 0, true
       from products p, unnest(array['XSB', 'SB', 'MB', 'LB', 'S', 'M', 'L', 'XL']) as size
      where p.slug like 'attack-shirt-%'`,
  );
}

try {
  await shop.start();
  await fillCatalogue();
  const product = await sell(shop, STOCK);
  await Promise.all(Array.from({ length: 50 }, () => order(shop, product)));
  const shoppers = Array.from({ length: SHOPPERS }, (_, index) => shopper(index, product));

  for (const { title, prepare } of attacks) {
    console.log(`\n${title}`);
    const { attackers, strike, judge } = await prepare(shop);
    const answers: Answer[] = [];
    const until = Date.now() + ROUND_MS;
    const isOver = () => Date.now() >= until;
    visits.length = 0;
    const memory = mostMemory(isOver);
    await Promise.all(
      Array.from({ length: attackers }, async () => {
        while (!isOver()) answers.push(await strike());
      }),
    );
    note(`the attackers’ answers by status: ${JSON.stringify(statuses(answers))}`);
    note(`the shoppers: ${speed(visits, ROUND_MS / 1000)}`);
    const longest = Math.round(Math.max(...visits.map(({ ms }) => ms)));
    const most = Math.round((await memory) / MEGABYTE);
    check(
      `shoppers who waited longer than ${LONGEST_WAIT_MS / 1000} s (longest ${longest} ms)`,
      longest > LONGEST_WAIT_MS,
      false,
    );
    check('shoppers who were refused', visits.filter(({ status }) => status !== 200 && status !== 201).length, 0);
    check(`memory over a gigabyte (most: ${most} MB)`, most * MEGABYTE > MEMORY_LIMIT, false);
    await judge?.(answers);
  }
  open = false;
  await Promise.all(shoppers);
  finish();
} finally {
  open = false;
  await shop.remove();
}
