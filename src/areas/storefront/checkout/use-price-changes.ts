'use client';

import { useState } from 'react';
import type { CartReview } from '@/domain/cart/cart-review';
import type { PriceChange } from '@/domain/cart/price-changes';
import { priceChanges } from '@/domain/cart/cart-price-changes';

export function usePriceChanges(content: string, review: CartReview | undefined): PriceChange[] {
  const [first, setFirst] = useState<{ content: string; review: CartReview }>();
  if (!review?.canOrder) return [];
  if (first?.content === content) return priceChanges(first.review, review);
  setFirst({ content, review });
  return [];
}
