'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState, useTransition } from 'react';
import { useTypingPause } from '@/ui/use-typing-pause';

type UrlFilters<Filters> = {
  /** Filters of the controls, ahead of the list during typing. */
  draft: Filters;
  loading: boolean;
  type: (search: string) => void;
  ask: (changed?: Partial<Filters>) => void;
};

/** Filters of a list in its URL: a request replaces the URL, and the server sends the list. */
export function useUrlFilters<Filters extends { search: string }>(
  filters: Filters,
  hrefOf: (filters: Filters) => string,
): UrlFilters<Filters> {
  const router = useRouter();
  const [loading, startLoading] = useTransition();
  const [draft, setDraft] = useState(filters);
  const href = hrefOf(filters);
  const [requested, setRequested] = useState(href);
  const [shown, setShown] = useState(href);
  const typing = useTypingPause();

  const { cancel } = typing;
  // A request of a list that is being left would bring it back.
  useEffect(() => {
    const onClick = (event: MouseEvent) => leaves(event) && cancel();
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [cancel]);

  // The list has changed by itself: Back, or the navigation.
  if (shown !== href) {
    setShown(href);
    if (!loading && href !== requested) {
      setRequested(href);
      setDraft(filters);
    }
  }

  function ask(changed: Partial<Filters> = {}) {
    typing.cancel();
    const next = { ...draft, ...changed };
    setDraft(next);
    const wanted = hrefOf({ ...next, search: next.search.trim() });
    if (wanted === requested) return;
    setRequested(wanted);
    startLoading(() => router.replace(wanted, { scroll: false }));
  }

  function type(search: string) {
    setDraft({ ...draft, search });
    typing.whenPaused(() => ask({ search } as Partial<Filters>));
  }

  return { draft, loading, type, ask };
}

function leaves({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || ctrlKey || metaKey || shiftKey || link.target || link.hasAttribute('download')) return false;
  return link.pathname !== window.location.pathname;
}
