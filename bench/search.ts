import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { removePostgres, startPostgres } from '../scripts/lib/postgres.mjs';
import { fillSearch } from './fill-search';
import { measureSearch, measureSpelling, printPlans, SEARCHES } from './measure-search';

/** `npm run bench:search`: search and suggestions among 100,000 products, with plans. Target: 50 ms. */
const PRODUCTS = Number(process.argv[2] ?? 100_000);
const WORDS = 20_000;
const TARGET_MS = 50;

const folder = mkdtempSync(join(tmpdir(), 'kitroom-search-'));
chmodSync(folder, 0o711);
const server = await startPostgres({ dataDir: folder });
try {
  await promisify(execFile)(process.execPath, ['scripts/run.mjs', 'scripts/payload/migrate.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: server.url,
      PAYLOAD_SECRET: randomBytes(16).toString('hex'),
    },
  });
  const client = new pg.Client(server.url);
  await client.connect();
  const since = performance.now();
  await fillSearch(client, PRODUCTS);
  await client.query(
    `insert into search_words select translate(substr(md5(n::text), 1, 4 + n % 8), '0123456789', 'ghijklmnop')
       from generate_series(1, $1::int) as n`,
    [WORDS],
  );
  console.log(`${PRODUCTS} products stored and indexed in ${Math.round((performance.now() - since) / 1000)} s`);

  console.log(`\nTarget: ${TARGET_MS} ms for each whole (best / half / 95 % of the rounds)\n`);
  const whole = (what: string) => [`whole ${what}`, 'computing'];
  const heads = ['', 'products', 'statements', 'the slowest of them', ...whole('search'), ...whole('suggestions')];
  const line = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);
  line(heads);
  line(heads.map(() => '---'));
  for (const [what, query] of Object.entries(SEARCHES)) line(await measureSearch(client, what, query));
  console.log('');
  for (const search of ['hodie', 'netbll drss', 'velocty pro netbll drss with poket and ziper']) {
    console.log(await measureSpelling(client, search));
  }
  for (const query of ['', 'search=netball+dress', 'search=shirt', 'search=season', 'search=s&page=50']) {
    await printPlans(client, query);
  }
  await client.end();
} finally {
  await server.stop();
  removePostgres(folder);
  rmSync(folder, { recursive: true, force: true });
}
