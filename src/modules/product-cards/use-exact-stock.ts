'use client';

import { useEffect, useState } from 'react';
import { ask } from '@/lib/client/ask';
import { isStockLeftOut, type ProductOptions } from '@/modules/catalogue/product-options';

/**
 * The options with how many there are of what the page says only that there are plenty; as they are until they came, and
 * where they do not come: the cart asks the shop again.
 * @param isWanted whether it matters by now.
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
