/** What /admin/clubs can be asked for, read from its URL and written back to it. */
import { cleanLine } from '@/domain/text/text';

export const CLUBS_PATH = '/admin/clubs';

export const CLUB_STATES = ['all', 'active', 'inactive'] as const;
export type ClubState = (typeof CLUB_STATES)[number];

export interface ClubFilters {
  /** '' for none; at most 100 characters; in team name, contact person, email and sport. */
  search: string;
  state: ClubState;
}

const MAX_SEARCH_LENGTH = 100;

/** A search as a URL carries it: one line, no longer than its field takes. */
export const searchOf = (query: URLSearchParams): string =>
  [...cleanLine(query.get('search') ?? '')].slice(0, MAX_SEARCH_LENGTH).join('').trim();

/** What the URL asks for; what it does not say, or says wrongly, is no filter. */
export function parseClubFilters(query: URLSearchParams): ClubFilters {
  return {
    search: searchOf(query),
    state: CLUB_STATES.find((state) => state === query.get('state')) ?? 'all',
  };
}

/** Whether anything is left out. */
export const isClubFilter = ({ search, state }: ClubFilters): boolean => search !== '' || state !== 'all';

/** The filters as a query without '?', '' where there are none. */
export function clubQuery({ search, state }: ClubFilters): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (state !== 'all') query.set('state', state);
  return query.toString();
}

/** A path with a query, where there is one. */
export const withQuery = (path: string, query: string): string => (query ? `${path}?${query}` : path);

export const clubsHref = (filters: ClubFilters): string => withQuery(CLUBS_PATH, clubQuery(filters));
export const clubHref = (id: string): string => `${CLUBS_PATH}/${id}`;
