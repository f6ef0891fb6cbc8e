'use client';

import { useEffect, useState } from 'react';

/** Changes come in bursts; ms. */
const PAUSE_MS = 250;

type Quoting<Asked, Quote> = {
  /** Has to be the same function from one rendering to the next. Undefined where it did not come. */
  ask: (asked: Asked, signal: AbortSignal) => Promise<Quote | undefined>;
  /** True if there is nothing to quote. */
  isEmpty?: boolean;
  /** Quote of the first lines, if the page has it already. */
  known?: Quote;
};

/** Quotes lines at once, and again each time they have stopped changing. */
export function useQuote<Asked, Quote>(asked: Asked, { ask, isEmpty = false, known }: Quoting<Asked, Quote>) {
  const [answer, setAnswer] = useState<{ asked: Asked; quote?: Quote } | undefined>(known && { asked, quote: known });
  const isAnswered = answer?.asked === asked;
  const isLoading = !isEmpty && !isAnswered;
  const pause = answer ? PAUSE_MS : 0;

  useEffect(() => {
    if (!isLoading) return;
    const leaving = new AbortController();
    const settle = (quote?: Quote) => leaving.signal.aborted || setAnswer({ asked, quote });
    const timer = setTimeout(() => void ask(asked, leaving.signal).then(settle), pause);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [asked, isLoading, pause, ask]);

  return {
    /** Quote of the current lines. */
    quote: isAnswered && !isEmpty ? answer.quote : undefined,
    /** The last answer and what it is about, until the next comes. */
    answer,
    isLoading,
    hasFailed: !isEmpty && isAnswered && answer.quote === undefined,
    retry: () => setAnswer(undefined),
    /** Applies a quote that another request returned. */
    setQuote: (quote: Quote | undefined) => setAnswer({ asked, quote }),
  };
}
