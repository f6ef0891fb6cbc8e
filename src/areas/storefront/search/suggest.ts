import type { Payload } from 'payload';
import { listChosenProducts } from '@/modules/catalogue/queries';
import { findSuggestions } from '@/modules/search/find-suggestions';
import { addressesOf } from '@/domain/catalogue/picture-addresses';
import { readIndex } from '@/modules/search/data/search-index';
import type { Suggestions } from './suggestions';

export async function suggest(payload: Payload, typed: string): Promise<Suggestions> {
  const { ids, places, search, isCorrected } = await readIndex(payload, true, (read) => findSuggestions(read, typed));
  const products = await listChosenProducts(ids);
  return {
    search,
    isCorrected,
    products: products.map(({ name, slug, price, salePrice, pictures }) => ({
      name,
      href: `/product/${slug}`,
      price,
      salePrice,
      picture: pictures[0] ? addressesOf(pictures[0]).thumbnail : null,
    })),
    places: [...places.strong, ...(products.length > 0 ? [] : places.weak)],
  };
}
