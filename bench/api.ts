import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from '@kitroom/front/http/http-server';
import { createClient } from '../packages/client/src';
import { order, sell } from '../tests/stress/orders';
import { newShop, type Shop } from '../tests/stress/server';
import { databaseTime, processorTime } from './processor-time';
import { signInStaff } from './sign-in';
import { table, type Row } from './table';

/** `npm run bench:api`: processor time of a list by REST, GraphQL and client, and a webhook’s. Compare within a run. */
const TURNS = 8;
const LISTS = 60;
const ORDERS = 40;
const LIMIT = 20;

type Way = { what: string; ask: (unique: number) => Promise<unknown> };
type Cost = { server: number; database: number; caller: number };

const noCost = (): Cost => ({ server: 0, database: 0, caller: 0 });

/** Ms of processor time so far. */
function costs(shop: Shop): Cost {
  const { user, system } = process.cpuUsage();
  return {
    server: processorTime(shop.pid()),
    database: databaseTime(shop.postgresPid()),
    caller: (user + system) / 1000,
  };
}

async function measure(shop: Shop, work: () => Promise<void>, total: Cost): Promise<void> {
  const before = costs(shop);
  await work();
  const after = costs(shop);
  for (const part of Object.keys(total) as (keyof Cost)[]) total[part] += after[part] - before[part];
}

function rowsOf(costsOf: ReadonlyMap<string, Cost>, count: number): Row[] {
  const first = [...costsOf.values()][0]?.server ?? NaN;
  return [...costsOf].map(([what, { server, database, caller }]) => ({
    what,
    figure: server / count,
    unit: 'ms',
    note: `${(server / first).toFixed(2)} of the first; database ${(database / count).toFixed(2)} ms, caller ${(caller / count).toFixed(2)} ms`,
  }));
}

const QUERY = `query($price: Float) {
  Products(limit: ${LIMIT}, sort: "name", where: { price: { greater_than: $price } }) { totalDocs docs { id name slug price } }
}`;

/** Another condition each time, so that no stored answer serves; `token` of staff, or a stranger’s. */
function waysOf(shop: Shop, token: string | undefined): Way[] {
  let networks = 0;
  const send = (...request: Parameters<typeof fetch>): Promise<Response> => {
    const asked = new Request(...request);
    if (token) asked.headers.set('Authorization', `JWT ${token}`);
    networks += 1;
    // Limits count strangers by network.
    asked.headers.set('X-Forwarded-For', `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`);
    return fetch(asked);
  };
  const client = createClient({ url: shop.url, fetch: send });
  const json = async (response: Response) => {
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const select = ['name', 'slug', 'price'].map((field) => `select[${field}]=true`).join('&');
  const list = (price: number, more = '') =>
    `${shop.url}/api/products?limit=${LIMIT}&sort=name&where[price][greater_than]=${price}&depth=0${more}`;
  return [
    { what: 'REST', ask: async (price) => json(await send(list(price, `&${select}`))) },
    {
      what: 'GraphQL',
      ask: async (price) => {
        const response = await send(`${shop.url}/api/graphql`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ query: QUERY, variables: { price } }),
        });
        return json(response);
      },
    },
    {
      what: 'client',
      ask: async (price) => {
        const query = {
          ...{ limit: LIMIT, sort: 'name', depth: 0, where: { price: { greater_than: price } } },
          select: { name: true, slug: true, price: true },
        };
        const { data, error } = await client.GET('/api/products', { params: { query } });
        if (!data) throw new Error(JSON.stringify(error));
        return data;
      },
    },
    { what: 'client, GraphQL', ask: async (price) => client.graphql(QUERY, { price }) },
    { what: 'REST, whole records', ask: async (price) => json(await send(list(price))) },
  ];
}

async function measureLists(shop: Shop, ways: readonly Way[]): Promise<Row[]> {
  const costed = ways.map((way) => ({ ...way, total: noCost() }));
  let unique = 0;
  for (let turn = 0; turn <= TURNS; turn += 1)
    for (const { ask, total } of costed) {
      const work = async () => {
        for (let count = 0; count < LISTS; count += 1) await ask(-1 - (unique += 1) / 1000);
      };
      // The first turn warms up.
      await measure(shop, work, turn === 0 ? noCost() : total);
    }
  return rowsOf(new Map(costed.map(({ what, total }) => [what, total])), TURNS * LISTS);
}

async function startConsumer(): Promise<{ url: string; close: () => void }> {
  const server = createServer((req, res) => req.resume().on('end', () => res.writeHead(204).end()));
  const port = await listen(server, '127.0.0.1', 0);
  return { url: `http://127.0.0.1:${port}/hook`, close: () => void server.close() };
}

async function settled(shop: Shop): Promise<void> {
  const open = () => shop.sql('select from webhook_deliveries where settled_at is null limit 1');
  while ((await open()).length > 0) await sleep(200);
}

async function measureOrders(shop: Shop, cookie: string): Promise<Row[]> {
  const product = await sell(shop, 1_000_000);
  const consumer = await startConsumer();
  const change = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${shop.url}/api/webhooks${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Cookie: cookie, Origin: shop.url },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as { id: string };
    if (!response.ok) throw new Error(`${method} of a webhook answered ${response.status}: ${JSON.stringify(answer)}`);
    return answer;
  };
  const work = async () => {
    for (let count = 0; count < ORDERS; count += 1) {
      const { status, text } = await order(shop, product);
      if (status !== 201) throw new Error(`An order was answered ${status}: ${text}`);
    }
    await settled(shop);
  };
  const totals = new Map([
    ['an order without a webhook', noCost()],
    ['with one webhook, sent', noCost()],
  ]);
  try {
    for (let turn = 0; turn <= TURNS; turn += 1)
      for (const [index, total] of [...totals.values()].entries()) {
        const webhook = index === 1 ? await change('POST', '', { url: consumer.url, events: ['order.placed'] }) : null;
        await measure(shop, work, turn === 0 ? noCost() : total);
        if (webhook) await change('DELETE', `/${webhook.id}`);
      }
  } finally {
    consumer.close();
  }
  return rowsOf(totals, TURNS * ORDERS);
}

const shop = await newShop({ demo: true, env: { WEBHOOKS_TO_LOOPBACK: 'true', WORKERS: '1' } });
try {
  await shop.start();
  const cookie = await signInStaff(shop);
  const token = cookie.split('=')[1];
  for (const [whose, ways] of [
    ['a stranger', waysOf(shop, undefined)],
    ['staff', waysOf(shop, token)],
  ] as const)
    console.log(`\nA list of ${LIMIT} products for ${whose}\n\n${table(await measureLists(shop, ways))}`);
  console.log(`\nAn order\n\n${table(await measureOrders(shop, cookie))}`);
} finally {
  await shop.remove();
}
