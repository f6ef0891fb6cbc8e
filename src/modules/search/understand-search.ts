import { likeliestWord } from '@/domain/catalogue/search-spelling';
import { searchTerms, wordsOf, type SearchTerms } from '@/domain/catalogue/search-words';
import type { ReadIndex } from './data/search-index';
import { anyStatement, spellingStatement } from './data/statements';

export interface Understood {
  /** Undefined without a letter or digit. */
  terms?: SearchTerms;
  search: string;
  /** True if words were corrected, since nothing has the typed name. */
  isCorrected: boolean;
}

export function asTyped(search: string): Understood {
  const words = wordsOf(search);
  return { terms: words.length > 0 ? searchTerms(words) : undefined, search, isCorrected: false };
}

/** One product has to hold all words; failing that, unknown words are corrected, then any word will do. */
export async function understandSearch<Counted extends { hits: number }>(
  read: ReadIndex,
  search: string,
  count: (terms?: SearchTerms) => Promise<Counted>,
): Promise<{ understood: Understood; counted: Counted }> {
  const understood = asTyped(search);
  const counted = await count(understood.terms);
  if (!understood.terms || counted.hits > 0 || (await isElsewhere(read, understood))) return { understood, counted };
  for await (const other of otherwise(read, search)) {
    const found = await count(other.terms);
    if (found.hits > 0 || (await isElsewhere(read, other))) return { understood: other, counted: found };
  }
  return { understood, counted };
}

async function* otherwise(read: ReadIndex, search: string): AsyncGenerator<Understood> {
  const words = wordsOf(search);
  const corrected = await correct(read, words);
  const isCorrected = corrected.join(' ') !== words.join(' ');
  const meant = { search: isCorrected ? corrected.join(' ') : search, isCorrected };
  if (isCorrected) yield { ...meant, terms: searchTerms(corrected) };
  if (words.length > 1) yield { ...meant, terms: searchTerms(corrected, true) };
}

/** True if other categories hold the words or, for corrected words, a category or a page. */
async function isElsewhere(read: ReadIndex, { terms, isCorrected }: Understood): Promise<boolean> {
  if (!terms) return false;
  const { product, place } = await whatIsThere(read, terms);
  return product || (place && isCorrected && !terms.anyWord);
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
