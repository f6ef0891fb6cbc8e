/**
 * The words of a search as patterns for LIKE, every one of which must match; wildcards stand for themselves.
 * An order number may be given as the screen shows it, '#' included. Undefined where nothing is searched for.
 */
export function searchPatterns(search: string): string[] | undefined {
  const words = search.split(/\s+/).map((word) => word.replace(/^#/, ''));
  const patterns = words.filter(Boolean).map((word) => `%${escapeLike(word)}%`);
  return patterns.length > 0 ? patterns : undefined;
}

/** Text for the inside of a LIKE pattern, where it stands for itself. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
