import type { Payload } from 'payload';
import { csvHeading, productLines } from '@/domain/product-csv/product-csv';
import type { ProductFilters } from '../product-filters';
import { readProductsAfter } from './data/read-products';
import { productConditions } from '../data/products';

const STEP = 250;

/**
 * CSV of the matching products by slug, streamed: at most one step is in memory. A product saved meanwhile appears
 * whole, in either version.
 */
export async function* exportProducts(payload: Payload, filters: ProductFilters): AsyncGenerator<string> {
  yield csvHeading();
  for (let after = ''; ;) {
    const products = await readProductsAfter(payload.db.pool, after, STEP, productConditions(filters));
    if (products.length > 0) yield productLines(products);
    if (products.length < STEP) return;
    after = products.at(-1)?.slug ?? '';
  }
}
