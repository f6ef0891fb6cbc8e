/** Columns of `team_orders o` for lists, readable by its team, by `o.team_id`, and staff. */
import type { Payload, PayloadRequest } from 'payload';
import { ORDER_BILLING } from '@/data/billing';
import { DELIVERY_VALUES, SHIPPING_ADDRESS } from '@/data/deliveries';
import type { TeamOrderItem } from '@/domain/teams/team-order';
import { teamOrderOf, type TeamLines } from '@/domain/teams/stored-team-lines';
import { isUuid } from '@/domain/text/uuid';
import { query, queryIn } from '@/lib/database/query';
import { discountsOf, LINE_VALUES } from './orders';

export const PRODUCT_NAMES = `array(select distinct i.product_name from order_items i where i.team_order_id = o.id)`;

/** The lines of `team_orders o` with its discounts, as `TeamLines`. */
export const TEAM_LINES = `json_build_object(
           'lines', (select coalesce(json_agg(json_build_object(${LINE_VALUES}, 'item', i.item, 'basePrice', i.base_price,
                              'isCustomized', i.is_customized, 'prints', i.prints, 'priceReason', i.price_reason) order by i._order), '[]')
                       from order_items i where i.team_order_id = o.id),
           'discounts', ${discountsOf('team')})`;

/** As `TeamDestination`, of `team_orders o`: without an address where it does not say one. */
export const TEAM_DESTINATION = `case when o.shipping_address_line1 is not null then
  ${SHIPPING_ADDRESS} end as "shippingAddress", o.needed_by as "neededBy", ${ORDER_BILLING}`;

export const TEAM_DELIVERY = `${TEAM_DESTINATION}, ${DELIVERY_VALUES}, o.shipping_amount::float8 as "shippingAmount", o.delivery_is_agreed as "isAgreed"`;

/** Recipients of invoices: contact and joined treasurers, each mailbox once. Invited addresses are not verified. */
export const invoiceAddresses = (teamId: string): string => `array(
  select distinct on (lower(address)) address
    from (select email::text as address, 1 as place from team_profiles where id = ${teamId}
           union all
          select email, 2 from team_people where team_id = ${teamId} and role = 'treasurer' and last_login is not null) known
   where address <> '' order by lower(address), place)`;

/** The items of one of the team’s own orders; undefined where there is none, or it is another team’s. */
export async function findOrderedItems(
  payload: Payload,
  teamId: string,
  orderId: string,
): Promise<TeamOrderItem[] | undefined> {
  if (!isUuid(orderId)) return undefined;
  const [row] = await query<{ lines: TeamLines }>(
    payload,
    `select ${TEAM_LINES} as lines from team_orders o where o.id = $1 and o.team_id = $2`,
    [orderId, teamId],
  );
  return row && teamOrderOf(row.lines).items;
}

/** The lines of teams’ orders by the id of the order, in the request’s transaction where it is in one. */
export async function listTeamLines(req: PayloadRequest, ids: readonly string[]): Promise<Map<string, TeamLines>> {
  const rows = await queryIn<{ id: string; lines: TeamLines }>(
    req,
    `select o.id, ${TEAM_LINES} as lines from team_orders o where o.id = any($1::uuid[])`,
    [ids],
  );
  return new Map(rows.map(({ id, lines }) => [id, lines]));
}
