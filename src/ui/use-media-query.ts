import { useSyncExternalStore } from 'react';

/** Whether a media query matches; `assumed` until the browser has said so. */
export function useMediaQuery(query: string, assumed: boolean): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
    () => assumed,
  );
}
