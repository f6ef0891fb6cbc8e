import { useSyncExternalStore } from 'react';

/** False while drawn on the server and while hydrating. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );

/** Matches a media query; `assumed` until the browser has answered. */
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
