'use client';

import { useEffect, useState } from 'react';
import { request } from '@/lib/client/request';
import { isStockLeftOut, type ProductOptions } from '@/modules/catalogue/product-options';

/** Unchanged until loaded, and if loading fails: the cart checks again. `isWanted` starts loading. */
export function useExactStock(options: ProductOptions, isWanted: boolean): ProductOptions {
  const [exact, setExact] = useState<ProductOptions>();
  const { slug } = options.product;
  const isMissing = isWanted && !exact && isStockLeftOut(options);

  useEffect(() => {
    if (!isMissing) return undefined;
    const controller = new AbortController();
    void request<ProductOptions>(`/product/${slug}/options`, { signal: controller.signal }).then((answer) => {
      if (answer.ok) setExact(answer.value);
    });
    return () => controller.abort();
  }, [slug, isMissing]);

  return exact ?? options;
}
