/**
 * Holds a lock of this browser until the returned function is called; the next window in the queue has it then.
 * Without locks in the browser, each window has it.
 * @param onHeld begins work, and returns what ends it before the lock goes
 */
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
