'use client';

import { useEffect, useState } from 'react';

/** Changes come in bursts; ms. */
const PAUSE_MS = 250;

type Quoting<Input, Quote> = {
  /** Keep it the same between renderings. Undefined if no answer came. */
  ask: (input: Input, signal: AbortSignal) => Promise<Quote | undefined>;
  isEmpty?: boolean;
  known?: Quote;
};

/** At once, and again each time the lines stop changing. */
export function useQuote<Input, Quote>(input: Input, { ask, isEmpty = false, known }: Quoting<Input, Quote>) {
  const [answer, setAnswer] = useState<{ input: Input; quote?: Quote } | undefined>(known && { input, quote: known });
  const isAnswered = answer?.input === input;
  const isLoading = !isEmpty && !isAnswered;
  const pause = answer ? PAUSE_MS : 0;

  useEffect(() => {
    if (!isLoading) return;
    const leaving = new AbortController();
    const settle = (quote?: Quote) => leaving.signal.aborted || setAnswer({ input, quote });
    const timer = setTimeout(() => void ask(input, leaving.signal).then(settle), pause);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [input, isLoading, pause, ask]);

  return {
    quote: isAnswered && !isEmpty ? answer.quote : undefined,
    /** Last answer with its lines, until the next comes. */
    answer,
    isLoading,
    hasFailed: !isEmpty && isAnswered && answer.quote === undefined,
    retry: () => setAnswer(undefined),
    setQuote: (quote: Quote | undefined) => setAnswer({ input, quote }),
  };
}
