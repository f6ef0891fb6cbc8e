'use client';

import { useAnswer } from '@/ui/use-answer';
import type { UsernameAnswer } from './usernames';
import { CLUBS_PATH } from '../club-filters';

/**
 * Asks, once the typing pauses, whether a username is free; undefined until that is known. Where it cannot be asked,
 * saving tells it as well.
 * @param own the name that the team has already.
 */
export function useUsername(wanted: string, own: string, team?: string): UsernameAnswer | undefined {
  const query = new URLSearchParams({ wanted, ...(team && { team }) });
  const path = !wanted || wanted === own ? undefined : `${CLUBS_PATH}/username?${query}`;
  const { answer, loading, failed } = useAnswer<UsernameAnswer>(path, { pause: 250 });
  return path && !loading && !failed ? answer : undefined;
}
