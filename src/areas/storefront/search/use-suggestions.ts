import { foldText } from '@/domain/catalogue/search-words';
import { useAnswer } from '@/ui/use-answer';
import type { Suggestions } from './suggestions';

/** Fewer letters than these would suggest nearly everything. */
const MIN_LETTERS = 2;

type State =
  | { status: 'idle' | 'loading' | 'failed'; suggestions?: undefined }
  | { status: 'ready'; suggestions: Suggestions };

/** Suggestions for a text once its typing rests; an answer that is overtaken by more typing is dropped. */
export function useSuggestions(text: string): State & { retry: () => void } {
  const asked = foldText(text);
  const path = asked.length < MIN_LETTERS ? undefined : `/api/search?${new URLSearchParams({ q: asked })}`;
  const { answer, loading, failed, retry } = useAnswer<Suggestions>(path, { pause: 150 });

  if (!path) return { status: 'idle', retry };
  if (failed) return { status: 'failed', retry };
  return loading || !answer ? { status: 'loading', retry } : { status: 'ready', suggestions: answer, retry };
}
