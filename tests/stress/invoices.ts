import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { order, sell } from './orders';
import { check, finish, note } from './report';
import { newShop } from './server';

/** `npm run stress:invoices`: kills application and PostgreSQL (-9). No number or document may be missing. */
const ROUNDS = 20;
const SHOPPERS = 8;
const CANCELLERS = 2;
const STOCK = 1_000_000;

const shop = await newShop({ demo: true });
const acknowledged: string[] = [];
let open = true;

/** One key until the order is accepted. */
async function shopper(product: string): Promise<void> {
  while (open) {
    const key = randomUUID();
    for (;;) {
      const { status, text } = await order(shop, product, key);
      if (status === 201) {
        acknowledged.push((JSON.parse(text) as { orderNumber: string }).orderNumber);
        break;
      }
      if (status >= 400 && status < 500) throw new Error(`An order was refused: ${status} ${text}`);
      await sleep(20);
    }
  }
}

async function signIn(): Promise<string> {
  const response = await fetch(`${shop.url}/api/admin-users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '10.9.9.9' },
    body: JSON.stringify({ email: 'admin@demo.test', password: 'Demo-pass-1234' }),
  });
  return ((await response.json()) as { token: string }).token;
}

async function findOrder(number: string, headers: HeadersInit): Promise<{ id: string; status: string } | undefined> {
  try {
    const url = `${shop.url}/api/orders?depth=0&where[orderNumber][equals]=${number}`;
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(30_000) });
    return ((await response.json()) as { docs?: { id: string; status: string }[] }).docs?.[0];
  } catch {
    return undefined;
  }
}

async function canceller(token: string): Promise<void> {
  const headers = { 'Content-Type': 'application/json', Authorization: `JWT ${token}` };
  while (open) {
    await sleep(30);
    const number = acknowledged[randomInt(acknowledged.length + 1)];
    if (number === undefined) continue;
    const known = await findOrder(number, headers);
    if (!known) continue;
    await fetch(`${shop.url}/api/orders/${known.id}`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ status: known.status === 'cancelled' ? 'pending' : 'cancelled', statusReason: 'Test' }),
      signal: AbortSignal.timeout(30_000),
    }).catch(() => undefined);
  }
}

async function kill(round: number): Promise<void> {
  await sleep(randomInt(100, 1_500));
  if (round % 3 !== 0) shop.killPostgres();
  if (round % 3 !== 1) {
    await shop.killApp();
    await shop.start();
  }
}

type Gap = { kind: string; count: number; highest: number };

try {
  await shop.start();
  const product = await sell(shop, STOCK);
  const token = await signIn();
  const people = [
    ...Array.from({ length: SHOPPERS }, () => shopper(product)),
    ...Array.from({ length: CANCELLERS }, () => canceller(token)),
  ];
  for (let round = 0; round < ROUNDS; round += 1) await kill(round);
  while ((await order(shop, product)).status !== 201) await sleep(50);
  await sleep(500);
  open = false;
  await Promise.all(people);

  const kinds = await shop.sql<Gap>(
    `select kind, count(*)::int as count, max(sequence)::int as highest from invoices group by kind order by kind`,
  );
  note(`${acknowledged.length} orders acknowledged over ${ROUNDS} kills`);
  check(
    'kinds of documents',
    kinds.map(({ kind }) => kind),
    ['invoice', 'credit_note'],
  );
  for (const { kind, count, highest } of kinds) check(`numbers of kind ${kind}: given and highest`, highest, count);
  const [wrong] = await shop.sql<{ unnumbered: number; backwards: number; uncharged: number; orders: number }>(
    `select (select count(*)::int from invoices where number is null or issued_at is null) as unnumbered,
            (select count(*)::int from invoices i join invoices later on later.kind = i.kind
                and later.sequence = i.sequence + 1 and later.issued_at < i.issued_at) as backwards,
            (select count(*)::int from orders o
              where o.idempotency_key is not null and not o.awaits_confirmation and o.payment_method = 'invoice'
                and o.created_at > (select created_at from products where id = $1)
                and case when o.status = 'cancelled' then 0 else o.total_amount end is distinct from
                    (select coalesce(sum(case i.kind when 'invoice' then i.total_amount else -i.total_amount end), 0)
                       from invoices i where i.order_id = o.id)) as uncharged,
            (select count(*)::int from orders where order_number = any ($2)) as orders`,
    [product, acknowledged],
  );
  check('documents without a number', wrong?.unnumbered, 0);
  check('documents with a later number and an earlier time', wrong?.backwards, 0);
  check('orders whose documents do not come to them', wrong?.uncharged, 0);
  check('acknowledged orders that are there', wrong?.orders, acknowledged.length);
  finish();
} finally {
  open = false;
  await shop.remove();
}
