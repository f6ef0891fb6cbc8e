import pg from 'pg';
import { fillSearch } from '../../bench/fill-search';
import { order, sell, type Answer } from './orders';
import { check, finish, note, percentile, statuses } from './report';
import { newShop } from './server';

/**
 * `npm run stress:questions`: strangers ask what is dear to answer, 24 at a time, while 16 shoppers buy and a supervisor
 * asks for the shop’s health. Catalogue of 5,000 products.
 */
const PRODUCTS = 5_000;
const SECONDS = 15;
const shop = await newShop();

const list = (count: number, condition: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => `where[and][${index}]${condition(index)}`).join('&');
const get = (path: string) => ({ path, body: undefined });
const graphQL = (query: string) => ({ path: '/api/graphql', body: JSON.stringify({ query }) });

/** Refused ones, and the dearest of those that are answered; the number keeps each from being answered out of a cache. */
const questions: ((n: number) => { path: string; body: string | undefined })[] = [
  (n) => get(`/api/products?${list(20, (index) => `[category.parent.parent.name][not_equals]=${n}-${index}`)}`),
  (n) => get(`/api/products?limit=100&${list(4, (index) => `[category.name][not_equals]=${n}-${index}`)}`),
  (n) => get(`/api/products?limit=100&${list(4, (index) => `[shortDescription][not_like]=${n}-${index}`)}`),
  (n) => get(`/api/products?limit=100&depth=2&sort=description&page=${1 + (n % 100)}&where[sku][not_equals]=${n}`),
  (n) => get(`/api/products?where[description][like]=${n}${'%20a'.repeat(400)}`),
  () => graphQL('{ Products(limit: 100) { docs { variations(limit: 0) { docs { id } } } } }'),
  () => graphQL('{ Products(limit: 15) { docs { variations(limit: 100) { docs { id colorName sizeCode } } } } }'),
];

async function ask(path: string, body?: string): Promise<Answer> {
  const since = performance.now();
  const done = (status: number, text: string) => ({ status, text, ms: performance.now() - since });
  const method = body === undefined ? 'GET' : 'POST';
  const headers = { 'Content-Type': 'application/json' };
  return fetch(shop.url + path, { method, body, headers, signal: AbortSignal.timeout(60_000) }).then(
    async (response) => done(response.status, await response.text()),
    () => done(0, ''),
  );
}

/** Lets so many do the same thing again and again until the time is over. */
async function keep(people: number, until: number, work: () => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  const person = async () => {
    while (performance.now() < until) answers.push(await work());
  };
  await Promise.all(Array.from({ length: people }, person));
  return answers;
}

const times = (answers: Answer[]) => answers.map(({ ms }) => ms);
const told = (orders: Answer[]) =>
  `${orders.length} orders, half within ${Math.round(percentile(times(orders), 0.5))} ms, slowest ${slowest(orders)} ms`;
const slowest = (answers: Answer[]) => Math.round(Math.max(...times(answers)));

try {
  await shop.start();
  const client = new pg.Client(shop.databaseUrl());
  await client.connect();
  await fillSearch(client, PRODUCTS);
  await client.end();
  const product = await sell(shop, 100_000);
  await Promise.all(Array.from({ length: 20 }, () => order(shop, product)));

  let asked = 0;
  const question = () => {
    asked += 1;
    const { path, body } = questions[asked % questions.length]?.(asked) ?? get('/api/products');
    return ask(path, body);
  };
  // What is made once, the schema say, is not what is measured.
  for (let first = 0; first < questions.length; first += 1) await question();
  const alone = await keep(16, performance.now() + SECONDS * 1000, () => order(shop, product));
  note(`without strangers ${told(alone)}`);

  const until = performance.now() + SECONDS * 1000;
  const [strangers, shoppers, health] = await Promise.all([
    keep(24, until, question),
    keep(16, until, () => order(shop, product)),
    keep(1, until, () => ask('/api/health')),
  ]);
  note(`strangers ${JSON.stringify(statuses(strangers))}, slowest ${slowest(strangers)} ms`);
  note(`with them ${told(shoppers)}; slowest health ${slowest(health)} ms`);
  check('orders by status', Object.keys(statuses(shoppers)), ['201']);
  check('health by status', Object.keys(statuses(health)), ['200']);
  check(
    'nothing answered otherwise',
    Object.keys(statuses(strangers)).filter((status) => !/^(?:200|400|429|503)$/.test(status)),
    [],
  );
  check('an order that took 2 s', slowest(shoppers) > 2_000, false);
  check('health that took 2 s', slowest(health) > 2_000, false);
  finish();
} finally {
  await shop.remove();
}
