import { useCallback, useLayoutEffect, useRef } from 'react';

/** One and the same function for as long as it is shown, which does what the present one does: so that parts can stay at rest. */
export function useSteady<Given>(present: (given: Given) => void): (given: Given) => void {
  const latest = useRef(present);
  useLayoutEffect(() => {
    latest.current = present;
  });
  return useCallback((given) => latest.current(given), []);
}
