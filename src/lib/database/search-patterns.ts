/**
 * The words of a search as patterns for LIKE, every one of which must match; wildcards stand for themselves.
 * An order number may be given as the screen shows it, '#' included. Undefined where nothing is searched for.
 */
export function searchPatterns(search: string): string[] | undefined {
  const words = search.split(/\s+/).map((word) => word.replace(/^#/, ''));
  const patterns = words.filter(Boolean).map((word) => `%${escapeLike(word)}%`);
  return patterns.length > 0 ? patterns : undefined;
}

/** From so many digits on, what is typed is a number with its country code or trunk zero, which are written in several ways. */
const WHOLE_NUMBER = 10;
const LOCAL_DIGITS = 9;

/**
 * The pattern of a phone number, however it is spaced, among texts that hold their numbers as digits too; undefined for a
 * search that is none.
 */
export function phonePattern(search: string): string | undefined {
  if (!/^\+?[\d\s()./-]+$/.test(search.trim())) return undefined;
  const digits = search.replace(/\D/g, '');
  if (digits.length < 6) return undefined;
  return `%${digits.length < WHOLE_NUMBER ? digits : digits.slice(-LOCAL_DIGITS)}%`;
}

/** Text for the inside of a LIKE pattern, where it stands for itself. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
