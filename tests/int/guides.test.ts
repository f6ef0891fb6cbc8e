import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { runBulkStep } from '@/areas/back-office/bulk/run-bulk';
import { GUIDES } from '@/areas/storefront/developers/guides';
import { startWorker } from '@/lib/work/loop';
import { newAddress } from '../setup/address';
import { storeKey } from '../setup/api-keys';
import { api } from '../setup/http';
import { createProduct, createStaff, createTeam, payload, placed, rows, stockOf } from '../setup/shop';

const FOLDER = 'docs/developers';
const EXAMPLE_SHOP = 'https://shop.example';

let refused: string[] = [];

const server = createServer((request, response) => {
  const answering = async () => {
    const { method = 'GET', url = '/', headers } = request;
    const sent = await text(request);
    const answer = await api(method as 'GET', url, {
      address: newAddress(),
      body: sent === '' ? undefined : sent,
      headers: Object.fromEntries(
        ['Accept', 'Authorization', 'Content-Type', 'Idempotency-Key'].flatMap((name) => {
          const value = headers[name.toLowerCase()];
          return typeof value === 'string' ? [[name, value]] : [];
        }),
      ),
    });
    if (answer.status >= 400) refused.push(`${method} ${url}: ${answer.status} ${answer.text}`);
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? 'text/plain' });
    response.end(answer.text);
  };
  answering().catch((error: unknown) => {
    refused.push(String(error));
    response.writeHead(500).end();
  });
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const folder = await mkdtemp(path.join(tmpdir(), 'guides-'));
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

beforeEach(() => {
  refused = [];
});

function examples(name: string, language: string): string[] {
  const guide = readFileSync(path.join(FOLDER, `${name}.md`), 'utf8').replaceAll(EXAMPLE_SHOP, origin);
  return [...guide.matchAll(/^```(\w+)\n([^]*?)^```$/gm)].flatMap(([, given, code = '']) =>
    given === language ? [code] : [],
  );
}

/** Runs all examples of a guide as one program. @returns what it prints */
async function run(name: string, env: Record<string, string> = {}): Promise<string> {
  const program = path.join(folder, `${name}.mjs`);
  await writeFile(program, examples(name, 'js').join('\n'));
  const ran = promisify(execFile)(process.execPath, [program], { env: { ...process.env, ...env } });
  const { stdout } = await ran.catch((error: unknown) => {
    throw new Error(`The examples of ${name} failed. Refused: ${refused.join(' ')}`, { cause: error });
  });
  expect(refused).toEqual([]);
  return stdout;
}

const shirt = await createProduct({ stock: { M: 20 } });

it('every guide is listed, and every example in a language that is run', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(GUIDES.map(({ name }) => `${name}.md`).sort());
  for (const { name } of GUIDES) {
    const languages = [...readFileSync(path.join(FOLDER, `${name}.md`), 'utf8').matchAll(/^```(\w+)$/gm)];
    for (const [, language] of languages) expect(['js', 'sh', 'json']).toContain(language);
  }
});

async function curl(command: string): Promise<string> {
  const words = [...command.matchAll(/'([^']*)'|([^\s'\\]+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
  const after = (option: string) => words.flatMap((word, place) => (word === option ? [words[place + 1] ?? ''] : []));
  const [body] = after('-d');
  const answer = await fetch(words.find((word) => word.startsWith(origin)) ?? '', {
    method: body === undefined ? 'GET' : 'POST',
    body,
    headers: Object.fromEntries(after('-H').map((header) => header.split(': ') as [string, string])),
  });
  expect(answer.status).toBe(200);
  return answer.text();
}

it('first request: by curl, and a list', async () => {
  const commands = examples('first-request', 'sh');
  expect(commands.length).toBeGreaterThan(1);
  for (const command of commands) expect(JSON.parse(await curl(command))).toMatchObject({});
  expect(refused).toEqual([]);
  expect(await run('first-request')).toContain(`${shirt.name}: 20`);
});

it('assistants: one finds a product by curl', async () => {
  const [command = ''] = examples('assistants', 'sh');
  expect(await curl(command.replace('"shirt"', `"${shirt.name}"`))).toContain(shirt.slug);
});

it('a shop in an hour: an order is placed and tracked', async () => {
  const [, number] = /(\S+) pending|(\S+) processing/.exec(await run('shop')) ?? [];
  expect(await rows`select 1 from orders where order_number = ${number}`).toHaveLength(1);
});

it('orders into a warehouse: new ones are picked and shipped', async () => {
  const staff = await createStaff('administrator');
  const order = await placed({ product: shirt.id, color: 'Red', sizes: { M: 2 } });
  await rows`update orders set status = 'processing', updated_at = now() - interval '1 second' where id = ${order.id}`;
  const { key } = await storeKey(staff, ['orders:read', 'orders:update', 'product-variations:update']);
  const worker = startWorker({
    kind: 'bulk',
    payload: async () => payload,
    step: runBulkStep,
    pollMs: 60_000,
    paceMs: 1,
  });
  const printed = await run('warehouse', { SHOP_KEY: key }).finally(worker.stop);
  expect(printed).toContain(`${order.orderNumber} ${shirt.sku} Red M 2`);
  expect(printed).toContain('shipped');
  expect(printed).toContain('changed: 1, unchanged: 0, refused: 0');
  expect((await stockOf(shirt.id)).total).toBe(12);
});

it('a club’s site: its roster grows, and its kit is drawn', async () => {
  const team = await createTeam();
  const scopes = ['teams:read', 'team-members:read', 'team-members:create', 'team-orders:read'];
  const { key } = await storeKey(team, scopes);
  const printed = await run('club-site', { TEAM_KEY: key });
  expect(printed).toContain('Northside');
  expect(printed).toContain('warn document.elements.0 The logo ‘Your crest’');
  expect(await rows`select name from team_members where team_id = ${team.user.id}`).toEqual([{ name: 'Ada Byron' }]);
});

it('keeping a copy in step: a second look finds nothing new', async () => {
  expect(await run('copy')).toMatch(/^[1-9]\d* products, then 0$/m);
});
