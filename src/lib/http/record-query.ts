/** Common parts of the URLs of record lists. */
import { cleanLine } from '@/domain/text/text';

const MAX_SEARCH_LENGTH = 100;

/** One line of at most 100 characters, '' for none. */
export const searchIn = (query: URLSearchParams, name = 'search'): string =>
  [...cleanLine(query.get(name) ?? '')].slice(0, MAX_SEARCH_LENGTH).join('').trim();

/** The first value if the query names none, or an unknown one. */
export const choiceIn = <Value extends string>(
  query: URLSearchParams,
  name: string,
  values: readonly [Value, ...Value[]],
): Value => values.find((value) => value === query.get(name)) ?? values[0];

/** A query without '?', of the values that differ from the usual ones. */
export function queryOf(values: Record<string, string>, usual: Record<string, string>): string {
  return new URLSearchParams(Object.entries(values).filter(([name, value]) => value !== usual[name])).toString();
}

export const hrefOf = (path: string, query: string): string => (query ? `${path}?${query}` : path);

type Choices = Record<string, readonly [string, ...string[]]>;

type ListFilters<Named extends Choices> = { search: string } & { [Name in keyof Named]: Named[Name][number] };

export type FiltersOf<Url extends { parse: (query: URLSearchParams) => unknown }> = ReturnType<Url['parse']>;

/**
 * URL of a list at `path`, parsed into filters and written from them. Missing or invalid values are no filter.
 * @param choices filters besides a search, the usual value first
 * @param searchName parameter of the search
 */
export function listUrl<const Named extends Choices>(path: string, choices: Named, searchName = 'search') {
  type Filters = ListFilters<Named>;
  const named = (valueOf: (name: string, values: Named[string]) => string) =>
    Object.fromEntries(Object.entries(choices).map(([name, values]) => [name, valueOf(name, values as Named[string])]));
  const usual = named((_name, [first]) => first);
  /** Without '?'; '' without filters. */
  const query = ({ search, ...chosen }: Filters): string =>
    queryOf({ [searchName]: search, ...chosen }, { [searchName]: '', ...usual });
  return {
    parse: (parameters: URLSearchParams) =>
      ({
        search: searchIn(parameters, searchName),
        ...named((name, values) => choiceIn(parameters, name, values)),
      }) as Filters,
    query,
    href: (filters: Filters): string => hrefOf(path, query(filters)),
  };
}
