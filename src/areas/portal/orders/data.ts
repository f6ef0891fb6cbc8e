import type { Payload } from 'payload';
import type { TeamOrderStatus } from '@/domain/orders/team-order-status';
import type { ProofStatus } from '@/domain/orders/proof';
import { query } from '@/lib/database/query';
import { shippedOf } from '@/data/orders';
import { PRODUCT_NAMES } from '@/data/team-orders';
import { newestProof } from '@/modules/proofs/data/proofs';

export const TEAM_ORDERS_STEP = 20;

export type TeamOrderSummary = {
  id: string;
  orderNumber: string;
  status: TeamOrderStatus;
  totalAmount: number;
  totalItems: number;
  /** Pieces despatched or ready to collect. */
  shippedItems: number;
  isCollection: boolean;
  products: string[];
  needsProof: boolean;
  proof: ProofStatus | null;
  createdAt: string;
};

export const TEAM_ORDER_SUMMARY = `
  o.id, o.order_number as "orderNumber", o.status, o.total_amount::float8 as "totalAmount",
  o.total_items::int as "totalItems", o.created_at as "createdAt", o.needs_proof as "needsProof",
  ${newestProof('team')} as proof, ${shippedOf('team', 'o.id')} as "shippedItems",
  coalesce(o.delivery_is_collection, false) as "isCollection"`;

type ListTeamOrders = { payload: Payload; teamId: string; status?: TeamOrderStatus; show: number };

export async function listTeamOrders({
  payload,
  teamId,
  status,
  show,
}: ListTeamOrders): Promise<{ orders: TeamOrderSummary[]; total: number }> {
  const rows = await query<Omit<TeamOrderSummary, 'createdAt'> & { createdAt: Date; total: number }>(
    payload,
    `select ${TEAM_ORDER_SUMMARY}, ${PRODUCT_NAMES} as products, (count(*) over ())::int as total
       from team_orders o
      where o.team_id = $1 and ($2::enum_team_orders_status is null or o.status = $2)
      order by o.created_at desc, o.id desc limit $3`,
    [teamId, status ?? null, show],
  );
  return {
    orders: rows.map(({ total: _, createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() })),
    total: rows[0]?.total ?? 0,
  };
}
