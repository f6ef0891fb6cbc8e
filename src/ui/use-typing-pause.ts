import { useCallback, useEffect, useRef } from 'react';

/** Debounces typing. Pending work is dropped when the screen is left. */
export function useTypingPause(ms = 300) {
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const cancel = useCallback(() => window.clearTimeout(timer.current), []);

  function whenPaused(work: () => void) {
    cancel();
    timer.current = window.setTimeout(work, ms);
  }

  return { whenPaused, cancel };
}
