'use client';

import { useEffect, useState } from 'react';
import type { Cart } from '@/domain/cart';
import type { ResolvedOrder } from '@/domain/order-lines';
import { toItems } from '../cart-request';

type Answer = { content: string; quote?: ResolvedOrder };

/** The server’s prices and stock for the cart, asked again whenever it changes. */
export function useQuote(cart: Cart) {
  const content = JSON.stringify({ items: toItems(cart) });
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const isEmpty = cart.length === 0;

  useEffect(() => {
    if (isEmpty) return;
    const leaving = new AbortController();
    fetchQuote(content, leaving.signal).then(
      (quote) => setAnswer({ content, quote }),
      () => leaving.signal.aborted || setAnswer({ content }),
    );
    return () => leaving.abort();
  }, [content, round, isEmpty]);

  const current = answer?.content === content ? answer : undefined;
  return {
    quote: current?.quote,
    isLoading: !current,
    hasFailed: current !== undefined && !current.quote,
    refresh: () => setRound((count) => count + 1),
  };
}

async function fetchQuote(body: string, signal: AbortSignal): Promise<ResolvedOrder> {
  const response = await fetch('/api/cart', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    signal,
  });
  const answer = (await response.json()) as Partial<ResolvedOrder>;
  if (!response.ok && !answer.fieldErrors) throw new Error(`The cart could not be priced: ${response.status}`);
  return {
    lines: [],
    designs: [],
    totalItems: 0,
    soldOut: false,
    discountAmount: 0,
    totalAmount: 0,
    fieldErrors: {},
    shortages: [],
    ...answer,
  };
}
