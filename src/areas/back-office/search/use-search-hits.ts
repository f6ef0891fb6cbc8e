import { useEffect, useState } from 'react';
import { SEARCH_MIN_LENGTH, type SearchHit } from './search-hits';

/** A pause after the last key before the server is asked, ms. */
const settleMs = 120;

type Found = { search: string; hits: readonly SearchHit[]; failed: boolean };
const nothing: Found = { search: '', hits: [], failed: false };

/** What the server finds; the last answer stays while the next is on its way. */
export function useSearchHits(search: string): { hits: readonly SearchHit[]; loading: boolean; failed: boolean } {
  const [found, setFound] = useState(nothing);
  const asked = search.trim().length >= SEARCH_MIN_LENGTH ? search.trim() : '';

  useEffect(() => {
    if (!asked) return;
    const leaving = new AbortController();
    const ask = async () => {
      try {
        const response = await fetch(`/admin/search?q=${encodeURIComponent(asked)}`, { signal: leaving.signal });
        if (!response.ok) throw new Error(`The search answered ${response.status}.`);
        setFound({ search: asked, hits: (await response.json()) as SearchHit[], failed: false });
      } catch {
        if (!leaving.signal.aborted) setFound({ search: asked, hits: [], failed: true });
      }
    };
    const timer = setTimeout(() => void ask(), settleMs);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [asked]);

  if (!asked) return { hits: nothing.hits, loading: false, failed: false };
  return { hits: found.hits, loading: found.search !== asked, failed: found.failed && found.search === asked };
}
