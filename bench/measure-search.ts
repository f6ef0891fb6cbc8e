import { readFileSync } from 'node:fs';
import type { Client } from 'pg';
import { parseShopQuery, type ShopFilters } from '@/domain/catalogue/shop-filters';
import { searchTerms, wordsOf } from '@/domain/catalogue/search-words';
import { comparesDocuments, findWithin } from '@/modules/search/find-products';
import { beginReading, type ReadIndex } from '@/modules/search/data/search-index';
import { spellingStatement } from '@/modules/search/data/statements';
import { findSuggestions } from '@/modules/search/find-suggestions';
import { pageWindow } from '@/modules/catalogue/page-window';
import { percentile } from '../tests/stress/report';

const ROUNDS = 20;

export const SEARCHES: Readonly<Record<string, string>> = {
  everything: '',
  'everything, page 50': 'page=50',
  'everything, price low to high': 'sort=price-low',
  'everything, price high to low': 'sort=price-high',
  'everything, highest rated': 'sort=rating',
  'everything, newest': 'sort=newest',
  'a category': 'category=netball',
  'those on sale': 'category=sale',
  'those made to order, highest rated': 'category=custom&sort=rating',
  'blue, M or L, in stock': 'color=blue&size=m,l&stock=in',
  'filters that pass little': 'color=green&size=xxxl&price=under-20&stock=in&category=netball',
  'filters that pass nothing': 'color=teal&size=xsb&price=under-20&stock=in',
  'a word in 1 of 18 names': 'search=hoodie',
  'a word in 1 of 18 names, page 50': 'search=hoodie&page=50',
  'a word with synonyms in 1 of 4 names': 'search=shirt',
  'a word with synonyms, page 50': 'search=shirt&page=50',
  'a sport in 1 of 10 names': 'search=netball',
  'two words': 'search=netball+dress',
  'two words with synonyms': 'search=black+shirt',
  'three words, one of them a colour': 'search=red+netball+dress',
  'four words': 'search=velocity+pro+netball+dress',
  'beginnings of words': 'search=vel+ne+dr',
  'one letter': 'search=s',
  'one letter, page 50': 'search=s&page=50',
  'one letter, by price': 'search=s&sort=price-low',
  'one letter and filters': 'search=s&color=red&size=xl&price=over-100&stock=in',
  'one letter and filters that pass little': 'search=s&color=green&size=xxxl&price=under-20&stock=in',
  'two letters': 'search=ne',
  'a word of most descriptions': 'search=season',
  'a word of most descriptions, page 50': 'search=season&page=50',
  'two words of most descriptions': 'search=every+season',
  'a SKU': 'search=SKU-C4C-1',
  'a SKU, by price': 'search=SKU-C4C-1&sort=price-low',
  'a word and a price': 'search=hoodie&price=20-40',
  'a word, a colour and a size': 'search=shirt&color=black&size=m',
  'a word in a category': 'search=shirt&category=netball',
  'a word of those on sale, by price': 'search=shirt&category=sale&sort=price-low',
  'one letter in a category': 'search=s&category=netball',
  'a word and filters': 'search=jersey&color=red&price=20-40&stock=in',
  'a word, by price': 'search=jersey&sort=price-high',
  'a word, highest rated, page 50': 'search=jersey&sort=rating&page=50',
  'a misspelled word': 'search=hodie',
  'two misspelled words': 'search=netbll+drss',
  'words that no product holds together': 'search=netball+zzzyx',
  nothing: 'search=zzzyx',
};

export const filtersOf = (query: string): ShopFilters => parseShopQuery(Object.fromEntries(new URLSearchParams(query)));

const reader =
  (client: Client): ReadIndex =>
  async ({ text, values }) =>
    (await client.query(text, values)).rows;

/** Ms so far, without waits. Linux only. */
function computed(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return NaN;
  }
}

/** Time from begin to commit. */
async function look(client: Client, hasDocuments: boolean, ask: (read: ReadIndex) => Promise<unknown>) {
  const statements: number[] = [];
  const pid = await processOf(client);
  const before = computed(pid);
  const since = performance.now();
  await client.query(beginReading(hasDocuments));
  await ask(async (statement) => {
    const begun = performance.now();
    const rows = await reader(client)<never>(statement);
    statements.push(performance.now() - begun);
    return rows;
  });
  await client.query('commit');
  const whole = performance.now() - since;
  return { whole, computed: computed(pid) - before, slowest: Math.max(...statements), count: statements.length };
}

async function processOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

const figures = (list: readonly number[]) =>
  `${Math.min(...list).toFixed(1)} / ${percentile([...list], 0.5).toFixed(1)} / ${percentile([...list], 0.95).toFixed(1)} ms`;

const wholes = (looks: readonly { whole: number; computed: number }[]) => [
  figures(looks.map(({ whole }) => whole)),
  `${percentile(
    looks.map((each) => each.computed),
    0.5,
  ).toFixed(1)} ms`,
];

/** One line of the table: total time, and in the database for half of the rounds. */
export async function measureSearch(client: Client, what: string, query: string): Promise<string[]> {
  const filters = filtersOf(query);
  const hasWords = filters.search !== '';
  const searches = [];
  const suggestions = [];
  let total = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    searches.push(
      await look(client, comparesDocuments(filters), async (read) => {
        ({ total } = await findWithin(read, filters, pageWindow(filters.page)));
      }),
    );
    if (hasWords) suggestions.push(await look(client, true, (read) => findSuggestions(read, filters.search)));
  }
  return [
    what,
    String(total),
    String(searches[0]?.count),
    figures(searches.map(({ slowest }) => slowest)),
    ...wholes(searches),
    ...(hasWords ? wholes(suggestions) : ['', '']),
  ];
}

export async function measureSpelling(client: Client, search: string): Promise<string> {
  const words = wordsOf(search);
  const statement = spellingStatement(words, searchTerms(words).terms);
  const looks = [];
  for (let round = 0; round < ROUNDS; round += 1) looks.push(await look(client, true, (read) => read(statement)));
  return `spelling of ${words.length} words: ${figures(looks.map(({ slowest }) => slowest))}`;
}

export async function printPlans(client: Client, query: string): Promise<void> {
  const filters = filtersOf(query);
  console.log(`\n/shop?${query}`);
  await look(client, comparesDocuments(filters), (read) =>
    findWithin(
      async (statement) => {
        if (!statement.text.startsWith('set')) await printPlan(client, statement);
        return read(statement);
      },
      filters,
      pageWindow(filters.page),
    ),
  );
}

async function printPlan(client: Client, { text, values }: Parameters<ReadIndex>[0]): Promise<void> {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    `explain (analyze, buffers, costs off) ${text}`,
    values,
  );
  const lines = rows.map((row) => row['QUERY PLAN']).filter((line) => !/^\s*(?:Output|Planning|Settings)/.test(line));
  console.log(lines.map((line) => line.slice(0, 150)).join('\n'));
}
