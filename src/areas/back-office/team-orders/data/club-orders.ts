import type { TeamOrderStatus } from '@/domain/orders/team-order-status';
import { queryListing, type ListStep } from '@/lib/database/query-listing';
import type { ClubOrderFilters, WaitingFor } from '../club-order-filters';
import { newestProof, PRODUCT_NAMES, TEAM_MONEY_COLUMNS } from '@/data/team-orders';
import { teamText } from '@/data/search-texts';
import { Conditions } from '@/lib/database/conditions';

/** A team’s order as a list shows it. */
export type ClubOrderRow = {
  id: string;
  orderNumber: string;
  status: TeamOrderStatus;
  /** In the shop’s currency. */
  totalAmount: number;
  /** Due before work begins, in per cent; 0 where none was agreed. */
  depositPercent: number;
  paidAmount: number;
  totalItems: number;
  products: string[];
  /** What it waits for before production; nothing where that can begin, or has. */
  waiting: WaitingFor | null;
  teamId: string;
  teamName: string;
  /** ISO time. */
  createdAt: string;
};

export type ClubOrderListing = {
  rows: ClubOrderRow[];
  matching: number;
  /** Orders by status, whatever the filters: of the one team where one is meant. */
  counts: Partial<Record<TeamOrderStatus, number>>;
};

/** What `team_orders o` waits for. */
export const teamOrderWaiting = `(select case when o.status not in ('pending', 'approved') then null
                            when newest = 'waiting' then 'team'
                            when newest = 'approved' or not o.needs_proof then null
                            else 'proof' end
     from (select ${newestProof()} as newest) latest)`;

/** A step of the teams’ orders that the filters let through, newest first. A search finds numbers and teams. */
export function listClubOrders(asked: ListStep<ClubOrderFilters>): Promise<ClubOrderListing> {
  const { payload, limit, offset } = asked;
  const { search, show, team } = asked.filters;
  const where = new Conditions();
  const ofTeam = team ? `o.team_id = ${where.parameter(team)}::uuid` : 'true';
  where.add(ofTeam);
  if (show === 'proof' || show === 'team')
    where.add(`o.status in ('pending', 'approved') and ${teamOrderWaiting} = ${where.parameter(show)}`);
  else where.equal('o.status', show);
  if (search)
    where.add(`o.id in (select id from team_orders where ${where.words('order_number', search)}
                union select own.id from team_profiles t join team_orders own on own.team_id = t.id
                       where ${where.words(teamText(), search)})`);
  const matches = where.sql;
  return queryListing(payload, {
    figures: {
      matching: `select count(*) from team_orders o where ${matches}`,
      counts: `select coalesce(jsonb_object_agg(status, count), '{}') from (
                 select o.status, count(*) from team_orders o where ${ofTeam} group by o.status) counted`,
    },
    rows: `select o.id, o.order_number as "orderNumber", o.status, o.total_amount::float8 as "totalAmount",
                  o.deposit_percent::int as "depositPercent", ${TEAM_MONEY_COLUMNS},
                  o.total_items::int as "totalItems", o.created_at as "createdAt", o.team_id as "teamId",
                  (select team_name from team_profiles t where t.id = o.team_id) as "teamName", ${teamOrderWaiting} as waiting,
                  ${PRODUCT_NAMES} as products
             from (select o.* from team_orders o where ${matches}
                    order by o.created_at desc, o.id desc limit ${where.parameter(limit)} offset ${where.parameter(offset)}) o
            order by o.created_at desc, o.id desc`,
    values: where.values,
  });
}
