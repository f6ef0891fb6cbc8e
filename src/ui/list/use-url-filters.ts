'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { useTypingPause } from '@/ui/use-typing-pause';

type UrlFilters<Filters> = {
  /** What the controls show, which is ahead of the list while someone types. */
  draft: Filters;
  loading: boolean;
  /** Asks for the list after a pause, so that a word is one question. */
  type: (search: string) => void;
  /** Asks for the list now. */
  ask: (changed?: Partial<Filters>) => void;
};

/** The filters of a list in its URL: asking for others replaces it, and the server answers with their list. */
export function useUrlFilters<Filters extends { search: string }>(
  filters: Filters,
  hrefOf: (filters: Filters) => string,
): UrlFilters<Filters> {
  const router = useRouter();
  const [loading, startLoading] = useTransition();
  const [draft, setDraft] = useState(filters);
  const href = hrefOf(filters);
  const [asked, setAsked] = useState(href);
  const [shown, setShown] = useState(href);
  const typing = useTypingPause();

  // A list nobody asked for here: the reader went back, or used the navigation.
  if (shown !== href) {
    setShown(href);
    if (!loading && href !== asked) {
      setAsked(href);
      setDraft(filters);
    }
  }

  function ask(changed: Partial<Filters> = {}) {
    typing.cancel();
    const next = { ...draft, ...changed };
    setDraft(next);
    const wanted = hrefOf({ ...next, search: next.search.trim() });
    if (wanted === asked) return;
    setAsked(wanted);
    startLoading(() => router.replace(wanted, { scroll: false }));
  }

  function type(search: string) {
    setDraft({ ...draft, search });
    typing.whenPaused(() => ask({ search } as Partial<Filters>));
  }

  return { draft, loading, type, ask };
}
