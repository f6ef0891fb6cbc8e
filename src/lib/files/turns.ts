/** Why work was not begun: as many as may wait for their turn did so already. */
export class TooManyWaiting extends Error {}

/**
 * Runs work at most `places` at a time; the rest waits for its turn.
 * @param mayWait what comes when so many wait is refused with `TooManyWaiting`
 */
export function createTurns(places: number, mayWait = Infinity): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let free = places;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else if (waiting.length >= mayWait) throw new TooManyWaiting();
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
