import { useEffect, useState } from 'react';
import { foldText } from '@/domain/catalogue/search-words';
import type { Suggestions } from './suggestions';

const TYPING_PAUSE_MS = 150;
/** Fewer letters than these would suggest nearly everything. */
const MIN_LETTERS = 2;

type State =
  | { status: 'idle' | 'loading' | 'failed'; suggestions?: undefined }
  | { status: 'ready'; suggestions: Suggestions };

/** Suggestions for a text once its typing rests; an answer that is overtaken by more typing is dropped. */
export function useSuggestions(text: string): State & { retry: () => void } {
  const asked = foldText(text);
  const isAsked = asked.length >= MIN_LETTERS;
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ asked: string; suggestions?: Suggestions }>();

  useEffect(() => {
    if (!isAsked) return;
    const request = new AbortController();
    const pause = setTimeout(() => {
      load(asked, request.signal).then(
        (suggestions) => setAnswer({ asked, suggestions }),
        () => request.signal.aborted || setAnswer({ asked }),
      );
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(pause);
      request.abort();
    };
  }, [asked, isAsked, attempt]);

  function retry() {
    setAnswer(undefined);
    setAttempt(attempt + 1);
  }

  if (!isAsked) return { status: 'idle', retry };
  if (answer?.asked !== asked) return { status: 'loading', retry };
  return answer.suggestions ? { status: 'ready', suggestions: answer.suggestions, retry } : { status: 'failed', retry };
}

async function load(asked: string, signal: AbortSignal): Promise<Suggestions> {
  const response = await fetch(`/api/search?${new URLSearchParams({ q: asked })}`, { signal });
  if (!response.ok) throw new Error(`The suggestions could not be loaded: ${response.status}`);
  return (await response.json()) as Suggestions;
}
