import type { Payload } from 'payload';
import { ALL_CATEGORIES, NO_FACETS } from '@/domain/shop-filters';
import { listChosenProducts } from '@/features/shop/queries';
import { findPlaces } from './find-places';
import { readIndex, type ReadIndex } from './search-index';
import { fewStatement, pageStatement } from './statements';
import type { Suggestions } from './suggestions';
import { understandSearch } from './understand-search';

const MOST_PRODUCTS = 5;

/** What a search that is still being typed leads to. */
export async function suggest(payload: Payload, typed: string): Promise<Suggestions> {
  const { ids, places, search, isCorrected } = await readIndex(payload, true, (read) => find(read, typed));
  const products = await listChosenProducts(ids);
  return {
    search,
    isCorrected,
    products: products.map(({ name, slug, price, salePrice, pictures }) => ({
      name,
      href: `/product/${slug}`,
      price,
      salePrice,
      picture: pictures[0]?.thumbnail ?? null,
    })),
    places: [...places.strong, ...(products.length > 0 ? [] : places.weak)],
  };
}

async function find(read: ReadIndex, typed: string) {
  const { terms, search, isCorrected } = await understandSearch(read, typed);
  if (!terms) return { ids: [], places: { strong: [], weak: [] }, search, isCorrected };
  const question = { terms, category: ALL_CATEGORIES };
  const [few] = await read<{ hits: number }>(fewStatement(question));
  const page = { ...question, search, chosen: NO_FACETS, sort: 'relevance', limit: MOST_PRODUCTS, offset: 0 } as const;
  const rows = await read<{ id: string }>(pageStatement({ ...page, hits: few?.hits ?? 0 }));
  return { ids: rows.map(({ id }) => id), places: await findPlaces(read, terms, search), search, isCorrected };
}
