import { describe, expect, it } from 'vitest';
import { cardTakes } from './card-payment';

describe('what can be paid by card', () => {
  it.each([
    [0, false],
    [49, false],
    [50, true],
    [99_999_999, true],
    [100_000_000, false],
  ])('%i cents: %s', (cents, taken) => expect(cardTakes(cents)).toBe(taken));
});
