import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { NO_FACETS, parseShopQuery, type ShopFilters } from '@/domain/shop-filters';
import { searchTerms, wordsOf } from '@/domain/search-words';
import { findWithin } from '@/features/search/find-products';
import { beginReading, type ReadIndex } from '@/features/search/search-index';
import {
  countStatement,
  fewStatement,
  FEW,
  pageStatement,
  placesStatement,
  spellingStatement,
  type Statement,
} from '@/features/search/statements';
import { removePostgres, startPostgres } from '../scripts/lib/postgres.mjs';
import { percentile } from '../tests/stress/report';
import { fillSearch } from './fill-search';

/**
 * `npm run bench:search`: the shop's search and its counts over 100,000 products, in a database of its own. Prints what
 * each statement takes until its last row, what all those of a search take together, and plans. Target: 50 ms.
 */
const PRODUCTS = Number(process.argv[2] ?? 100_000);
const ROUNDS = 20;
const PAGE = 24;
/** Words that a correction chooses from, besides those of the products. */
const WORDS = 20_000;
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
  'a SKU, by price': 'search=SKU-C4C-1&sort=price-low',
  'a word and filters': 'search=jersey&color=red&price=20-40&stock=in',
  'a word, by price': 'search=jersey&sort=price-high',
  'a misspelled word': 'search=hodie',
  'two misspelled words': 'search=netbll+drss',
  'words that no product holds together': 'search=netball+zzzyx',
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

/** All that a search asks, from the transaction's begin to its end. */
async function wholeSearch(client: pg.Client, filters: ShopFilters): Promise<number> {
  const read: ReadIndex = async ({ text, values }) => (await client.query(text, values)).rows;
  const since = performance.now();
  await client.query(beginReading(filters.search !== ''));
  await findWithin(read, filters, { limit: PAGE, offset: 0 });
  await client.query('commit');
  return performance.now() - since;
}

const KINDS = ['page', 'counts', 'suggestions', 'whole'] as const;

async function measure(client: pg.Client, what: string, filters: ShopFilters): Promise<string[]> {
  const times: Record<(typeof KINDS)[number], number[]> = { page: [], counts: [], suggestions: [], whole: [] };
  const question = questionOf(filters);
  let hits = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    times.whole.push(await wholeSearch(client, filters));
    await client.query(beginReading(filters.search !== ''));
    const counted = await timed(client, countStatement(question, filters));
    hits = Number(counted.rows[0]?.hits);
    times.counts.push(counted.ms);
    times.page.push((await timed(client, page(filters, hits, PAGE))).ms);
    if (question.terms) times.suggestions.push(await suggestions(client, filters));
    await client.query('commit');
  }
  return [what, String(hits), ...KINDS.map((kind) => figures(times[kind]))];
}

/** The statements of suggestions, together. */
async function suggestions(client: pg.Client, filters: ShopFilters): Promise<number> {
  const terms = searchTerms(wordsOf(filters.search));
  const few = await timed(client, fewStatement({ terms, category: filters.category }));
  const list = page({ ...filters, ...NO_FACETS, sort: 'relevance' }, Number(few.rows[0]?.hits), 5);
  const places = await timed(client, placesStatement(terms, filters.search, 3));
  return few.ms + (await timed(client, list)).ms + places.ms;
}

const figures = (list: number[]) =>
  list.length === 0
    ? ''
    : `${Math.min(...list).toFixed(1)} / ${percentile(list, 0.5).toFixed(1)} / ${percentile(list, 0.95).toFixed(1)} ms`;

async function measureSpelling(client: pg.Client, search: string): Promise<string> {
  const words = wordsOf(search);
  const times = [];
  await client.query(beginReading(true));
  for (let round = 0; round < ROUNDS; round += 1) {
    times.push((await timed(client, spellingStatement(words, searchTerms(words).terms))).ms);
  }
  await client.query('commit');
  return `spelling of ${words.length} words: ${figures(times)}`;
}

async function plan(client: pg.Client, title: string, hasWords: boolean, { text, values }: Statement): Promise<void> {
  await client.query(beginReading(hasWords));
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    `explain (analyze, buffers, costs off) ${text}`,
    values,
  );
  await client.query('commit');
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
  await client.query(
    `insert into search_words select translate(substr(md5(n::text), 1, 4 + n % 8), '0123456789', 'ghijklmnop')
       from generate_series(1, $1::int) as n`,
    [WORDS],
  );
  console.log(`${PRODUCTS} products stored and indexed in ${Math.round((performance.now() - since) / 1000)} s`);

  const table = [
    ['', 'hits', 'first page (best / half / 95 %)', 'counts of the filters', 'suggestions', 'whole search'],
  ];
  for (const [what, query] of Object.entries(asked)) {
    const filters = parseShopQuery(Object.fromEntries(new URLSearchParams(query)), ['netball']);
    table.push(await measure(client, what, filters));
  }
  console.log(`\nTarget: ${TARGET_MS} ms for each\n\n${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`);
  for (const search of ['hodie', 'netbll drss', 'velocty pro netbll drss with poket and ziper']) {
    console.log(await measureSpelling(client, search));
  }

  for (const query of ['search=netball+dress', 'search=shirt', 'search=season', '']) {
    const filters = parseShopQuery(Object.fromEntries(new URLSearchParams(query)));
    const question = questionOf(filters);
    const { rows } = await timed(client, countStatement(question, filters));
    const hasWords = filters.search !== '';
    await plan(client, `first page: ${query}`, hasWords, page(filters, Number(rows[0]?.hits ?? FEW + 1), PAGE));
    await plan(client, `counts: ${query}`, hasWords, countStatement(question, filters));
  }
  await client.end();
} finally {
  await server.stop();
  removePostgres(folder);
  rmSync(folder, { recursive: true, force: true });
}
