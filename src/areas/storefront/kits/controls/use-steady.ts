import { useCallback, useLayoutEffect, useRef } from 'react';

/** Stable function that calls the latest one, so that memoised parts do not render again. */
export function useSteady<Given>(present: (given: Given) => void): (given: Given) => void {
  const latest = useRef(present);
  useLayoutEffect(() => {
    latest.current = present;
  });
  return useCallback((given) => latest.current(given), []);
}
