/** What the list of team orders can be asked for, read from its URL and written back to it. */
import { TEAM_ORDER_STATUSES, type TeamOrderStatus } from '@/domain/orders/team-order-status';
import { isUuid } from '@/domain/text/uuid';
import { CLUBS_PATH, searchOf, withQuery } from '../clubs/club-filters';

export const CLUB_ORDERS_PATH = `${CLUBS_PATH}/orders`;

/** What an order that is not in production yet waits for. */
export const WAITING_FOR = ['proof', 'team'] as const;
export type WaitingFor = (typeof WAITING_FOR)[number];

export const WAITING_LABELS: Record<WaitingFor, string> = {
  proof: 'Needs a proof',
  team: 'Proof with the team',
};

export interface ClubOrderFilters {
  /** '' for none; an order number, or a team by name, contact person, email or sport. */
  search: string;
  /** A status, or what is waited for. */
  show: 'all' | TeamOrderStatus | WaitingFor;
  /** Id of the one team whose orders are meant; '' for all. */
  team: string;
}

const shown = [...TEAM_ORDER_STATUSES, ...WAITING_FOR] as const;

export function parseClubOrderFilters(query: URLSearchParams): ClubOrderFilters {
  const team = query.get('team')?.toLowerCase() ?? '';
  return {
    search: searchOf(query),
    show: shown.find((value) => value === query.get('show')) ?? 'all',
    team: isUuid(team) ? team : '',
  };
}

export const isClubOrderFilter = ({ search, show }: ClubOrderFilters): boolean => search !== '' || show !== 'all';

export function clubOrderQuery({ search, show, team }: ClubOrderFilters): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (show !== 'all') query.set('show', show);
  if (team) query.set('team', team);
  return query.toString();
}

export const clubOrdersHref = (filters: ClubOrderFilters): string =>
  withQuery(CLUB_ORDERS_PATH, clubOrderQuery(filters));

export const clubOrderHref = ({ id, teamId }: { id: string; teamId: string }): string =>
  `${CLUBS_PATH}/${teamId}/orders/${id}`;
