import { SORT_OPTIONS, toQueryString, DEFAULT_FILTERS, type ShopFilters } from '@/domain/catalogue/shop-filters';
import type { Shop } from '../tests/stress/server';
import { visitor, type LoadRequest } from './load';

/** Each list with the most popular first. */
export interface Popular {
  products: string[];
  searches: string[];
  lists: string[];
  categories: string[];
  pages: string[];
  sessions: string[];
}

const SHARES = [
  ['product page', 0.6],
  ['search', 0.2],
  ['sorted list', 0.1],
  ['home', 0.04],
  ['category', 0.04],
  ['page', 0.02],
] as const;

export type Kind = (typeof SHARES)[number][0];

const ADVERTISED = 0.05;
const SIGNED_IN = 0.03;
const MOST_SEARCHES = 5_000;
const PAGES = ['/about', '/contact', '/size-guides', '/color-charts', '/custom-kits', '/brochures', '/more-info'];

export async function findPopular(shop: Shop, sessions: string[]): Promise<Popular> {
  const products = await shop.sql<{ slug: string; name: string }>(
    'select slug, name from products where is_active order by md5(slug)',
  );
  const categories = await shop.sql<{ slug: string }>(
    'select slug from categories where exists (select from products where category_id = categories.id) order by slug',
  );
  const slugs = categories.map(({ slug }) => slug);
  const list = (filters: Partial<ShopFilters>) => `/shop${toQueryString({ ...DEFAULT_FILTERS, ...filters })}`;
  const sorts = SORT_OPTIONS.map(({ value }) => value).filter((sort) => sort !== DEFAULT_FILTERS.sort);
  return {
    products: products.map(({ slug }) => `/product/${slug}`),
    searches: searchesOf(products.map(({ name }) => name)).map((search) => list({ search })),
    lists: [DEFAULT_FILTERS.category, ...slugs].flatMap((category) => sorts.map((sort) => list({ category, sort }))),
    categories: ['/shop', ...slugs.map((category) => list({ category }))],
    pages: PAGES,
    sessions,
  };
}

function searchesOf(names: readonly string[]): string[] {
  const words = names.map((name) => name.toLowerCase().split(' '));
  const pairs = words.flatMap((list) => list.slice(1).map((word, index) => `${list[index]} ${word}`));
  return [...new Set([...words.flat(), ...pairs, ...words.map((list) => list.join(' '))])].slice(0, MOST_SEARCHES);
}

export function dayOf(popular: Popular): () => LoadRequest {
  const { products, searches, lists, categories, pages, sessions } = popular;
  const chance = seededChance(20261123);
  let number = 0;
  const pick: Record<Kind, () => string> = {
    'product page': zipf(products, chance),
    search: zipf(searches, chance),
    'sorted list': zipf(lists, chance),
    home: () => '/',
    category: zipf(categories, chance),
    page: zipf(pages, chance),
  };
  const kindOf = (): Kind => {
    let left = chance();
    return SHARES.find(([, share]) => (left -= share) < 0)?.[0] ?? 'page';
  };

  return () => {
    number += 1;
    const kind = kindOf();
    const path = chance() < ADVERTISED ? advertised(pick[kind](), number) : pick[kind]();
    const session = chance() < SIGNED_IN ? sessions[number % sessions.length] : undefined;
    return { kind, path, headers: { ...visitor(number), ...(session && { Cookie: session }) } };
  };
}

function advertised(path: string, number: number): string {
  const added = [`utm_source=newsletter&utm_campaign=${number}`, `gclid=${number}`, `fbclid=${number}`][number % 3];
  return `${path}${path.includes('?') ? '&' : '?'}${added}`;
}

/** Zipf: the nth is 1/n as popular as the first. */
function zipf(list: readonly string[], chance: () => number): () => string {
  let total = 0;
  const sums = list.map((_, index) => (total += 1 / (index + 1)));
  return () => {
    const wanted = chance() * total;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return list[low] ?? '/';
  };
}

/** Mulberry32, 0 to 1. */
export function seededChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
