import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { createLine } from '@/lib/turns';
import { untilAnswered } from './network-turns';

/** Answers that are made at a time; while one waits for the database another is drawn. */
const AT_ONCE = 3;
/** What takes longer waits for something itself; ms. */
const PATIENCE_MS = 250;

/**
 * Has what strangers ask for made a few at a time, in the order in which it was asked for. One thread makes it: of fifty
 * pages begun at once each waits for all others, and what they hold outlives its collection from memory.
 * @param patienceMs after which an answer holds up nobody else
 * @returns makes one answer when its turn comes; the turn ends when the answer begins or the client leaves
 */
export function makingLine(
  patienceMs = PATIENCE_MS,
): (res: ServerResponse, make: () => Promise<void>) => Promise<void> {
  const inLine = createLine(AT_ONCE);
  return (res, make) =>
    inLine(async () => {
      const answered = untilAnswered(res);
      await Promise.race([answered, make(), setTimeout(patienceMs, undefined, { ref: false })]);
    });
}
