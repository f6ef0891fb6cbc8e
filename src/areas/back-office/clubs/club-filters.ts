/** What /admin/clubs can be asked for, read from its URL and written back to it. */
import { listUrl, type FiltersOf } from '@/lib/http/record-query';

export const CLUBS_PATH = '/admin/clubs';
export const CLUB_ORDERS_PATH = `${CLUBS_PATH}/orders`;
/** Under which files of a team’s order are. */
export const TEAM_ORDERS_PATH = '/admin/team-orders';

export const CLUB_STATES = ['all', 'active', 'inactive'] as const;

/** The search looks in team name, contact person, email and sport. */
const url = listUrl(CLUBS_PATH, { state: CLUB_STATES });
export const { parse: parseClubFilters, query: clubQuery, href: clubsHref } = url;
export type ClubFilters = FiltersOf<typeof url>;
export const clubHref = (id: string): string => `${CLUBS_PATH}/${id}`;
