import type { Payload } from 'payload';
import { shopToday } from '@/domain/delivery/promise';
import type { TeamOrderStatus } from '@/domain/orders/team-order-status';
import type { TeamDelivery } from '@/domain/teams/team-delivery';
import { teamOrderOf, type TeamLines } from '@/domain/teams/team-lines';
import type { TeamOrderData } from '@/domain/teams/team-order';
import { query } from '@/lib/database/query';
import { queryListing, type ListStep } from '@/lib/database/query-listing';
import type { OrderCursor, Statement } from '../../orders/data/matching-orders';
import type { TeamOrderFilters, WaitingFor } from '../team-order-filters';
import {
  isLateTeamOrder,
  newestProof,
  PRODUCT_NAMES,
  TEAM_DUE_ON,
  TEAM_DELIVERY,
  TEAM_LINES,
  TEAM_MONEY_COLUMNS,
} from '@/data/team-orders';
import { invoiceText, teamOrderText, teamText } from '@/data/search-texts';
import { Conditions } from '@/lib/database/conditions';
import { TEAM_ORDERS } from '@/domain/orders/team-order-status';
import { statusIn } from '@/data/status-in';

/** A team’s order as a list shows it. */
export type TeamOrderRow = {
  id: string;
  orderNumber: string;
  status: TeamOrderStatus;
  /** Counted up with every change. */
  revision: number;
  /** In the shop’s currency. */
  totalAmount: number;
  /** Due before work begins, in per cent; 0 where none was agreed. */
  depositPercent: number;
  paidAmount: number;
  refundedAmount: number;
  totalItems: number;
  products: string[];
  /** What it waits for before production; nothing where that can begin, or has. */
  waiting: WaitingFor | null;
  /** The nearer of the days by which it is needed and was promised, '2026-11-27'; null where there is none. */
  dueOn: string | null;
  /** That day is the one that the team needs it by. */
  isNeeded: boolean;
  /** That day is over, and it is still to be delivered. */
  isLate: boolean;
  /** The team fetches it. */
  isCollection: boolean;
  teamId: string;
  teamName: string;
  /** ISO time. */
  createdAt: string;
};

export type TeamOrderListing = {
  rows: TeamOrderRow[];
  matching: number;
  /** Orders by status, whatever the filters: of the one team where one is meant. */
  counts: Partial<Record<TeamOrderStatus, number>>;
};

/** What `team_orders o` waits for. */
export const teamOrderWaiting = `(select case when not ${statusIn(TEAM_ORDERS, TEAM_ORDERS.takesProofs)} then null
                            when newest = 'waiting' then 'team'
                            when newest = 'approved' or not o.needs_proof then null
                            else 'proof' end
     from (select ${newestProof()} as newest) latest)`;

/** What the filters ask of `team_orders o`; a search finds numbers, teams, whom they are invoiced to and invoices. */
function matching({ search, show, team }: TeamOrderFilters): { where: Conditions; ofTeam: string } {
  const where = new Conditions();
  const ofTeam = team ? `o.team_id = ${where.parameter(team)}::uuid` : 'true';
  where.add(ofTeam);
  if (show === 'proof' || show === 'team')
    where.add(`${statusIn(TEAM_ORDERS, TEAM_ORDERS.takesProofs)} and ${teamOrderWaiting} = ${where.parameter(show)}`);
  else if (show === 'late') where.add(isLateTeamOrder(where.parameter(shopToday())));
  else where.equal('o.status', show);
  if (search)
    where.add(`o.id in (select id from team_orders mine where ${where.words(teamOrderText('mine'), search)}
                union select team_order_id from invoices i where ${where.words(invoiceText(), search)}
                union select own.id from team_profiles t join team_orders own on own.team_id = t.id
                       where ${where.words(teamText(), search)})`);
  return { where, ofTeam };
}

/** A step of the teams’ orders that the filters let through, newest first. */
export function listTeamOrders({
  payload,
  filters,
  limit,
  offset,
}: ListStep<TeamOrderFilters>): Promise<TeamOrderListing> {
  const { where, ofTeam } = matching(filters);
  const matches = where.sql;
  const today = where.parameter(shopToday());
  return queryListing(payload, {
    figures: {
      matching: `select count(*) from team_orders o where ${matches}`,
      counts: `select coalesce(jsonb_object_agg(status, count), '{}') from (
                 select o.status, count(*) from team_orders o where ${ofTeam} group by o.status) counted`,
    },
    rows: `select o.id, o.order_number as "orderNumber", o.status, o.revision::int as revision, o.total_amount::float8 as "totalAmount",
                  o.deposit_percent::int as "depositPercent", ${TEAM_MONEY_COLUMNS},
                  o.total_items::int as "totalItems", o.created_at as "createdAt", o.team_id as "teamId",
                  (select team_name from team_profiles t where t.id = o.team_id) as "teamName", ${teamOrderWaiting} as waiting,
                  ${PRODUCT_NAMES} as products, ${TEAM_DUE_ON} as "dueOn",
                  coalesce(o.needed_by = ${TEAM_DUE_ON}, false) as "isNeeded", ${isLateTeamOrder(today)} as "isLate",
                  coalesce(o.delivery_is_collection, false) as "isCollection"
             from (select o.* from team_orders o where ${matches}
                    order by o.created_at desc, o.id desc limit ${where.parameter(limit)} offset ${where.parameter(offset)}) o
            order by o.created_at desc, o.id desc`,
    values: where.values,
  });
}

/** What the file of pieces needs of a team’s order. */
export type OrderOfPieces = Pick<TeamOrderRow, 'id' | 'orderNumber' | 'status' | 'teamName'> &
  Pick<TeamDelivery, 'neededBy' | 'delivery' | 'promisedDate'> & {
    data: TeamOrderData;
    /** ISO time, to the microsecond. */
    createdAt: string;
  };

/** Orders whose pieces are read, and held in memory, at a time. */
export const PIECES_STEP = 100;

/** A statement for the teams’ orders that the filters let through: all, or so many of the newest after `after`. */
export function teamOrdersMatching(filters: TeamOrderFilters, newest?: number, after?: OrderCursor): Statement {
  const { where } = matching(filters);
  if (after)
    where.add(
      `(o.created_at, o.id) < (${where.parameter(after.createdAt)}::timestamptz, ${where.parameter(after.id)}::uuid)`,
    );
  const cut = newest ? `order by o.created_at desc, o.id desc limit ${where.parameter(newest)}` : '';
  return { text: `select o.id, o.created_at from team_orders o where ${where.sql} ${cut}`, values: where.values };
}

/** The newest of the teams’ orders that the filters let through, those after `last` where there is one. */
export async function listOrdersOfPieces(
  payload: Payload,
  filters: TeamOrderFilters,
  last: OrderCursor | undefined,
): Promise<OrderOfPieces[]> {
  const { text, values } = teamOrdersMatching(filters, PIECES_STEP, last);
  const orders = await query<Omit<OrderOfPieces, 'data'> & { lines: TeamLines }>(
    payload,
    `select o.id, o.order_number as "orderNumber", o.status, ${TEAM_DELIVERY}, t.team_name as "teamName",
            ${TEAM_LINES} as lines, to_json(o.created_at) #>> '{}' as "createdAt"
       from (${text}) as matching join team_orders o on o.id = matching.id join team_profiles t on t.id = o.team_id
      order by o.created_at desc, o.id desc`,
    values,
  );
  return orders.map(({ lines, ...order }) => ({ ...order, data: teamOrderOf(lines) }));
}
