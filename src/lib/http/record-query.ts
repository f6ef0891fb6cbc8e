/** What the lists of inbox, customers and reviews have in common in their URLs. */
import { cleanLine } from '@/domain/text/text';

const MAX_SEARCH_LENGTH = 100;

/** A search as it is asked for: one line, at most 100 characters, '' for none. */
export const searchIn = (query: URLSearchParams): string =>
  [...cleanLine(query.get('search') ?? '')].slice(0, MAX_SEARCH_LENGTH).join('').trim();

/** The value of a choice; the first one where the query names none, or none that there is. */
export const choiceIn = <Value extends string>(
  query: URLSearchParams,
  name: string,
  values: readonly [Value, ...Value[]],
): Value => values.find((value) => value === query.get(name)) ?? values[0];

/** A query without '?', of the values that are not the usual ones. */
export function queryOf(values: Record<string, string>, usual: Record<string, string>): string {
  return new URLSearchParams(Object.entries(values).filter(([name, value]) => value !== usual[name])).toString();
}

export const hrefOf = (path: string, query: string): string => (query ? `${path}?${query}` : path);
