import { likeliestWord } from '@/domain/search-spelling';
import { searchTerms, wordsOf, type SearchTerms } from '@/domain/search-words';
import type { ReadIndex } from './search-index';
import { anyStatement, spellingStatement } from './statements';

/** What was searched, and how it was taken. */
export interface Understood {
  /** Left out where the search holds no letter and no digit. */
  terms?: SearchTerms;
  /** What is searched for: as typed, or corrected. */
  search: string;
  /** Whether words were corrected, since nothing is called what was typed. */
  isCorrected: boolean;
}

/**
 * What a search asks for. All words have to be found in one product; where none holds them all, words that nothing is
 * called give way to the ones they were meant to be, and after that any of the words will do.
 */
export async function understandSearch(read: ReadIndex, search: string): Promise<Understood> {
  const words = wordsOf(search);
  const asTyped = { terms: searchTerms(words), search, isCorrected: false };
  if (words.length === 0) return { search, isCorrected: false };
  if ((await whatIsThere(read, asTyped.terms)).product) return asTyped;

  const corrected = await correct(read, words);
  const isCorrected = corrected.join(' ') !== words.join(' ');
  const meant = { terms: searchTerms(corrected), search: isCorrected ? corrected.join(' ') : search, isCorrected };
  if (isCorrected) {
    const { product, place } = await whatIsThere(read, meant.terms);
    if (product || place) return meant;
  }
  if (words.length === 1) return asTyped;

  const some = { ...meant, terms: searchTerms(corrected, true) };
  return (await whatIsThere(read, some.terms)).product ? some : asTyped;
}

async function whatIsThere(read: ReadIndex, terms: SearchTerms): Promise<{ product: boolean; place: boolean }> {
  const [row] = await read<{ product: boolean; place: boolean }>(anyStatement(terms));
  return row ?? { product: false, place: false };
}

async function correct(read: ReadIndex, words: readonly string[]): Promise<string[]> {
  const spelling = await read<{ word: string; isKnown: boolean; alike: string[] }>(
    spellingStatement(words, searchTerms(words).terms),
  );
  return spelling.map(({ word, isKnown, alike }) => (isKnown ? word : (likeliestWord(word, alike) ?? word)));
}
