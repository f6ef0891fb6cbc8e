import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText, searchTerms, synonymsOf, wordsOf } from './search-words';
import { forAll } from '../../../tests/setup/for-all';

describe('foldText', () => {
  it.each([
    ['Crème BRÛLÉE', 'creme brulee'],
    ['Women’s T-Shirt', 'womens t shirt'],
    ['Straße, Łódź', 'strasse lodz'],
    ['NET-VEL-01', 'net vel 01'],
    ['210 g/m²', '210 g m2'],
    ['🏐 %_\\', ''],
  ])('makes %j %j', (text, folded) => expect(foldText(text)).toBe(folded));

  it('leaves nothing that means something to a query, and what it made once', () => {
    forAll(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const folded = foldText(text);
      expect(folded).toMatch(/^(?:[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*)?$/u);
      expect(foldText(folded)).toBe(folded);
    });
  });
});

describe('wordsOf', () => {
  it('leaves out words that say nothing, unless they are all there is', () => {
    expect(wordsOf('a shirt for the cricket')).toEqual(['shirt', 'cricket']);
    expect(wordsOf('the for')).toEqual(['the', 'for']);
  });

  it('takes eight words at most, none without end', () => {
    expect(wordsOf('kit '.repeat(50))).toHaveLength(8);
    expect(wordsOf('a'.repeat(61))).toEqual([]);
  });
});

describe('synonymsOf', () => {
  it('knows British and American words, in the plural too', () => {
    expect(synonymsOf('grey')).toEqual(['gray']);
    expect(synonymsOf('colors')).toEqual(['colour']);
    expect(synonymsOf('jerseys')).toEqual(['shirt', 'top', 'tee']);
    expect(synonymsOf('hoody')).toContain('hoodie');
    expect(synonymsOf('sox')).toContain('sock');
  });

  it('knows none of its own word, and none of most', () => {
    expect(synonymsOf('shirts')).not.toContain('shirt');
    expect(synonymsOf('velocity')).toEqual([]);
  });
});

it('asks for all words, each with what it may be called, and for them as one', () => {
  expect(searchTerms(['grey', 'dress'])).toEqual({
    terms: ['grey gray', 'dress skort bodysuit'],
    joined: 'greydress',
    anyWord: false,
  });
  expect(searchTerms(['velocity'], true)).toEqual({ terms: ['velocity'], joined: '', anyWord: true });
});
