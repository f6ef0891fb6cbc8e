import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { likeliestWord, spellingDistance } from './search-spelling';
import { forAll } from '../../../tests/setup/for-all';

describe('spellingDistance', () => {
  it.each([
    ['jersey', 'jersey', 0],
    ['jersy', 'jersey', 1],
    ['jersye', 'jersey', 1],
    ['sokcs', 'socks', 1],
    ['footbaal', 'football', 1],
    ['', 'kit', 3],
  ])('from %s to %s is %i', (from, to, distance) => expect(spellingDistance(from, to)).toBe(distance));

  it('is the same both ways, and nothing only for the same word', () => {
    const word = fc.string({ maxLength: 8, unit: fc.constantFrom('a', 'b', 'c') });
    forAll(word, word, (a, b) => {
      expect(spellingDistance(a, b)).toBe(spellingDistance(b, a));
      expect(spellingDistance(a, b) === 0).toBe(a === b);
    });
  });
});

describe('likeliestWord', () => {
  it('takes the nearest, and the first of those as near', () => {
    expect(likeliestWord('jersy', ['jetsam', 'jersey', 'jerky'])).toBe('jersey');
    expect(likeliestWord('sok', ['sock', 'soak'])).toBe('sock');
  });

  it('takes what is typed in part for the whole', () => {
    expect(likeliestWord('vellocit', ['velocity'])).toBe('velocity');
  });

  it('leaves a word alone that resembles nothing', () => {
    expect(likeliestWord('waterproof', ['uniform', 'velocity'])).toBeUndefined();
    expect(likeliestWord('zq', ['za'])).toBeUndefined();
  });
});
