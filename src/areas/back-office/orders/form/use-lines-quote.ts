'use client';

import { useEffect, useState } from 'react';
import type { LinesQuote } from '@/modules/orders/editing/quote-lines';
import { toLines, type FormLine } from './order-form';
import { fetchJson } from './use-search';

const PAUSE_MS = 250;

/** What the lines come to by the server, asked again once they have stopped changing. */
export function useLinesQuote(url: string, lines: readonly FormLine[]) {
  const content = JSON.stringify({ lines: toLines(lines) });
  const [answer, setAnswer] = useState<{ content: string; quote?: LinesQuote }>();
  const [round, setRound] = useState(0);
  const isEmpty = lines.length === 0;

  useEffect(() => {
    if (isEmpty) return;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      fetchJson<LinesQuote>(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: content,
        signal: leaving.signal,
      }).then(
        (quote) => setAnswer({ content, quote }),
        () => leaving.signal.aborted || setAnswer({ content }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [url, content, round, isEmpty]);

  const isCurrent = answer?.content === content;
  return {
    quote: isEmpty || !isCurrent ? undefined : answer.quote,
    isLoading: !isEmpty && !isCurrent,
    hasFailed: isCurrent && !answer.quote,
    retry: () => setRound((count) => count + 1),
  };
}
