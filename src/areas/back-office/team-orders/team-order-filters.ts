/** What the list of team orders can be asked for, read from its URL and written back to it. */
import { TEAM_ORDER_STATUSES } from '@/domain/orders/team-order-status';
import { isUuid } from '@/domain/text/uuid';
import { choiceIn, hrefOf, queryOf, searchIn } from '@/lib/http/record-query';
import { TEAM_ORDERS_PATH, TEAMS_PATH } from '../teams/team-filters';

/** What an order that is not in production yet waits for. */
const WAITING_FOR = ['proof', 'team'] as const;
export type WaitingFor = (typeof WAITING_FOR)[number];

export const WAITING_LABELS: Record<WaitingFor, string> = {
  proof: 'Needs a proof',
  team: 'Proof with the team',
};

export type TeamOrderFilters = {
  /** '' for none; an order number, or a team by name, contact person, email or sport. */
  search: string;
  /** A status, or what is waited for. */
  show: (typeof TEAM_ORDER_CHOICES)[number];
  /** Id of the one team whose orders are meant; '' for all. */
  team: string;
};

export const TEAM_ORDER_CHOICES = ['all', ...WAITING_FOR, 'late', ...TEAM_ORDER_STATUSES] as const;
const ALL_TEAM_ORDERS: TeamOrderFilters = { search: '', show: 'all', team: '' };

export function parseTeamOrderFilters(query: URLSearchParams): TeamOrderFilters {
  const team = query.get('team')?.toLowerCase() ?? '';
  return {
    search: searchIn(query),
    show: choiceIn(query, 'show', TEAM_ORDER_CHOICES),
    team: isUuid(team) ? team : '',
  };
}

export const isTeamOrderFilter = ({ search, show }: TeamOrderFilters): boolean => search !== '' || show !== 'all';

export const teamOrderQuery = (filters: TeamOrderFilters): string => queryOf(filters, ALL_TEAM_ORDERS);
export const teamOrdersHref = (filters: TeamOrderFilters): string => hrefOf(TEAM_ORDERS_PATH, teamOrderQuery(filters));

/** What a row of an exported file is. */
export const TEAM_EXPORT_ROWS = ['orders', 'pieces'] as const;
export type TeamExportRows = (typeof TEAM_EXPORT_ROWS)[number];

export const teamExportHref = (filters: TeamOrderFilters, rows: TeamExportRows): string =>
  `${TEAM_ORDERS_PATH}/export.csv?${[`rows=${rows}`, teamOrderQuery(filters)].filter(Boolean).join('&')}`;

export const teamOrderHref = ({ id, teamId }: { id: string; teamId: string }): string =>
  `${TEAMS_PATH}/${teamId}/orders/${id}`;
