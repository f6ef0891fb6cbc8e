import type { Payload } from 'payload';
import { ordersOf } from '@/data/all-orders';
import { TEAM_DELIVERY, TEAM_LINES } from '@/data/team-orders';
import type { TeamOrderStatus } from '@/domain/orders/team-order-status';
import type { TeamDelivery } from '@/domain/teams/team-delivery';
import { teamOrderOf, type TeamLines } from '@/domain/teams/stored-team-lines';
import type { TeamOrderData } from '@/domain/teams/team-order';
import { query } from '@/lib/database/query';
import type { Statement } from './matching-orders';

export type OrderOfPieces = Pick<TeamDelivery, 'neededBy' | 'delivery' | 'promisedDate'> & {
  id: string;
  orderNumber: string;
  status: TeamOrderStatus;
  teamName: string;
  data: TeamOrderData;
  createdAt: string;
};

/** Orders whose pieces are read, and held in memory, at a time. */
export const PIECES_STEP = 100;

/** Team orders, newest first; `matching` is a statement that yields at least `PIECES_STEP` of them. */
export async function listOrdersOfPieces(payload: Payload, matching: Statement): Promise<OrderOfPieces[]> {
  const orders = await query<Omit<OrderOfPieces, 'data'> & { lines: TeamLines }>(
    payload,
    `select o.id, o.order_number as "orderNumber", o.status, ${TEAM_DELIVERY}, o.buyer_name as "teamName",
            ${TEAM_LINES} as lines, to_json(o.created_at) #>> '{}' as "createdAt"
       from (select id from (${matching.text}) as matching order by created_at desc, id desc limit ${PIECES_STEP}) step
       join ${ordersOf('team')} on o.id = step.id
      order by o.created_at desc, o.id desc`,
    matching.values,
  );
  return orders.map(({ lines, ...order }) => ({ ...order, data: teamOrderOf(lines) }));
}
