/** What is typed into the shop's search. Apart from the filters, which pages with the search alone need not load. */
import { cleanLine } from '../text/text';

const MAX_LENGTH = 100;

/** The text on one line, without anything around it, at most 100 characters. */
export const cleanSearch = (text: string): string => [...cleanLine(text)].slice(0, MAX_LENGTH).join('').trim();

/** A query as the addresses of the shop write it. */
export const queryOf = (pairs: string[][]): string =>
  pairs.length > 0 ? `?${new URLSearchParams(pairs).toString().replaceAll('%2C', ',')}` : '';

/** Where the shop shows what it finds for a text; all of it for none. */
export function shopSearchPath(text: string): string {
  const search = cleanSearch(text);
  return `/shop${queryOf(search ? [['search', search]] : [])}`;
}
