'use client';

import { useEffect, useState } from 'react';

type Found<Hit> = { search: string; hits: Hit[]; hasFailed: boolean };

const PAUSE_MS = 200;

/** What `read` finds for what is typed, asked for once the typing pauses; the last answer stays until the next. */
export function useSearch<Hit>(search: string, read: (search: string, signal: AbortSignal) => Promise<Hit[]>) {
  const [found, setFound] = useState<Found<Hit>>();
  const [round, setRound] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      read(search, leaving.signal).then(
        (hits) => setFound({ search, hits, hasFailed: false }),
        () => leaving.signal.aborted || setFound({ search, hits: [], hasFailed: true }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [search, read, round]);

  return {
    hits: found?.hits ?? [],
    isLoading: found?.search !== search,
    hasFailed: found?.hasFailed ?? false,
    retry: () => setRound((count) => count + 1),
  };
}

/** The JSON at an address; throws where it answers an error. */
export async function fetchJson<Answer>(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as Answer;
}
