'use client';

import { useEffect, useState } from 'react';
import { ask } from '@/lib/client/ask';
import { isStockLeftOut, type ProductOptions } from '@/modules/catalogue/product-options';

/**
 * Options with exact stock where the page has only 'plenty'; unchanged until loaded, and if loading fails: the cart
 * checks again.
 * @param isWanted loads once true.
 */
export function useExactStock(options: ProductOptions, isWanted: boolean): ProductOptions {
  const [exact, setExact] = useState<ProductOptions>();
  const { slug } = options.product;
  const isMissing = isWanted && !exact && isStockLeftOut(options);

  useEffect(() => {
    if (!isMissing) return undefined;
    const request = new AbortController();
    void ask<ProductOptions>(`/product/${slug}/options`, { signal: request.signal }).then((answer) => {
      if (answer.ok) setExact(answer.value);
    });
    return () => request.abort();
  }, [slug, isMissing]);

  return exact ?? options;
}
