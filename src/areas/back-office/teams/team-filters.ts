import { listUrl, type FiltersOf } from '@/lib/http/record-query';

export const TEAMS_PATH = '/admin/clubs';
export const TEAM_ORDERS_PATH = `${TEAMS_PATH}/orders`;
export const TEAM_ORDER_FILES_PATH = '/admin/team-orders';

export const TEAM_STATES = ['all', 'active', 'inactive'] as const;

const url = listUrl(TEAMS_PATH, { state: TEAM_STATES });
export const { parse: parseTeamFilters, query: teamQuery, href: teamsHref } = url;
export type TeamFilters = FiltersOf<typeof url>;
export const teamHref = (id: string): string => `${TEAMS_PATH}/${id}`;
