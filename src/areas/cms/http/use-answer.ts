import { useEffect, useState } from 'react';
import { ask } from './server-calls';

/** A pause before the server is asked, ms: what is typed into a search is one question. */
const settleMs = 120;

type Held<Value> = { path?: string; value?: Value; failed?: boolean };

/**
 * What a GET of the CMS answers; the last answer stays while the next is on its way.
 * @param path nothing is asked without one.
 */
export function useAnswer<Value>(path: string | undefined): {
  answer: Value | undefined;
  loading: boolean;
  failed: boolean;
  retry: () => void;
} {
  const [held, setHeld] = useState<Held<Value>>({});
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!path) return;
    let left = false;
    const update = async () => {
      const answer = await ask<Value>(path, 'GET');
      if (left) return;
      setHeld((last) => (answer.kind === 'ok' ? { path, value: answer.value } : { ...last, path, failed: true }));
    };
    const timer = setTimeout(() => void update(), settleMs);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [path, attempt]);

  const isCurrent = held.path === path;
  return {
    answer: held.value,
    loading: path !== undefined && !isCurrent,
    failed: isCurrent && held.failed === true,
    retry: () => {
      setHeld(({ value }) => ({ value }));
      setAttempt((count) => count + 1);
    },
  };
}
