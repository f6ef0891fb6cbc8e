const EVERY_MS = 4000;

interface PresenceParts {
  path: () => string | undefined;
  /** Resolves with the ms until the next time, if the server names them. */
  send: (path: string) => Promise<number | undefined>;
  farewell: (path: string) => void;
}

/** Repeats while the window is visible. */
export function announcePresence({ path, send, farewell }: PresenceParts): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  const isSeen = () => document.visibilityState !== 'hidden';

  async function announce() {
    clearTimeout(timer);
    const at = path();
    const pause = at && isSeen() ? await send(at) : undefined;
    if (!ended && isSeen()) timer = setTimeout(() => void announce(), pause ?? EVERY_MS);
  }

  function leave() {
    const at = path();
    if (at) farewell(at);
  }

  const onVisibility = () => {
    clearTimeout(timer);
    if (isSeen()) void announce();
  };
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', leave);
  void announce();
  return () => {
    ended = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', leave);
    leave();
  };
}
