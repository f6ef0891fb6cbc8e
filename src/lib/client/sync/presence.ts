import type { Answer } from '../request';
import type { Revision } from './types';

const EVERY_MS = 4000;

/** Others with the document open, and its revision on the server. */
export interface Seen {
  revision: Revision;
  others: readonly unknown[];
}

export interface Presence<Here extends Seen> {
  /** Announces this window; undefined while the server does not have the document. */
  send: () => Promise<Answer<Here>> | undefined;
  onOthers: (others: Here['others']) => void;
  leave: () => void;
}

/** Repeats while the window is visible. */
export function announcePresence<Here extends Seen>(
  { send, onOthers, leave }: Presence<Here>,
  hear: (revision: Revision) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: string | undefined;
  const end = new AbortController();
  const { signal } = end;
  const isSeen = () => document.visibilityState !== 'hidden';

  async function announce() {
    clearTimeout(timer);
    const answer = isSeen() ? await send() : undefined;
    if (signal.aborted) return;
    if (answer?.ok) {
      const { revision, others } = answer.value;
      if (shown !== JSON.stringify(others)) onOthers(others);
      shown = JSON.stringify(others);
      hear(revision);
    }
    if (isSeen()) timer = setTimeout(() => void announce(), EVERY_MS);
  }

  const onVisibility = () => {
    clearTimeout(timer);
    if (isSeen()) void announce();
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
  window.addEventListener('pagehide', leave, { signal });
  void announce();
  return () => {
    end.abort();
    clearTimeout(timer);
    leave();
  };
}
