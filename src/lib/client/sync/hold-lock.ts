/** Holds a lock among windows, if the browser has locks. @param onHeld begins work; what it returns ends it first */
export function holdLock(name: string, onHeld?: () => (() => Promise<void>) | undefined): () => void {
  const end = new AbortController();
  async function hold() {
    if (end.signal.aborted) return;
    const finish = onHeld?.();
    await new Promise<void>((resolve) => end.signal.addEventListener('abort', () => resolve()));
    await finish?.();
  }
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (locks) locks.request(name, hold).catch(() => undefined);
  else void hold();
  return () => end.abort();
}
