/** Escaped LIKE patterns, all of which must match; undefined without a search. An order number may begin with '#'. */
export function searchPatterns(search: string): string[] | undefined {
  const words = search.split(/\s+/).map((word) => word.replace(/^#/, ''));
  const patterns = words.filter(Boolean).map((word) => `%${escapeLike(word)}%`);
  return patterns.length > 0 ? patterns : undefined;
}

/** True if a word’s pattern has no three letters or digits in a row, by which a trigram index would find it anywhere. */
export const isShort = (pattern: string): boolean => !/[\p{L}\p{N}]{3}/u.test(pattern);

/** From this length a number may have a country code or trunk zero. */
const WHOLE_NUMBER = 10;
const LOCAL_DIGITS = 9;

/** For texts that hold phone numbers as digits, too. */
export function phonePattern(search: string): string | undefined {
  if (!/^\+?[\d\s()./-]+$/.test(search.trim())) return undefined;
  const digits = search.replace(/\D/g, '');
  if (digits.length < 6) return undefined;
  return `%${digits.length < WHOLE_NUMBER ? digits : digits.slice(-LOCAL_DIGITS)}%`;
}

export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
