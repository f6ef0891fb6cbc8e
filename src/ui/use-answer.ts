import { useEffect, useState } from 'react';
import { request, reloadIfSignedOut } from '@/lib/client/request';

const PATIENCE_MS = 30_000;

type Held<Value> = { path?: string; value?: Value; failed?: boolean };

type Options = {
  /** Pause before the request, ms, so that typing sends one. */
  pause?: number;
  /** For screens without unsaved work: reloads the page, which leads to its login. */
  reloads?: boolean;
};

/** The last result stays until the next arrives; an overtaken one is dropped. @param path no request if undefined. */
export function useAnswer<Value>(
  path: string | undefined,
  { pause = 120, reloads = false }: Options = {},
): { answer: Value | undefined; loading: boolean; failed: boolean; retry: () => void } {
  const [held, setHeld] = useState<Held<Value>>({});
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!path) return;
    let left = false;
    const leaving = new AbortController();
    let patience: ReturnType<typeof setTimeout> | undefined;
    const update = async () => {
      patience = setTimeout(() => leaving.abort(new DOMException('No answer came.', 'TimeoutError')), PATIENCE_MS);
      const answer = await request<Value>(path, { signal: leaving.signal });
      clearTimeout(patience);
      if (left) return;
      if (reloads) reloadIfSignedOut(answer);
      setHeld((last) => (answer.ok ? { path, value: answer.value } : { ...last, path, failed: true }));
    };
    const timer = setTimeout(() => void update(), pause);
    return () => {
      left = true;
      leaving.abort();
      clearTimeout(timer);
      clearTimeout(patience);
    };
  }, [path, attempt, pause, reloads]);

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
