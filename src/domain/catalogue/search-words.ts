/** Words of a search as the index stores them (docs/decisions/0012-search.md). Pure. */
import { SEARCH_SYNONYMS } from './search-synonyms';

const MAX_WORDS = 8;
const MAX_WORD_LENGTH = 60;

const FILLERS = new Set(
  'a an and any are at by for from i in is it me my no not of on or our some such that the to with your'.split(' '),
);

const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i' };

export interface SearchTerms {
  /** Each word, followed by its synonyms. */
  terms: string[];
  /** All words joined, as for a SKU or 'foot ball'; '' for a single word. */
  joined: string;
  anyWord: boolean;
}

/** Lower case without accents, only letters, digits and single spaces; equals `search_fold` in SQL. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export function wordsOf(text: string): string[] {
  const words = foldText(text)
    .split(' ')
    .filter((word) => word !== '' && word.length <= MAX_WORD_LENGTH);
  const telling = words.filter((word) => !FILLERS.has(word));
  return (telling.length > 0 ? telling : words).slice(0, MAX_WORDS);
}

/** Synonyms of a word in the singular; its own plural counts as the word. */
export function synonymsOf(word: string): string[] {
  const names = [word, word.replace(/s$/, ''), word.replace(/es$/, '')];
  const groups = SEARCH_SYNONYMS.filter((group) => names.some((name) => group.includes(name)));
  return [...new Set(groups.flat())].filter((other) => !names.includes(other));
}

export function searchTerms(words: readonly string[], anyWord = false): SearchTerms {
  return {
    terms: words.map((word) => [word, ...synonymsOf(word)].join(' ')),
    joined: words.length > 1 ? words.join('').slice(0, MAX_WORD_LENGTH) : '',
    anyWord,
  };
}
