/** What /admin/clubs can be asked for, read from its URL and written back to it. */
import { choiceIn, hrefOf, queryOf, searchIn } from '@/lib/http/record-query';

export const CLUBS_PATH = '/admin/clubs';
export const CLUB_ORDERS_PATH = `${CLUBS_PATH}/orders`;
/** Under which files of a team’s order are. */
export const TEAM_ORDERS_PATH = '/admin/team-orders';

export const CLUB_STATES = ['all', 'active', 'inactive'] as const;

export type ClubFilters = {
  /** '' for none; at most 100 characters; in team name, contact person, email and sport. */
  search: string;
  state: (typeof CLUB_STATES)[number];
};

const ALL_CLUBS: ClubFilters = { search: '', state: 'all' };

/** What the URL asks for; what it does not say, or says wrongly, is no filter. */
export const parseClubFilters = (query: URLSearchParams): ClubFilters => ({
  search: searchIn(query),
  state: choiceIn(query, 'state', CLUB_STATES),
});

/** The filters as a query without '?', '' where there are none. */
export const clubQuery = (filters: ClubFilters): string => queryOf(filters, ALL_CLUBS);
export const clubsHref = (filters: ClubFilters): string => hrefOf(CLUBS_PATH, clubQuery(filters));
export const clubHref = (id: string): string => `${CLUBS_PATH}/${id}`;
