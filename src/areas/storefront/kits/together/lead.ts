/**
 * Of several windows of this browser that have the same design open, one saves it and asks after others; the next takes
 * over when it goes. Where the browser has no locks, each does.
 * @param onLead begins, and answers what is to be done before another may.
 * @returns what gives it up.
 */
export function leadDesign(localId: string, onLead: () => () => Promise<void>): () => void {
  const end = new AbortController();
  async function lead() {
    if (end.signal.aborted) return;
    const finish = onLead();
    await new Promise<void>((resolve) => end.signal.addEventListener('abort', () => resolve()));
    await finish();
  }
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (locks) locks.request(`kitroom.kit-sync.${localId}`, { signal: end.signal }, lead).catch(() => undefined);
  else void lead();
  return () => end.abort();
}
