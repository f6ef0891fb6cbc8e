import { inject } from 'vitest';

/**
 * Rounds of a property or an oracle: all in `npm run test:oracles`, a tenth in every other run. Each run draws others,
 * by its seed (`random-tests`).
 */
export const rounds = (all: number): number => (inject('hasAllRounds') ? all : Math.ceil(all / 10));

/** Random numbers from 0 to below 1 by the seed of the run: Mulberry32. */
export function random(): () => number {
  let state = inject('seed');
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Deals a list out in turns, in a random order and from the start again at its end: all of it in all rounds, else a
 * tenth, so that each entry has its turn within ten.
 */
export function dealer<Each>(list: readonly Each[]): () => Each[] {
  const next = random();
  let deck: Each[] = [];
  const card = (): Each[] => {
    if (deck.length === 0) deck = [...list];
    return deck.splice(Math.floor(next() * deck.length), 1);
  };
  return () => Array.from({ length: rounds(list.length) }, card).flat();
}
