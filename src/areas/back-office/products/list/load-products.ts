import type { Payload } from 'payload';
import { log } from '@/lib/log';
import { failure, type Result } from '@/lib/result';
import { ROW_PAGE } from '@/ui/row-pages';
import type { ProductFilters } from '../product-filters';
import { listProducts, type ProductListing } from '../data/products';
import { type CategoryOption, listCategoryOptions } from '@/data/categories';

export async function loadProducts(
  payload: Payload,
  filters: ProductFilters,
): Promise<Result<{ listing: ProductListing; categories: CategoryOption[] }, 'load_failed'>> {
  try {
    const [listing, categories] = await Promise.all([
      listProducts({ payload, filters, limit: ROW_PAGE, offset: 0 }),
      listCategoryOptions(payload),
    ]);
    return { ok: true, listing, categories };
  } catch (error) {
    log.error({ err: error }, 'The products could not be listed.');
    return failure('load_failed', 'Failed to load products');
  }
}
