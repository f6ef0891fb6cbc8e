import fc from 'fast-check';
import { buildSchema } from 'graphql';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { scopesOf } from '@/domain/api-keys/scopes';
import type { OpenApi } from '@/modules/api/reference/openapi-document';
import { judgeOf, type RandomAnswer } from '../setup/random-api/flaws';
import type { Goods } from '../setup/random-api/draw';
import { ORDER_FIELDS, randomQueries } from '../setup/random-api/graphql';
import { KnownRecords } from '../setup/random-api/known-records';
import { FILES, ORDERS, randomRequests, slugsOf, type RandomRequest } from '../setup/random-api/requests';
import { findBroken } from './invariants';
import { order, sell } from './orders';
import { check, finish, note, percentile } from './report';
import { newShop } from './server';

/** `npm run stress:api -- --requests 2000 --seed 7`: requests by reference and GraphQL schema, valid to nonsense. */
const { values } = parseArgs({
  options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
});
const REQUESTS = Number(values.requests);
const SEED = Number(values.seed);
const CHUNK = 1_000;
const CONNECTIONS = 6;
const BOUND_MS = 10_000;
const STOCK = 1_000_000;
const SHOWN = 60;
const PASSWORD = 'Demo-pass-1234';

const shop = await newShop({ demo: true });
const known = new KnownRecords();
const flaws = new Map<string, number>();
const statuses: Record<string, number> = {};
const ordered: Record<string, Record<string, number>> = {};
const times: number[] = [];
const acknowledged = new Map<string, string>();
const slowest: { ms: number; what: string }[] = [];
let networks = 0;

const loggedErrors = (): Set<string> =>
  new Set(
    readFileSync(join(shop.dataDir, 'server.log'), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('{"level":50'))
      .flatMap((line) => (JSON.parse(line) as { err?: { stack?: string } }).err?.stack ?? []),
  );

const newNetwork = (): string => {
  networks += 1;
  return `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`;
};

const post = async <Body>(path: string, body: object, token = ''): Promise<Body> => {
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': newNetwork(), Authorization: token };
  const response = await fetch(shop.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} answered ${response.status} ${await response.text()}`);
  return response.json() as Promise<Body>;
};

const LOGINS: Record<string, [collection: string, name: object]> = {
  administrator: ['admin-users', { email: 'admin@demo.test' }],
  'content manager': ['admin-users', { email: 'editor@demo.test' }],
  team: ['teams', { username: 'northside-netball' }],
  coach: ['team-people', { email: 'coach@stress.test' }],
  treasurer: ['team-people', { email: 'treasurer@stress.test' }],
};

const KEYS: Record<string, ['administrator' | 'team', string[]]> = {
  'key with all scopes of staff': ['administrator', scopesOf('staff')],
  'key that reads orders': ['administrator', ['orders:read']],
  'key that writes the catalogue': ['administrator', ['products:read', 'products:update', 'product-variations:update']],
  'publishable key': ['administrator', ['public']],
  'key with all scopes of teams': ['team', scopesOf('teams')],
};

const sessions = new Map<string, string>();
const keys = new Map<string, string>();
/** Rows of the keys, to undo that they are revoked: making one again would count as an attempt at a password. */
let keyRows = '[]';
/** Id, name, salt and hash. */
let teamLogin: string[] = [];
const callers = ['stranger', 'stranger', ...Object.keys(LOGINS), 'administrator', ...Object.keys(KEYS)];

async function addPeople(): Promise<void> {
  for (const role of ['coach', 'treasurer'])
    await shop.sql(
      `insert into team_people (team_id, email, full_name, role, salt, hash, last_login)
       select id, $1::text, $2::text, $2::text::enum_team_people_role, salt, hash, now() from team_profiles where username = 'northside-netball'`,
      [`${role}@stress.test`, role],
    );
  const [team] = await shop.sql<Record<string, string>>(
    `select id, username, salt, hash from team_profiles where username = 'northside-netball'`,
  );
  teamLogin = Object.values(team ?? {});
}

/** Requests by staff may have ended sessions, closed or renamed the team, changed its password and revoked keys. */
async function signIn(): Promise<void> {
  await shop.sql(
    'update team_profiles set is_active = true, username = $2, salt = $3, hash = $4 where id = $1',
    teamLogin,
  );
  for (const [caller, [collection, name]] of Object.entries(LOGINS)) {
    const me = await fetch(`${shop.url}/api/${collection}/me`, {
      headers: { Authorization: sessions.get(caller) ?? '', 'X-Forwarded-For': newNetwork() },
    });
    if (((await me.json()) as { user?: object | null }).user) continue;
    const { token } = await post<{ token: string }>(`/api/${collection}/login`, { ...name, password: PASSWORD });
    sessions.set(caller, `JWT ${token}`);
  }
  await shop.sql(
    'insert into api_keys select * from jsonb_populate_recordset(null::api_keys, $1) on conflict do nothing',
    [keyRows],
  );
  for (const [caller, [maker, scopes]] of Object.entries(KEYS)) {
    const headers = { Authorization: keys.get(caller) ?? '', 'X-Forwarded-For': newNetwork() };
    const isValid = keys.has(caller) && (await fetch(`${shop.url}/api/health`, { headers })).ok;
    if (isValid) continue;
    const body = { name: caller, scopes, password: PASSWORD };
    const { key } = await post<{ key: string }>('/api/api-keys', body, sessions.get(maker));
    keys.set(caller, `Bearer ${key}`);
  }
  await shop.sql('update api_keys set requests_per_minute = 6000');
  const [stored] = await shop.sql<{ rows: object[] }>('select jsonb_agg(api_keys) as rows from api_keys');
  keyRows = JSON.stringify(stored?.rows ?? []);
}

async function send(request: RandomRequest): Promise<RandomAnswer & { ms: number }> {
  const { method, path, headers, body, form, caller } = request;
  const authorization = sessions.get(caller) ?? keys.get(caller);
  const since = performance.now();
  try {
    const response = await fetch(shop.url + known.fillIn(path), {
      method,
      headers: {
        ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, known.fillIn(value)])),
        'X-Forwarded-For': newNetwork(),
        ...(authorization && { Authorization: authorization }),
      },
      body: form ? formOf(form) : body === undefined ? undefined : known.fillIn(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(60_000),
    });
    const text = await response.text();
    return { status: response.status, type: response.headers.get('Content-Type'), text, ms: performance.now() - since };
  } catch (error) {
    const { message, cause } = error as Error;
    return { status: 0, type: null, text: `${message} ${String(cause)}`, ms: performance.now() - since };
  }
}

function formOf({ fields, file }: NonNullable<RandomRequest['form']>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, known.fillIn(value));
  form.set('file', FILES[file]!, file);
  return form;
}

async function findGoods(): Promise<Goods[]> {
  return shop.sql<Goods>(
    `select v.product_id as product, v.color_name as color, v.size_code as size
       from product_variations v join products p on p.id = v.product_id
      where v.is_available and p.is_active and v.stock_quantity > 0 order by v.stock_quantity desc limit 200`,
  );
}

function countOrder({ operation, body = '' }: RandomRequest, { status, text }: RandomAnswer): void {
  const [method = '', path = ''] = operation.split(' ');
  const field = [...ORDER_FIELDS].find((name) => operation === 'graphql' && body.includes(name));
  const name = field ?? (ORDERS.has(`${method.toUpperCase()} ${path}`) ? operation : undefined);
  if (!name) return;
  const [, code] = field ? (/"code":"(\w+)"/.exec(text) ?? []) : [];
  const counts = (ordered[name] ??= {});
  const outcome = `${status}${code ? ` ${code}` : ''}`;
  counts[outcome] = (counts[outcome] ?? 0) + 1;
}

const shown = (request: RandomRequest): string => known.fillIn(JSON.stringify(request)).slice(0, 1_500);

/** Without ids and values, so that like flaws count together. */
const kindOf = (flaw: string): string =>
  flaw
    .replace(/(?<=has an error without message and code).*/s, '')
    .replaceAll(/[\da-f]{8}-[\da-f-]{27}|\?\S*|\d{4,}/g, '…')
    .slice(0, 220);

try {
  await shop.start();
  await addPeople();
  const product = await sell(shop, STOCK);
  await order(shop, product);
  known.add('sold', product);
  await signIn();
  const reference = (await (await fetch(`${shop.url}/api/openapi.json`)).json()) as OpenApi;
  const schema = buildSchema(await (await fetch(`${shop.url}/api/schema.graphql`)).text());
  const slugs = slugsOf(reference);
  for (const slug of slugs) {
    const headers = { Authorization: sessions.get('administrator') ?? '' };
    known.learn(`/api/${slug}`, await (await fetch(`${shop.url}/api/${slug}?limit=100`, { headers })).json());
  }
  const judge = judgeOf(reference, schema);
  const goods = await findGoods();
  const requests = fc.oneof(
    { weight: 3, arbitrary: randomRequests(reference, callers, goods) },
    { weight: 1, arbitrary: randomQueries(schema, callers, slugs, goods) },
  );

  async function ask(request: RandomRequest): Promise<void> {
    const answer = await send(request);
    const { status, text, ms } = answer;
    statuses[status] = (statuses[status] ?? 0) + 1;
    countOrder(request, answer);
    times.push(ms);
    if (ms > 1_000) slowest.push({ ms, what: `${status} ${shown(request)}` });
    const flaw = judge(request, answer);
    if (flaw) {
      const kind = `${request.operation}: ${kindOf(flaw)}`;
      if (!flaws.has(kind)) console.log(`${kind}\n  ${shown(request)}\n  ${flaw}`);
      flaws.set(kind, (flaws.get(kind) ?? 0) + 1);
    }
    if (status >= 300 || !answer.type?.startsWith('application/json')) return;
    const body = JSON.parse(text) as { orderNumber?: string };
    known.learn(request.path, body);
    const key = request.headers['Idempotency-Key'];
    if (request.operation === 'post /api/checkout' && key && body.orderNumber) acknowledged.set(key, body.orderNumber);
  }

  const began = performance.now();
  for (let sent = 0; sent < REQUESTS; sent += CHUNK) {
    await signIn();
    const left = fc.sample(requests, { numRuns: Math.min(CHUNK, REQUESTS - sent), seed: SEED + sent });
    await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        for (let next = left.pop(); next; next = left.pop()) await ask(next);
      }),
    );
    const seconds = Math.round((performance.now() - began) / 1000);
    if ((sent / CHUNK) % 5 === 4) console.log(`${sent + CHUNK} requests in ${seconds} s, ${flaws.size} kinds of flaws`);
  }
  const seconds = (performance.now() - began) / 1000;
  note(`${times.length} requests, seed ${SEED}, ${CONNECTIONS} at a time, in ${seconds.toFixed(0)} s`);
  note(`by status: ${JSON.stringify(statuses)}`);
  for (const [name, counts] of Object.entries(ordered)) note(`${name}: ${JSON.stringify(counts)}`);
  note(
    `half within ${percentile(times, 0.5).toFixed(0)} ms, 99 % within ${percentile(times, 0.99).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms`,
  );
  for (const { ms, what } of slowest.toSorted((a, b) => b.ms - a.ms).slice(0, 5)) note(`${ms.toFixed(0)} ms: ${what}`);
  for (const [kind, count] of [...flaws].sort(([, a], [, b]) => b - a).slice(0, SHOWN))
    console.log(`${count} × ${kind}`);
  for (const stack of loggedErrors()) console.log(`\n${stack}`);
  check(
    'server errors',
    Object.entries(statuses).flatMap(([status, count]) =>
      Number(status) >= 500 || status === '0' ? [[status, count]] : [],
    ),
    [],
  );
  check('kinds of answers unlike the reference and the schema', flaws.size, 0);
  check(`requests over ${BOUND_MS / 1000} s`, times.filter((ms) => ms > BOUND_MS).length, 0);
  process.env.PAYLOAD_SECRET ||= 'of the invariants, which sign nothing';
  const { dataDir } = shop;
  const broken = await findBroken({
    databaseUrl: shop.databaseUrl(),
    dataDir,
    acknowledged: { orders: acknowledged, media: new Set() },
  });
  check(`broken laws of the data (${acknowledged.size} orders acknowledged)`, broken, []);
  finish();
} finally {
  await shop.remove();
}
