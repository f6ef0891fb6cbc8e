/**
 * Words of a search as escaped LIKE patterns, all of which must match. An order number may have the '#' of the screens.
 * Undefined without a search.
 */
export function searchPatterns(search: string): string[] | undefined {
  const words = search.split(/\s+/).map((word) => word.replace(/^#/, ''));
  const patterns = words.filter(Boolean).map((word) => `%${escapeLike(word)}%`);
  return patterns.length > 0 ? patterns : undefined;
}

/** With so many digits the search is a number with country code or trunk zero, which are written in several ways. */
const WHOLE_NUMBER = 10;
const LOCAL_DIGITS = 9;

/** Pattern of a phone number in any spacing, for texts that hold their numbers as digits too. */
export function phonePattern(search: string): string | undefined {
  if (!/^\+?[\d\s()./-]+$/.test(search.trim())) return undefined;
  const digits = search.replace(/\D/g, '');
  if (digits.length < 6) return undefined;
  return `%${digits.length < WHOLE_NUMBER ? digits : digits.slice(-LOCAL_DIGITS)}%`;
}

export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
