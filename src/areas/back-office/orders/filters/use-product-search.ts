'use client';

import { useEffect, useState } from 'react';
import type { FoundProduct } from './find-products';
import { ORDERS_PATH } from './order-filters';

const TYPING_PAUSE_MS = 200;

type Answer = { search: string; products: FoundProduct[] } | { search: string; failed: true };
type ProductSearch = { products: FoundProduct[]; state: 'searching' | 'found' | 'none' | 'failed' };

/** Products by a part of their name, asked for after a pause; undefined asks for nothing. */
export function useProductSearch(search: string | undefined): ProductSearch {
  const [answer, setAnswer] = useState<Answer>();

  useEffect(() => {
    if (search === undefined) return;
    const asked = new AbortController();
    const timer = window.setTimeout(() => {
      read(search, asked.signal).then(
        (products) => setAnswer({ search, products }),
        () => asked.signal.aborted || setAnswer({ search, failed: true }),
      );
    }, TYPING_PAUSE_MS);
    return () => {
      window.clearTimeout(timer);
      asked.abort();
    };
  }, [search]);

  if (search === undefined || answer?.search !== search) return { products: [], state: 'searching' };
  if ('failed' in answer) return { products: [], state: 'failed' };
  return { products: answer.products, state: answer.products.length > 0 ? 'found' : 'none' };
}

async function read(search: string, signal: AbortSignal): Promise<FoundProduct[]> {
  const response = await fetch(`${ORDERS_PATH}/products?${new URLSearchParams({ search })}`, { signal });
  if (!response.ok) throw new Error(`The search for products answered ${response.status}.`);
  return ((await response.json()) as { products: FoundProduct[] }).products;
}
