import type { IncomingMessage } from 'node:http';
import { divideBudget } from '@kitroom/front/cache/budget';
import type { CacheEntry } from '@kitroom/front/cache/entry';
import { ResponseStore } from '@kitroom/front/cache/store';
import { publicTarget } from '@kitroom/front/http/public-target';
import { isVariant } from '@kitroom/front/http/cache-key';
import { shopSite } from '@/server/site';
import { dayOf, type Popular } from './mix';

/** `npm run bench:store`: share of a day’s requests that the store answers without purges, by budget and catalogue. */
const { queryOf } = shopSite('http://shop.test');
const MEGABYTE = 1024 * 1024;
const BUDGETS = [64, 96, 512];
const CATALOGUES = [200, 2_000, 20_000, 200_000];
const REQUESTS = 400_000;
const FIRST = REQUESTS / 2;
/** Compressed page of the demo, bytes. */
const PAGE_BYTES = 38 * 1024;
const HEADERS = ['link', 'x'.repeat(1_500)];

const numbered = (count: number, prefix: string) => Array.from({ length: count }, (_, index) => `${prefix}${index}`);

const popular = (products: number): Popular => ({
  products: numbered(products, '/product/kit-'),
  searches: numbered(5_000, '/shop?search=word'),
  lists: numbered(48, '/shop?sort=newest&page='),
  categories: numbered(12, '/shop?category='),
  pages: numbered(7, '/page-'),
  sessions: [],
});

/** One shared body: only its length counts. */
function entryOf(key: string, body: Buffer, now: number): CacheEntry {
  return {
    ...{ status: 200, headers: HEADERS, body, encoding: 'br', etag: '', tags: [key], checks: [], immutable: false },
    ...{ isVariant: isVariant(key), isPage: true, storedAt: now, representations: {} },
  };
}

function replay(megabytes: number, products: number): { share: number; entries: number } {
  const store = new ResponseStore(divideBudget(megabytes * MEGABYTE));
  const body = Buffer.alloc(PAGE_BYTES);
  const next = dayOf(popular(products));
  let answered = 0;
  for (let number = 0; number < REQUESTS; number += 1) {
    const key = publicTarget({ method: 'GET', url: next().path, headers: {} } as IncomingMessage, queryOf);
    const isAnswered = store.get(key, 0) !== undefined;
    if (!isAnswered) store.set(key, entryOf(key, body, 0), store.generations.current);
    if (isAnswered && number >= FIRST) answered += 1;
  }
  return { share: answered / (REQUESTS - FIRST), entries: store.size };
}

console.log(`| products | ${BUDGETS.map((budget) => `${budget} MB`).join(' | ')} |`);
console.log(`| --- | ${BUDGETS.map(() => '---').join(' | ')} |`);
for (const products of CATALOGUES) {
  const cells = BUDGETS.map((budget) => {
    const { share, entries } = replay(budget, products);
    return `${(share * 100).toFixed(1)} % answered, ${entries} pages held`;
  });
  console.log(`| ${products} | ${cells.join(' | ')} |`);
}
