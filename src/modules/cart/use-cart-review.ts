'use client';

import { useCallback, useEffect, useState } from 'react';
import type { Cart } from '@/domain/cart/cart';
import { requestedItems, reviewCart, type CartReview } from '@/domain/cart/cart-review';
import type { ResolvedOrder } from '@/domain/orders/order-lines';
import { ask } from '@/lib/client/ask';
import { replaceCart, useCart } from './cart-store';

/** Steps of a quantity come in bursts; ms. */
const PAUSE_MS = 250;

type Answer = { quote: ResolvedOrder; review: CartReview };

export interface CartReviewState {
  /** What the shop says of the cart as it stands; undefined until it has answered, and where it did not. */
  review: CartReview | undefined;
  /** The same as the shop said it. */
  quote: ResolvedOrder | undefined;
  /** Price changes since the hook was first used. They stay: a second answer finds nothing changed any more. */
  priceNotices: CartReview['priceNotices'];
  isLoading: boolean;
  /** Prices and stock are the last known ones, as the cart has kept them. */
  hasFailed: boolean;
  retry: () => void;
  /** Asks once more, at once, and answers what the shop says; undefined where it does not. */
  check: () => Promise<CartReview | undefined>;
}

/** Has the server price the cart, at once and after each change, and keeps what it says with the cart. */
export function useCartReview(): CartReviewState {
  const items = useCart((state) => state.items);
  const [answer, setAnswer] = useState<{ items: Cart; answer?: Answer }>();
  const [priceNotices, setPriceNotices] = useState<CartReview['priceNotices']>({});
  const isAnswered = answer?.items === items || items.length === 0;
  const pause = answer ? PAUSE_MS : 0;

  const priceCart = useCallback(async (cart: Cart, signal?: AbortSignal) => {
    const found = await requestReview(cart, signal);
    if (signal?.aborted) return undefined;
    setAnswer({ items: found?.review.cart ?? cart, answer: found });
    if (!found) return undefined;
    const { review } = found;
    setPriceNotices((known) => ({ ...known, ...review.priceNotices }));
    replaceCart((now) => (now === cart ? review.cart : now));
    return review;
  }, []);

  useEffect(() => {
    if (isAnswered) return;
    const request = new AbortController();
    const timer = setTimeout(() => void priceCart(items, request.signal), pause);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [items, isAnswered, pause, priceCart]);

  const current = answer?.items === items ? answer.answer : undefined;
  return {
    review: current?.review,
    quote: current?.quote,
    priceNotices,
    isLoading: !isAnswered,
    hasFailed: isAnswered && items.length > 0 && !current,
    retry: () => setAnswer(undefined),
    check: () => priceCart(items),
  };
}

async function requestReview(cart: Cart, signal?: AbortSignal): Promise<Answer | undefined> {
  const body = { items: requestedItems(cart) };
  const answer = await ask<ResolvedOrder>('/api/cart', { method: 'POST', body, signal });
  return answer.ok ? { quote: answer.value, review: reviewCart(cart, answer.value) } : undefined;
}
