import { isoTime } from '@/lib/database/iso-time';
import type { Payload } from 'payload';
import type { TeamOrderStatus } from '@/domain/orders/team-order-status';
import type { OrderTaxes } from '@/domain/taxes/order-taxes';
import { emptyDraft } from '@/domain/teams/team-draft';
import type { TeamDelivery } from '@/domain/teams/team-delivery';
import { linesOf } from '@/domain/teams/stored-team-lines';
import type { TeamOrderData } from '@/domain/teams/team-order';
import { teamOrder } from '@/domain/orders/order-ref';
import { insertDiscounts } from '@/modules/orders/data/write-lines';
import { placeOrderSql } from '@/modules/orders/data/write-order';
import { taxesOf } from '@/data/order-taxes';
import { Parameters } from '@/lib/database/parameters';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';

export type SubmittedOrder = {
  id: string;
  orderNumber: string;
  status: TeamOrderStatus;
  totalAmount: number;
  discountAmount: number;
  taxes: OrderTaxes | null;
  totalItems: number;
  needsProof: boolean;
  createdAt: string;
};

/** With the hash of the request that submitted it. */
export async function findSubmitted(
  payload: Payload,
  teamId: string,
  key: string,
): Promise<{ order: SubmittedOrder; requestHash: string } | undefined> {
  const [row] = await query<SubmittedOrder & { requestHash: string }>(
    payload,
    `select id, order_number as "orderNumber", status, total_amount::float8 as "totalAmount",
            discount_amount::float8 as "discountAmount", total_items::int as "totalItems", needs_proof as "needsProof",
            ${isoTime('created_at')} as "createdAt",
            request_hash as "requestHash", ${taxesOf('team')} as taxes
       from team_orders o where idempotency_key = $1 and team_id = $2`,
    [key, teamId],
  );
  if (!row) return undefined;
  const { requestHash, ...order } = row;
  return { order, requestHash };
}

type NewTeamOrder = TeamDelivery & {
  teamId: string;
  idempotencyKey: string;
  requestHash: string;
  orderData: TeamOrderData;
  totalAmount: number;
  discountAmount: number;
  taxes: OrderTaxes | null;
  totalItems: number;
  needsProof: boolean;
  notes: string | null;
};

/** Undefined if one with this idempotency key exists. */
export async function insertTeamOrder(
  session: Session,
  order: NewTeamOrder,
): Promise<{ id: string; orderNumber: string } | undefined> {
  const parameters = new Parameters();
  const { items, discounts } = order.orderData;
  const placing = placeOrderSql(parameters, {
    ...{ ...order, kind: 'team', at: `${parameters.parameter(new Date())}::timestamptz`, lines: linesOf(items) },
    own: { team_id: order.teamId, needs_proof: order.needsProof, needed_by: order.neededBy },
  });
  const { rows } = await session.client.query<{ id: string; orderNumber: string }>(
    `with ${placing} select * from placed`,
    parameters.values,
  );
  const [placed] = rows;
  if (placed) await insertDiscounts(session, teamOrder(placed.id), discounts);
  return placed;
}

/** As the next version, so that other windows notice. True if it was at `version`. */
export async function clearDraft({ client }: Session, teamId: string, version: number): Promise<boolean> {
  const { rowCount } = await client.query(
    `update team_order_drafts set draft_data = $3, version = version + 1, updated_at = now()
      where team_id = $1 and version = $2`,
    [teamId, version, JSON.stringify(emptyDraft())],
  );
  return rowCount === 1;
}
