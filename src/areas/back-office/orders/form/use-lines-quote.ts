'use client';

import { useCallback } from 'react';
import { ask } from '@/lib/client/ask';
import type { LinesQuote } from '@/modules/orders/editing/quote-lines';
import { useQuote } from '@/modules/orders/lines/use-quote';
import { toLines, type FormLine } from './order-form';

/** What the lines come to by the server, at this address. */
export function useLinesQuote(url: string, lines: readonly FormLine[]) {
  const quoteLines = useCallback(
    async (body: string, signal: AbortSignal) => {
      const answer = await ask<LinesQuote>(url, { method: 'POST', body, signal });
      return answer.ok ? answer.value : undefined;
    },
    [url],
  );
  return useQuote(JSON.stringify({ lines: toLines(lines) }), { ask: quoteLines, isEmpty: lines.length === 0 });
}
