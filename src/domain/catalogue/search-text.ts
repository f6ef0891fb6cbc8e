/** Search text of the shop. Separate from the filters, which pages with only the search need not load. */
import { cleanLine } from '../text/text';

const MAX_LENGTH = 100;

export const cleanSearch = (text: string): string => [...cleanLine(text)].slice(0, MAX_LENGTH).join('').trim();

export const queryOf = (pairs: string[][]): string =>
  pairs.length > 0 ? `?${new URLSearchParams(pairs).toString().replaceAll('%2C', ',')}` : '';

export function shopSearchPath(text: string): string {
  const search = cleanSearch(text);
  return `/shop${queryOf(search ? [['search', search]] : [])}`;
}
