'use client';

import { useCallback } from 'react';
import type { LinesQuote } from '@/modules/orders/editing/quote-lines';
import { useQuote } from '@/modules/orders/lines/use-quote';
import { toLines, type FormLine } from './order-form';
import { fetchJson } from './use-search';

/** What the lines come to by the server, at this address. */
export function useLinesQuote(url: string, lines: readonly FormLine[]) {
  const ask = useCallback(
    (body: string, signal: AbortSignal) =>
      fetchJson<LinesQuote>(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
        signal,
      }),
    [url],
  );
  return useQuote(JSON.stringify({ lines: toLines(lines) }), { ask, isEmpty: lines.length === 0 });
}
