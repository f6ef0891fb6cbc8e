import { isoTime } from '@/lib/database/iso-time';
import type { Payload } from 'payload';
import type { TeamOrderStatus } from '@/domain/orders/team-order-status';
import type { OrderTaxes } from '@/domain/taxes/order-taxes';
import { emptyDraft } from '@/domain/teams/team-draft';
import type { TeamDelivery } from '@/domain/teams/team-delivery';
import { linesOf } from '@/domain/teams/team-lines';
import type { TeamOrderData } from '@/domain/teams/team-order';
import { teamOrder } from '@/domain/orders/order-ref';
import { nextOrderNumber } from '@/modules/orders/data/order-number';
import { insertDiscounts, insertLinesOf, lineValues } from '@/modules/orders/data/write-lines';
import { newDeposit } from '@/data/deposits';
import { BILLING_COLUMNS, billingValues } from '@/data/billing';
import { DELIVERY_COLUMNS, deliveryValues } from '@/data/deliveries';
import { insertTaxLines, TAX_COLUMNS, taxesOf, taxLineValues, taxValues, TEAM_TAXES } from '@/data/order-taxes';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';

/** A team’s order as its submission answers it. Prices in the shop’s currency. */
export type SubmittedOrder = {
  id: string;
  orderNumber: string;
  status: TeamOrderStatus;
  totalAmount: number;
  /** Contained in the total. */
  discountAmount: number;
  /** Null where no tax was charged. */
  taxes: OrderTaxes | null;
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
            ${isoTime('created_at')} as "createdAt",
            request_hash as "requestHash", ${taxesOf(TEAM_TAXES)} as taxes
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
  /** In the shop’s currency. */
  totalAmount: number;
  /** In the shop’s currency. */
  discountAmount: number;
  taxes: OrderTaxes | null;
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
  const to = order.shippingAddress;
  const { rows } = await session.client.query<{ id: string; orderNumber: string }>(
    `with placed as (
     insert into team_orders (team_id, order_number, status, total_amount, discount_amount, total_items,
                              notes, needs_proof, idempotency_key, request_hash, created_at, updated_at, ${TAX_COLUMNS},
                              shipping_address_line1, shipping_address_line2, shipping_address_city, shipping_address_region,
                              shipping_address_postcode, shipping_address_country, needed_by, ${BILLING_COLUMNS}, ${DELIVERY_COLUMNS},
                              deposit_percent)
     values ($1, ${nextOrderNumber('$9::timestamptz')}, 'pending', $2, $3, $4, $5, $6, $7, $8, $9, $9, $10, $11, $12, $13, $14, $15, $16,
             $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, ${newDeposit('teams')})
     on conflict (idempotency_key) do nothing
     returning id, order_number as "orderNumber"),
     taxed as (${insertTaxLines(TEAM_TAXES, 'placed', 41)}),
     lined as (${insertLinesOf('team', 'placed', 44)})
     select * from placed`,
    [
      order.teamId,
      order.totalAmount,
      order.discountAmount,
      order.totalItems,
      order.notes,
      order.needsProof,
      order.idempotencyKey,
      order.requestHash,
      createdAt,
      ...taxValues(order.taxes),
      to?.line1 ?? null,
      to?.line2 || null,
      to?.city ?? null,
      to?.region || null,
      to?.postcode ?? null,
      to?.country ?? null,
      order.neededBy,
      ...billingValues(order),
      ...deliveryValues(order),
      ...taxLineValues(order.taxes),
      ...lineValues(linesOf(order.orderData.items)),
    ],
  );
  const [placed] = rows;
  if (placed) await insertDiscounts(session, teamOrder(placed.id), order.orderData.discounts);
  return placed;
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
