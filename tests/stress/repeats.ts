import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ledger, orderBody, sell } from './orders';
import { check, finish, note } from './report';
import { newShop } from './server';

/** `npm run stress:repeats -- --rounds 20`: writes with an Idempotency-Key are repeated while the shop is killed (-9). */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } });
const ROUNDS = Number(values.rounds);
const WRITERS = 16;
const STOCK = 1_000_000;
const INVOICED = 20;
/** The shop has at most 20. */
const WEBHOOKS = 15;
const RETRY_MS = 500;
/** A writer leaves a write that waits for its lost run, and begins another. */
const PATIENCE_MS = 2_000;
/** Longer than a run without an answer counts as under way (`lib/idempotency/data.ts`). */
const SETTLED_MS = 180_000;

const shop = await newShop({ demo: true, env: { WEBHOOKS_TO_LOOPBACK: 'true', WORKERS: '1' } });

type Caller = 'stranger' | 'administrator' | 'team';
type Kind = {
  path: (target: Line) => string;
  caller: Caller;
  body: (name: string, key: string, target: Line) => object;
  /** SQL: how often the write of a name was done. */
  made: string;
};
type Line = { id: string; line: string };
type Write = { kind: string; name: string; key: string; path: string; body: string; caller: Caller };
type Answer = { status: number; text: string; isReplay: boolean };
/** Without an answer if it was lost and the write done. */
type Settled = { write: Write; answer?: Answer };

const product = { id: '' };
const today = { day: '' };
const line = () => ({ product: product.id, color: 'Red', sizes: { M: 1 } });
const orders = (name: string) => orderBody(line(), `${name}@shopper.test`);
const graphQL = (query: string, variables: object) => ({ query, variables });

const KINDS: Record<string, Kind> = {
  checkout: {
    path: () => '/api/checkout',
    caller: 'stranger',
    body: orders,
    made: `select count(*) from orders where contact_email = $1 || '@shopper.test'`,
  },
  placeOrder: {
    path: () => '/api/graphql',
    caller: 'stranger',
    body: (name, key) =>
      graphQL(
        `mutation ($input: OrderInput!, $key: String!) {
          placeOrder(input: $input, idempotencyKey: $key) { orderNumber totalAmount trackingUrl }
        }`,
        { key, input: { ...orders(name), items: [{ ...line(), sizes: [{ size: 'M', quantity: 1 }] }] } },
      ),
    made: `select count(*) from orders where contact_email = $1 || '@shopper.test'`,
  },
  record: {
    path: () => '/api/categories',
    caller: 'administrator',
    body: (name) => ({ name, slug: name, sortOrder: 0, isActive: true }),
    made: 'select count(*) from categories where name = $1',
  },
  createCategory: {
    path: () => '/api/graphql',
    caller: 'administrator',
    body: (name) =>
      graphQL('mutation ($data: mutationCategoryInput!) { createCategory(data: $data) { id name } }', {
        data: { name, slug: name, sortOrder: 0, isActive: true },
      }),
    made: 'select count(*) from categories where name = $1',
  },
  player: {
    path: () => '/api/team/members',
    caller: 'team',
    body: (name) => ({ name }),
    made: 'select count(*) from team_members where name = $1',
  },
  webhook: {
    path: () => '/api/webhooks',
    caller: 'administrator',
    body: (name) => ({ url: `http://127.0.0.1:9/${name}`, events: ['inquiry.received'] }),
    made: `select count(*) from webhook_endpoints where url = 'http://127.0.0.1:9/' || $1`,
  },
  payment: {
    path: ({ id }) => `/api/orders/${id}/payments`,
    caller: 'administrator',
    body: (reference) => ({ amount: 0.01, receivedOn: today.day, reference }),
    made: 'select count(*) from order_payments where reference = $1',
  },
  'credit note': {
    path: ({ id }) => `/api/orders/${id}/credit-notes`,
    caller: 'administrator',
    body: (reason, _key, target) => ({ lines: [{ line: target.line, amount: 0.01 }], reason }),
    made: `select count(*) from invoices where kind = 'credit_note' and reason = $1`,
  },
  quote: {
    path: () => '/api/quotes',
    caller: 'administrator',
    body: (name) => {
      const { customer, shippingAddress } = orders(name);
      return { customer, shippingAddress, expiresOn: '2099-01-31', options: [{ items: [line()] }] };
    },
    made: `select count(*) from quotes where email = $1 || '@shopper.test'`,
  },
};

const tokens = new Map<Caller, string>();
async function signIn(caller: Caller, collection: string, name: object): Promise<void> {
  const response = await fetch(`${shop.url}/api/${collection}/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...name, password: 'Demo-pass-1234' }),
  });
  tokens.set(caller, ((await response.json()) as { token: string }).token);
}

const targets: Line[] = [];
async function addTargets(): Promise<void> {
  for (let order = 0; order < INVOICED; order += 1) {
    const write = newWrite('checkout');
    const { status, text } = (await send(write)) ?? { status: 0, text: '' };
    if (status !== 201) throw new Error(`No order: ${status} ${text}`);
    const [row] = await shop.sql<Line>(
      `select o.id, i.id as line from orders o join order_items i on i._parent_id = o.id
        where o.contact_email = $1 || '@shopper.test'`,
      [write.name],
    );
    if (row) targets.push(row);
  }
}

function newWrite(kind: string): Write {
  const { path, body, caller } = KINDS[kind]!;
  const [name, key] = [`w${randomUUID()}`, randomUUID()];
  const target = targets[randomInt(Math.max(1, targets.length))] ?? { id: '', line: '' };
  return { kind, name, key, path: path(target), body: JSON.stringify(body(name, key, target)), caller };
}

async function send({ key, path, body, caller }: Write): Promise<Answer | undefined> {
  const token = tokens.get(caller);
  const address = Array.from({ length: 3 }, () => randomInt(256)).join('.');
  try {
    const response = await fetch(shop.url + path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
        'X-Forwarded-For': `10.${address}`,
        ...(token && { Authorization: `JWT ${token}` }),
      },
      body,
      signal: AbortSignal.timeout(60_000),
    });
    const isReplay = response.headers.get('Idempotency-Replayed') === 'true';
    return { status: response.status, text: await response.text(), isReplay };
  } catch {
    return undefined;
  }
}

async function timesMade({ kind, name }: Write): Promise<number> {
  const [row] = await shop.sql<{ count: string }>(KINDS[kind]!.made, [name]);
  return Number(row?.count);
}

const counts = { unanswered: 0, underWay: 0, lostAndDone: 0, lostAndUndone: 0 };

/** Repeats the write until it has an answer. After one that is lost for good, looks, as the answer demands. */
async function settle(write: Write): Promise<Settled> {
  for (;;) {
    const answer = await send(write);
    const code = answer && /"code":"(\w+)"/.exec(answer.text)?.[1];
    if (!answer || answer.status >= 500) {
      counts.unanswered += 1;
    } else if (code === 'idempotency_in_progress') {
      counts.underWay += 1;
    } else if (code === 'idempotency_outcome_unknown') {
      if ((await timesMade(write)) > 0) {
        counts.lostAndDone += 1;
        return { write };
      }
      counts.lostAndUndone += 1;
      return settle({ ...write, key: randomUUID() });
    } else if (answer.status >= 300 || code) {
      throw new Error(`${write.kind} was refused: ${answer.status} ${answer.text}`);
    } else return { write, answer };
    await sleep(code ? 2 * RETRY_MS : RETRY_MS);
  }
}

let open = true;
const writes: Promise<Settled>[] = [];
let webhooks = 0;

async function writer(): Promise<void> {
  const kinds = Object.keys(KINDS);
  while (open) {
    const drawn = kinds[randomInt(kinds.length)] ?? 'checkout';
    if (drawn === 'webhook') webhooks += 1;
    const write = settle(newWrite(drawn === 'webhook' && webhooks > WEBHOOKS ? 'checkout' : drawn));
    writes.push(write);
    await Promise.race([write, sleep(PATIENCE_MS)]);
  }
}

try {
  await shop.start();
  product.id = await sell(shop, STOCK);
  await signIn('administrator', 'admin-users', { email: 'admin@demo.test' });
  await signIn('team', 'teams', { username: 'northside-netball' });
  const { timeZone } = (await (await fetch(`${shop.url}/api/site-settings`)).json()) as { timeZone: string };
  today.day = new Date().toLocaleDateString('sv-SE', { timeZone });
  await addTargets();

  const writers = Array.from({ length: WRITERS }, writer);
  for (let round = 0; round < ROUNDS; round += 1) {
    await sleep(randomInt(200, 3_000));
    await shop.killApp();
    await shop.start();
    if (round % 5 === 4) note(`${round + 1} kills, ${writes.length} writes`);
  }
  await sleep(1_000);
  open = false;
  await Promise.all(writers);
  const settled = await Promise.race([Promise.all(writes), sleep(SETTLED_MS)]);
  if (!settled) throw new Error('Some writes have no answer.');

  note(`${settled.length} writes, ${ROUNDS} kills: ${JSON.stringify(counts)}`);
  for (const kind of Object.keys(KINDS)) note(`${kind}: ${settled.filter(({ write }) => write.kind === kind).length}`);
  const wrong: string[] = [];
  const others: string[] = [];
  for (const { write, answer } of settled) {
    const times = await timesMade(write);
    if (times !== 1) wrong.push(`${write.kind} ${write.name} ${times} times`);
    const again = await send(write);
    const isSame = again?.status === answer?.status && again?.text === answer?.text && again?.isReplay;
    if (answer ? !isSame : again?.status !== 409) others.push(`${write.kind}: ${again?.status} ${again?.text}`);
  }
  for (const text of [...wrong.slice(0, 5), ...others.slice(0, 5)]) note(text);
  check('writes done otherwise than once', wrong.length, 0);
  check('repetitions answered otherwise', others.length, 0);
  const { units, stock, variationStock } = await ledger(shop, product.id);
  check('sold and left', [units + stock, units + variationStock], [STOCK, STOCK]);
  finish();
} finally {
  open = false;
  await shop.remove();
}
