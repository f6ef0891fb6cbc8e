import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { createTurns } from '@/lib/turns';
import { untilAnswered } from './network-turns';

/** Answers that are made at a time; while one waits for the database another is drawn. */
const AT_ONCE = 3;
/** Requests that wait for their turn: some ten seconds’ work. */
const WAITING = 1_000;
/** An answer that takes longer is itself waiting for something; ms. */
const PATIENCE_MS = 100;

/**
 * Has what strangers ask for made a few at a time, in the order in which it was asked for. One thread makes it: of fifty
 * pages begun at once each waits for all others, and what they hold survives the collection of garbage.
 * @param patienceMs after which an answer holds up nobody else
 * @returns makes one answer when its turn comes, unless the client has left; false, at once, where too many wait already.
 * The turn ends when the answer begins or the client leaves.
 */
export function renderQueue(
  patienceMs = PATIENCE_MS,
): (res: ServerResponse, make: () => Promise<void>) => Promise<boolean> {
  const turns = createTurns({ running: AT_ONCE, waiting: WAITING });
  return async (res, make) => {
    const { ok } = await turns.run(async () => {
      if (res.destroyed) return;
      const answered = untilAnswered(res);
      await Promise.race([answered, make(), setTimeout(patienceMs, undefined, { ref: false })]);
    });
    return ok;
  };
}
