const EVERY_MS = 4000;

interface PresenceParts {
  /** Path that this window is announced at; nothing while there is none. */
  path: () => string | undefined;
  /** Sends what this window is at, and takes in the answer: after how many ms to go on, where the server says so. */
  send: (path: string) => Promise<number | undefined>;
  /** Told to the server when the window leaves. */
  farewell: (path: string) => void;
}

/** Tells the server every few seconds what this window has open, for as long as it can be seen, and hears of the others. */
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
