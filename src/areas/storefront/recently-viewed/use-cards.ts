import { useEffect, useState } from 'react';
import { loadCards } from './load-cards';
import type { ProductCardData } from '@/modules/catalogue/products';

type Cards = ReadonlyMap<string, ProductCardData | null>;

export function useCards(ids: readonly string[]) {
  const [cards, setCards] = useState<Cards>(new Map());
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);
  const missing = ids.filter((id) => !cards.has(id)).join(',');

  useEffect(() => {
    if (missing === '') return;
    const request = new AbortController();
    loadCards(missing.split(','), request.signal).then(
      (loaded) => setCards((known) => new Map([...known, ...loaded])),
      () => {
        if (!request.signal.aborted) setFailed(true);
      },
    );
    return () => request.abort();
  }, [missing, attempt]);

  return {
    cards,
    hasFailed,
    retry: () => {
      setFailed(false);
      setAttempt(attempt + 1);
    },
  };
}
