import { useEffect, useRef } from 'react';

/** Puts off what follows typing, so that a word is one question. What still waits when the screen is left is dropped. */
export function useTypingPause(ms = 300) {
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const cancel = () => window.clearTimeout(timer.current);

  /** Does it once typing pauses, in place of what waits. */
  function whenPaused(work: () => void) {
    cancel();
    timer.current = window.setTimeout(work, ms);
  }

  return { whenPaused, cancel };
}
