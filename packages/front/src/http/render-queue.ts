import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { createLimiter } from '../limiter';
import { untilAnswered } from './network-limiter';

/** Answers in progress; while one waits for the database another is rendered. */
const AT_ONCE = 3;
/** Requests that wait for their turn: some ten seconds’ work. */
const WAITING = 1_000;
/** An answer that takes longer is itself waiting for something; ms. */
const PATIENCE_MS = 100;

/** Each of fifty answers begun at once would wait for all others. @returns false, at once, if too many wait */
export function renderQueue(
  patienceMs = PATIENCE_MS,
): (res: ServerResponse, make: () => Promise<void>) => Promise<boolean> {
  const limiter = createLimiter({ running: AT_ONCE, waiting: WAITING });
  return async (res, make) => {
    const { ok } = await limiter.run(async () => {
      if (res.destroyed) return;
      const answered = untilAnswered(res);
      await Promise.race([answered, make(), setTimeout(patienceMs, undefined, { ref: false })]);
    });
    return ok;
  };
}
