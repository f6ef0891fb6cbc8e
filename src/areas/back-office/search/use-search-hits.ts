import { useAnswer } from '@/ui/use-answer';
import { SEARCH_MIN_LENGTH, type SearchHit } from './search-hits';

const NOTHING: readonly SearchHit[] = [];

/** What the server finds; the last answer stays while the next is on its way. */
export function useSearchHits(search: string): { hits: readonly SearchHit[]; loading: boolean; failed: boolean } {
  const asked = search.trim();
  const path = asked.length >= SEARCH_MIN_LENGTH ? `/admin/search?q=${encodeURIComponent(asked)}` : undefined;
  const { answer = NOTHING, loading, failed } = useAnswer<SearchHit[]>(path);
  return { hits: path && !failed ? answer : NOTHING, loading, failed };
}
