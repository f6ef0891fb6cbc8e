import type { Payload } from 'payload';
import type { TeamOrderStatus } from '@/domain/orders/team-order-status';
import { emptyDraft } from '@/domain/teams/team-draft';
import type { TeamOrderData } from '@/domain/teams/team-order';
import { nextOrderNumber } from '@/modules/orders/data/order-number';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';

/** A team’s order as its submission answers it. Prices in USD. */
export type SubmittedOrder = {
  id: string;
  orderNumber: string;
  status: TeamOrderStatus;
  totalAmount: number;
  /** Contained in the total. */
  discountAmount: number;
  totalItems: number;
  needsProof: boolean;
  /** ISO 8601 */
  createdAt: string;
};

/** The team’s order under an idempotency key, with the hash of the request that submitted it. */
export async function findSubmitted(
  payload: Payload,
  teamId: string,
  key: string,
): Promise<{ order: SubmittedOrder; requestHash: string } | undefined> {
  const [row] = await query<SubmittedOrder & { requestHash: string }>(
    payload,
    `select id, order_number as "orderNumber", status, total_amount::float8 as "totalAmount",
            discount_amount::float8 as "discountAmount", total_items::int as "totalItems", needs_proof as "needsProof",
            to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
            request_hash as "requestHash"
       from team_orders where idempotency_key = $1 and team_id = $2`,
    [key, teamId],
  );
  if (!row) return undefined;
  const { requestHash, ...order } = row;
  return { order, requestHash };
}

type NewTeamOrder = {
  teamId: string;
  idempotencyKey: string;
  requestHash: string;
  orderData: TeamOrderData;
  /** USD */
  totalAmount: number;
  /** USD */
  discountAmount: number;
  totalItems: number;
  needsProof: boolean;
  notes: string | null;
};

/** @returns the new order, or nothing where one with this idempotency key exists. */
export async function insertTeamOrder(
  session: Session,
  order: NewTeamOrder,
): Promise<{ id: string; orderNumber: string } | undefined> {
  const createdAt = new Date();
  const { rows } = await session.client.query<{ id: string; orderNumber: string }>(
    `insert into team_orders (team_id, order_number, status, total_amount, discount_amount, total_items, order_data,
                              notes, needs_proof, idempotency_key, request_hash, created_at, updated_at)
     values ($1, $2, 'pending', $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)
     on conflict (idempotency_key) do nothing
     returning id, order_number as "orderNumber"`,
    [
      order.teamId,
      await nextOrderNumber(session, createdAt),
      order.totalAmount,
      order.discountAmount,
      order.totalItems,
      JSON.stringify(order.orderData),
      order.notes,
      order.needsProof,
      order.idempotencyKey,
      order.requestHash,
      createdAt,
    ],
  );
  return rows[0];
}

/** Empties the draft as its next version, so that whoever still has this one notices. @returns whether it was at `version`. */
export async function clearDraft({ client }: Session, teamId: string, version: number): Promise<boolean> {
  const { rowCount } = await client.query(
    `update team_order_drafts set draft_data = $3, version = version + 1, updated_at = now()
      where team_id = $1 and version = $2`,
    [teamId, version, JSON.stringify(emptyDraft())],
  );
  return rowCount === 1;
}
