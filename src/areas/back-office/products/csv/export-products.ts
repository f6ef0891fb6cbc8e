import type { Payload } from 'payload';
import { csvHeading, productLines } from '@/domain/product-csv/product-csv';
import type { ProductFilters } from '../product-filters';
import { readProductsAfter } from './data/read-products';
import { productConditions } from '../data/products';

const STEP = 250;

/**
 * The products that the filters let through as a CSV file, in pieces, by slug: a step is read when the one before is
 * sent, so that no more than one is in memory. What is saved in the meantime is in it or not, each product as a whole.
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
