'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useTransition } from 'react';
import {
  activityHref,
  activityQuery,
  parseActivityFilters,
  type ActivityFilters,
} from '@/features/system/rules/activity-filters';

const TYPING_PAUSE_MS = 300;

type ActivityFiltersState = {
  /** What the controls show, which is ahead of the list while somebody types. */
  draft: ActivityFilters;
  loading: boolean;
  /** Asks for the list after a pause, so that a word is one question. */
  type: (search: string) => void;
  /** Asks for the list now. */
  ask: (changed?: Partial<ActivityFilters>) => void;
};

/** The filters in the URL: asking for others replaces it, and the server answers with their list. */
export function useActivityFilters(filters: ActivityFilters): ActivityFiltersState {
  const router = useRouter();
  const [loading, startLoading] = useTransition();
  const [draft, setDraft] = useState(filters);
  const href = activityHref(filters);
  const [asked, setAsked] = useState(href);
  const [shown, setShown] = useState(href);
  const typing = useRef<number>(undefined);

  // A list nobody asked for here: the reader went back, or used the navigation.
  if (shown !== href) {
    setShown(href);
    if (!loading && href !== asked) {
      setAsked(href);
      setDraft(filters);
    }
  }

  useEffect(() => () => window.clearTimeout(typing.current), []);

  function ask(changed: Partial<ActivityFilters> = {}) {
    window.clearTimeout(typing.current);
    const next = { ...draft, ...changed };
    setDraft(next);
    const wanted = activityHref(parseActivityFilters(new URLSearchParams(activityQuery(next))));
    if (wanted === asked) return;
    setAsked(wanted);
    startLoading(() => router.replace(wanted, { scroll: false }));
  }

  function type(search: string) {
    setDraft({ ...draft, search });
    window.clearTimeout(typing.current);
    typing.current = window.setTimeout(() => ask({ search }), TYPING_PAUSE_MS);
  }

  return { draft, loading, type, ask };
}
