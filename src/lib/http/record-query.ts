/** What the lists of records have in common in their URLs. */
import { cleanLine } from '@/domain/text/text';

const MAX_SEARCH_LENGTH = 100;

/** A search as it is asked for: one line, at most 100 characters, '' for none. */
export const searchIn = (query: URLSearchParams, name = 'search'): string =>
  [...cleanLine(query.get(name) ?? '')].slice(0, MAX_SEARCH_LENGTH).join('').trim();

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

type Choices = Record<string, readonly [string, ...string[]]>;

/** '' is no search. */
type ListFilters<Named extends Choices> = { search: string } & { [Name in keyof Named]: Named[Name][number] };

export type FiltersOf<Url extends { parse: (query: URLSearchParams) => unknown }> = ReturnType<Url['parse']>;

/**
 * The URL of a list at `path`: read into its filters, and written back of them. What it does not say, or says wrongly, is
 * no filter.
 * @param choices what it can be asked for besides a search, the usual one first.
 * @param searchName of the search in the URL.
 */
export function listUrl<const Named extends Choices>(path: string, choices: Named, searchName = 'search') {
  type Filters = ListFilters<Named>;
  const named = (valueOf: (name: string, values: Named[string]) => string) =>
    Object.fromEntries(Object.entries(choices).map(([name, values]) => [name, valueOf(name, values as Named[string])]));
  const usual = named((_name, [first]) => first);
  /** Without '?', '' where there are none. */
  const query = ({ search, ...chosen }: Filters): string =>
    queryOf({ [searchName]: search, ...chosen }, { [searchName]: '', ...usual });
  return {
    parse: (asked: URLSearchParams) =>
      ({ search: searchIn(asked, searchName), ...named((name, values) => choiceIn(asked, name, values)) }) as Filters,
    query,
    href: (filters: Filters): string => hrefOf(path, query(filters)),
  };
}
