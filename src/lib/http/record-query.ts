import { cleanLine } from '@/domain/text/text';

const MAX_SEARCH_LENGTH = 100;

export const searchIn = (query: URLSearchParams, name = 'search'): string =>
  [...cleanLine(query.get(name) ?? '')].slice(0, MAX_SEARCH_LENGTH).join('').trim();

export const choiceIn = <Value extends string>(
  query: URLSearchParams,
  name: string,
  values: readonly [Value, ...Value[]],
): Value => values.find((value) => value === query.get(name)) ?? values[0];

/** Without '?', and without usual values. */
export function queryOf(values: Record<string, string>, usual: Record<string, string>): string {
  return new URLSearchParams(Object.entries(values).filter(([name, value]) => value !== usual[name])).toString();
}

export const hrefOf = (path: string, query: string): string => (query ? `${path}?${query}` : path);

type Choices = Record<string, readonly [string, ...string[]]>;

type ListFilters<Named extends Choices> = { search: string } & { [Name in keyof Named]: Named[Name][number] };

export type FiltersOf<Url extends { parse: (query: URLSearchParams) => unknown }> = ReturnType<Url['parse']>;

/** Ignores missing and invalid values. @param choices filters besides the search, the usual value first */
export function listUrl<const Named extends Choices>(path: string, choices: Named, searchName = 'search') {
  type Filters = ListFilters<Named>;
  const named = (valueOf: (name: string, values: Named[string]) => string) =>
    Object.fromEntries(Object.entries(choices).map(([name, values]) => [name, valueOf(name, values as Named[string])]));
  const usual = named((_name, [first]) => first);
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
