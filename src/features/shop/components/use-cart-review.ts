'use client';

import { useEffect, useState } from 'react';
import type { Cart } from '@/domain/cart';
import { requestedItems, reviewCart, type CartReview } from '@/domain/cart-review';
import type { ResolvedOrder } from '@/domain/order-lines';
import { replaceCart, useCart } from '../cart-store';

/** Steps of a quantity come in bursts; ms. */
const PAUSE_MS = 250;

export interface CartReviewState {
  /** What the shop says of the cart as it stands; undefined until it has answered, and where it did not. */
  review: CartReview | undefined;
  /** Price changes since the drawer was opened. They stay: a second answer finds nothing changed any more. */
  priceNotices: CartReview['priceNotices'];
  hasFailed: boolean;
  retry: () => void;
}

/** Has the server price the cart, at once and after each change, and takes its prices over. */
export function useCartReview(): CartReviewState {
  const items = useCart((state) => state.items);
  const [answer, setAnswer] = useState<{ items: Cart; review?: CartReview }>();
  const [priceNotices, setPriceNotices] = useState<CartReview['priceNotices']>({});
  const isAnswered = answer?.items === items || items.length === 0;
  const pause = answer ? PAUSE_MS : 0;

  useEffect(() => {
    if (isAnswered) return;
    const request = new AbortController();
    const quote = async () => {
      const review = await requestReview(items, request.signal).catch(() => undefined);
      if (request.signal.aborted) return;
      setAnswer({ items: review?.cart ?? items, review });
      if (!review) return;
      setPriceNotices((known) => ({ ...known, ...review.priceNotices }));
      replaceCart((now) => (now === items ? review.cart : now));
    };
    const timer = setTimeout(() => void quote(), pause);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [items, isAnswered, pause]);

  const review = answer?.items === items ? answer.review : undefined;
  return {
    review,
    priceNotices,
    hasFailed: isAnswered && items.length > 0 && !review,
    retry: () => setAnswer(undefined),
  };
}

async function requestReview(cart: Cart, signal: AbortSignal): Promise<CartReview> {
  const response = await fetch('/api/cart', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ items: requestedItems(cart) }),
    signal,
  });
  if (!response.ok) throw new Error(`The cart could not be priced: ${response.status}`);
  return reviewCart(cart, (await response.json()) as ResolvedOrder);
}
