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

/**
 * Answers strangers' requests a few at a time, in their order. One thread makes all answers: of fifty begun at once
 * each waits for all others, and their memory survives garbage collection.
 * @param patienceMs after which an answer no longer holds up others
 * @returns makes one answer in its turn, unless the client has left; false, at once, if too many wait already. The turn
 * ends when the answer begins or the client leaves.
 */
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
