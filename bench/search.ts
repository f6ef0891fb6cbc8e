import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { NO_FACETS, parseShopQuery, type ShopFilters } from '@/domain/shop-filters';
import { searchTerms, wordsOf } from '@/domain/search-words';
import {
  countStatement,
  fewStatement,
  FEW,
  pageStatement,
  placesStatement,
  type Statement,
} from '@/features/search/statements';
import { removePostgres, startPostgres } from '../scripts/lib/postgres.mjs';
import { percentile } from '../tests/stress/report';
import { fillSearch } from './fill-search';

/**
 * `npm run bench:search`: the shop's search and its counts over 100,000 products, in a database of its own. Prints what
 * each statement takes until its last row, and its plan. Target: 50 ms.
 */
const PRODUCTS = Number(process.argv[2] ?? 100_000);
const ROUNDS = 20;
const PAGE = 24;
const TARGET_MS = 50;

const asked: Record<string, string> = {
  everything: '',
  'a category': 'category=netball',
  'everything, price low to high': 'sort=price-low',
  'blue, M or L, in stock': 'color=blue&size=m,l&stock=in',
  'a word in 1 of 18 names': 'search=hoodie',
  'a word with synonyms in 1 of 4 names': 'search=shirt',
  'a sport in 1 of 10 names': 'search=netball',
  'two words': 'search=netball+dress',
  'four words': 'search=velocity+pro+netball+dress',
  'beginnings of words': 'search=vel+ne+dr',
  'one letter': 'search=s',
  'two letters': 'search=ne',
  'a word of most descriptions': 'search=season',
  'a SKU': 'search=SKU-C4C-1',
  'a word and filters': 'search=jersey&color=red&price=20-40&stock=in',
  'a word, by price': 'search=jersey&sort=price-high',
  nothing: 'search=zzzyx',
};

async function timed(
  client: pg.Client,
  { text, values }: Statement,
): Promise<{ rows: pg.QueryResultRow[]; ms: number }> {
  const since = performance.now();
  const { rows } = await client.query(text, values);
  return { rows, ms: performance.now() - since };
}

function questionOf(filters: ShopFilters) {
  return { category: filters.category, terms: filters.search ? searchTerms(wordsOf(filters.search)) : undefined };
}

const page = (filters: ShopFilters, hits: number, limit: number) =>
  pageStatement({
    ...questionOf(filters),
    search: filters.search,
    chosen: filters,
    sort: filters.sort,
    limit,
    offset: 0,
    hits,
  });

async function measure(client: pg.Client, what: string, filters: ShopFilters): Promise<string[]> {
  const times: Record<'page' | 'counts' | 'suggestions', number[]> = { page: [], counts: [], suggestions: [] };
  const question = questionOf(filters);
  let hits = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const counted = await timed(client, countStatement(question, filters));
    hits = Number(counted.rows[0]?.hits);
    times.counts.push(counted.ms);
    times.page.push((await timed(client, page(filters, hits, PAGE))).ms);
    if (!question.terms) continue;
    const few = await timed(client, fewStatement(question));
    const list = page({ ...filters, ...NO_FACETS, sort: 'relevance' }, Number(few.rows[0]?.hits), 5);
    const places = await timed(client, placesStatement(question.terms, filters.search, 3));
    times.suggestions.push(few.ms + (await timed(client, list)).ms + places.ms);
  }
  const figures = (list: number[]) =>
    list.length === 0
      ? ''
      : `${Math.min(...list).toFixed(1)} / ${percentile(list, 0.5).toFixed(1)} / ${percentile(list, 0.95).toFixed(1)} ms`;
  return [what, String(hits), figures(times.page), figures(times.counts), figures(times.suggestions)];
}

async function plan(client: pg.Client, title: string, { text, values }: Statement): Promise<void> {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    `explain (analyze, buffers, costs off) ${text}`,
    values,
  );
  const lines = rows.map((row) => row['QUERY PLAN']).filter((line) => !/^\s*(?:Output|Planning|Settings)/.test(line));
  console.log(`\n${title}\n${lines.map((line) => line.slice(0, 150)).join('\n')}`);
}

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
  console.log(`${PRODUCTS} products stored and indexed in ${Math.round((performance.now() - since) / 1000)} s`);

  // As src/features/search/search-index.ts asks.
  await client.query('set enable_seqscan = off');
  const table = [['', 'hits', 'first page (best / half / 95 %)', 'counts of the filters', 'suggestions']];
  for (const [what, query] of Object.entries(asked)) {
    const filters = parseShopQuery(Object.fromEntries(new URLSearchParams(query)), ['netball']);
    table.push(await measure(client, what, filters));
  }
  console.log(`\nTarget: ${TARGET_MS} ms for each\n\n${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`);

  for (const query of ['search=netball+dress', 'search=shirt', '']) {
    const filters = parseShopQuery(Object.fromEntries(new URLSearchParams(query)));
    const question = questionOf(filters);
    const { rows } = await timed(client, countStatement(question, filters));
    await plan(client, `first page: ${query}`, page(filters, Number(rows[0]?.hits ?? FEW + 1), PAGE));
    await plan(client, `counts: ${query}`, countStatement(question, filters));
  }
  await client.end();
} finally {
  await server.stop();
  removePostgres(folder);
  rmSync(folder, { recursive: true, force: true });
}
