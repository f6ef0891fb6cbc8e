'use client';

import { useEffect, useState } from 'react';
import type { UsernameAnswer } from './usernames';
import { CLUBS_PATH } from '../club-filters';

const TYPING_PAUSE_MS = 250;

type Known = UsernameAnswer & { wanted: string };

/**
 * Asks, once the typing pauses, whether a username is free; undefined until that is known.
 * @param own the name that the team has already.
 */
export function useUsername(wanted: string, own: string, team?: string): Known | undefined {
  const [known, setKnown] = useState<Known>();
  useEffect(() => {
    if (!wanted || wanted === own) return;
    const abort = new AbortController();
    const ask = async () => {
      try {
        const query = new URLSearchParams({ wanted, ...(team && { team }) });
        const response = await fetch(`${CLUBS_PATH}/username?${query}`, { signal: abort.signal });
        if (response.ok) setKnown({ ...((await response.json()) as UsernameAnswer), wanted });
      } catch {
        // Saving tells it as well.
      }
    };
    const timer = setTimeout(() => void ask(), TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted, own, team]);
  return known?.wanted === wanted ? known : undefined;
}
