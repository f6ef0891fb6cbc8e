import type { TeamOrderStatus } from '@/domain/orders/team-order-status';
import type { OrderTaxes } from '@/domain/taxes/order-taxes';
import type { TeamDelivery } from '@/domain/teams/team-delivery';
import type { TeamOrderData } from '@/domain/teams/team-order';
import { BILLING_COLUMNS, billingValues } from '@/data/billing';
import { DELIVERY_COLUMNS, deliveryValues } from '@/data/deliveries';
import { insertTaxLines, TAX_COLUMNS, taxLineValues, taxValues, TEAM_TAXES } from '@/data/order-taxes';
import type { Session } from '@/lib/database/sessions';

/** A team’s order as it is after an edit. Amounts in the shop’s currency. */
export type EditedRow = TeamDelivery & {
  status: TeamOrderStatus;
  orderData: TeamOrderData;
  totalAmount: number;
  discountAmount: number;
  totalItems: number;
  /** By the terms that the order has; null where it was placed without tax. */
  taxes: OrderTaxes | null;
  needsProof: boolean;
  notes: string | null;
};

/** Writes an edit of an order that is locked. @returns its revision from now on. */
export async function updateTeamOrder({ client }: Session, id: string, order: EditedRow): Promise<number> {
  const to = order.shippingAddress;
  await client.query('delete from team_order_tax_lines where _parent_id = $1', [id]);
  const { rows } = await client.query<{ revision: number }>(
    `with edited as (
     update team_orders set status = $2, order_data = $3, total_amount = $4, discount_amount = $5, total_items = $6,
            needs_proof = $7, notes = $8, shipping_address_line1 = $9, shipping_address_line2 = $10,
            shipping_address_city = $11, shipping_address_region = $12, shipping_address_postcode = $13, shipping_address_country = $14,
            needed_by = $15, updated_at = now(),
            (${BILLING_COLUMNS}) = ($16, $17, $18, $19, $20, $21, $22, $23),
            (${DELIVERY_COLUMNS}) = ($24, $25, $26, $27, $28, $29, $30, $31, $32),
            (${TAX_COLUMNS}) = ($33, $34, $35, $36, $37, $38, $39)
      where id = $1 returning id, revision::int as revision),
     taxed as (${insertTaxLines(TEAM_TAXES, 'edited', 40)})
     select revision from edited`,
    [
      id,
      order.status,
      JSON.stringify(order.orderData),
      order.totalAmount,
      order.discountAmount,
      order.totalItems,
      order.needsProof,
      order.notes,
      to?.line1 ?? null,
      to?.line2 || null,
      to?.city ?? null,
      to?.region || null,
      to?.postcode ?? null,
      to?.country ?? null,
      order.neededBy,
      ...billingValues(order),
      ...deliveryValues(order),
      ...taxValues(order.taxes),
      ...taxLineValues(order.taxes),
    ],
  );
  return rows[0]?.revision ?? 0;
}

/**
 * Who did something to an order last, by its history; null where that says nothing.
 * @param isByTeam whether a team asks, which reads the shop’s name for that of staff.
 */
export async function findLastEditor({ client }: Session, id: string, isByTeam: boolean): Promise<string | null> {
  const { rows } = await client.query<{ name: string }>(
    `select case when $2 and by_staff then (select brand_name from site_settings) else by_name end as name
       from team_order_events where team_order_id = $1 order by created_at desc, id desc limit 1`,
    [id, isByTeam],
  );
  return rows[0]?.name ?? null;
}
