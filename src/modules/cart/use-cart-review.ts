'use client';

import { useCallback, useState } from 'react';
import type { Cart } from '@/domain/cart/cart';
import { cartContent, type CartBasis, reviewCart, type CartQuote, type CartReview } from '@/domain/cart/cart-review';
import type { DeliveryQuote } from '@/domain/delivery/delivery-options';
import { request } from '@/lib/client/request';
import { useQuote } from '@/modules/orders/lines/use-quote';
import { replaceCart, useCart } from './cart-store';

export interface CartReviewState {
  /** Server’s review of the current cart; undefined until it has answered, and if it did not. */
  review: CartReview | undefined;
  /** Shown until it has answered for another address or code: its review of the same items before. */
  latest: CartReview | undefined;
  /** Time of the last answer; ms since 1970. */
  answeredAt: number | undefined;
  /** Price changes since the hook was first used. They stay: a second answer finds nothing changed any more. */
  priceNotices: CartReview['priceNotices'];
  delivery: DeliveryQuote | undefined;
  /** True if the shop has offers with codes or gift vouchers, as far as known. */
  takesOfferCodes: boolean;
  isLoading: boolean;
  /** Prices and stock are the last known ones, as stored with the cart. */
  hasFailed: boolean;
  retry: () => void;
  /** Requests a review at once; undefined if the server does not answer. */
  check: () => Promise<CartReview | undefined>;
}

/** The server prices the cart at once and after each change. `basis` adds delivery and tax to the total. */
export function useCartReview(basis?: CartBasis): CartReviewState {
  const items = useCart((state) => state.items);
  const [priceNotices, setPriceNotices] = useState<CartReview['priceNotices']>({});
  const [answeredAt, setAnsweredAt] = useState<number>();

  const quoteCart = useCallback(async (content: string, signal?: AbortSignal) => {
    const quote = await requestQuote(content, signal);
    if (quote) setAnsweredAt(Date.now());
    const now = useCart.getState().items;
    const { items: _, ...sentBasis } = JSON.parse(content) as Content;
    if (quote && cartContent(now, sentBasis) === content) {
      const review = reviewCart(now, quote);
      setPriceNotices((known) => ({ ...known, ...review.priceNotices }));
      replaceCart(() => review.cart);
    }
    return quote;
  }, []);

  const content = cartContent(items, basis);
  const { quote, setQuote, answer, ...state } = useQuote(content, { ask: quoteCart, isEmpty: items.length === 0 });
  const earlier = answer && hasItems(answer.input, items) ? answer.quote : undefined;
  return {
    ...state,
    review: quote && reviewCart(items, quote),
    latest: earlier && reviewCart(items, earlier),
    answeredAt,
    delivery: answer?.quote?.delivery,
    takesOfferCodes: answer?.quote?.takesOfferCodes ?? false,
    priceNotices,
    async check() {
      const checked = await quoteCart(content);
      setQuote(checked);
      return checked && reviewCart(items, checked);
    },
  };
}

type Content = CartBasis & { items: unknown };

const hasItems = (content: string, cart: Cart): boolean =>
  cartContent(cart) === JSON.stringify({ items: (JSON.parse(content) as Content).items });

async function requestQuote(body: string, signal?: AbortSignal): Promise<CartQuote | undefined> {
  const answer = await request<CartQuote>('/api/cart', { method: 'POST', body, signal });
  return answer.ok ? answer.value : undefined;
}
