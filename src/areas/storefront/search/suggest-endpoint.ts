import { tagsOf } from '@/domain/cache/cache-plan';
import { parseShopQuery } from '@/domain/catalogue/shop-filters';
import { clientNetwork } from '@/lib/http/client-address';
import { failedResponse, refuse } from '@/lib/http/respond';
import { markCacheable } from '@kitroom/front/cache/request-scope';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { withValidKey } from '@/modules/accounts/session/with-valid-key';
import { maySearch } from '@/modules/search/search-throttle';
import type { Payload } from 'payload';
import { listChosenProducts } from '@/modules/catalogue/queries';
import { findSuggestions } from '@/modules/search/find-suggestions';
import { addressesOf } from '@/domain/catalogue/picture-addresses';
import { readIndex } from '@/modules/search/data/search-index';
import type { Suggestions } from './suggestions';

export const suggestEndpoint = withValidKey(async (request: Request) => {
  const typed = new URL(request.url).searchParams.get('q') ?? '';
  const { search } = parseShopQuery({ search: typed });
  // Cached answers do not come here: only new questions count.
  const allowed = await maySearch(clientNetwork(request.headers));
  if (!allowed.ok) {
    const { retryAfterSeconds } = allowed;
    const message = 'Too many searches at once. Please try again in a moment.';
    return refuse('too_many_requests', message, { retryAfterSeconds });
  }
  try {
    const suggestions = await suggest(await getPayloadClient(), search);
    markCacheable([...tagsOf('products'), ...tagsOf('pages')]);
    return Response.json(suggestions);
  } catch (error) {
    return failedResponse(error, 'A search failed.');
  }
});

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
