import { inject } from 'vitest';

/** All in `npm run test:oracles`, else a tenth, by the run’s seed. */
export const rounds = (all: number): number => (inject('hasAllRounds') ? all : Math.ceil(all / 10));

/** Mulberry32 with the run’s seed. */
export function random(): () => number {
  let state = inject('seed');
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** In random order, endlessly: all in all rounds, else a tenth. */
export function dealer<Each>(list: readonly Each[]): () => Each[] {
  const next = random();
  let deck: Each[] = [];
  const card = (): Each[] => {
    if (deck.length === 0) deck = [...list];
    return deck.splice(Math.floor(next() * deck.length), 1);
  };
  return () => Array.from({ length: rounds(list.length) }, card).flat();
}
