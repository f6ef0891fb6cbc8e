/** A semaphore. @param patienceMs longest wait @returns resolves with the release, or undefined */
export function createPlaces(count: number, patienceMs: number): () => Promise<(() => void) | undefined> {
  let free = count;
  const waiting = new Set<() => void>();
  const giveBack = (): void => {
    const [next] = waiting;
    if (next) next();
    else free += 1;
  };
  return () => {
    if (free > 0) {
      free -= 1;
      return Promise.resolve(giveBack);
    }
    return new Promise((resolve) => {
      const leave = (place: (() => void) | undefined) => {
        clearTimeout(timer);
        waiting.delete(called);
        resolve(place);
      };
      const called = () => leave(giveBack);
      const timer = setTimeout(() => leave(undefined), patienceMs);
      waiting.add(called);
    });
  };
}
