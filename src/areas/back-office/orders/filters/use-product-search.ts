'use client';

import { useAnswer } from '@/ui/use-answer';
import type { FoundProduct } from '@/data/products';
import { ORDERS_PATH } from './order-filters';

type ProductSearch = { products: FoundProduct[]; state: 'searching' | 'found' | 'none' | 'failed' };

/** Products by a part of their name, asked for after a pause; undefined asks for nothing. */
export function useProductSearch(search: string | undefined): ProductSearch {
  const path = search === undefined ? undefined : `${ORDERS_PATH}/products?${new URLSearchParams({ search })}`;
  const { answer, loading, failed } = useAnswer<{ products: FoundProduct[] }>(path, { pause: 200 });

  if (failed) return { products: [], state: 'failed' };
  if (path === undefined || loading || !answer) return { products: [], state: 'searching' };
  return { products: answer.products, state: answer.products.length > 0 ? 'found' : 'none' };
}
