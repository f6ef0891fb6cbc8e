import type { OrderTaxes } from '@/domain/taxes/order-taxes';
import type { TeamDelivery } from '@/domain/teams/team-delivery';
import { linesOf } from '@/domain/teams/team-lines';
import type { TeamOrderData } from '@/domain/teams/team-order';
import { BILLING_COLUMNS, billingValues } from '@/data/billing';
import { DELIVERY_COLUMNS, deliveryValues } from '@/data/deliveries';
import { insertTaxLines, TAX_COLUMNS, taxLineValues, taxValues, TEAM_TAXES } from '@/data/order-taxes';
import { teamOrder } from '@/domain/orders/order-ref';
import type { Session } from '@/lib/database/sessions';
import { replaceStoredLines } from '@/modules/orders/data/write-lines';

/** Lines of a team’s order with what they come to. Amounts in the shop’s currency. */
type ChangedLines = {
  data: TeamOrderData;
  totalAmount: number;
  discountAmount: number;
  totalItems: number;
  /** By the terms that the order has; null where it was placed without tax. */
  taxes: OrderTaxes | null;
  needsProof: boolean;
};

/** Writes the lines of an order that is locked. */
export async function updateTeamLines(session: Session, id: string, lines: ChangedLines): Promise<void> {
  const { client } = session;
  const { items, discounts } = lines.data;
  await replaceStoredLines(session, teamOrder(id), { lines: linesOf(items), discounts });
  await client.query('delete from team_order_tax_lines where _parent_id = $1', [id]);
  await client.query(
    `with edited as (
     update team_orders set total_amount = $2, discount_amount = $3, total_items = $4, needs_proof = $5,
            updated_at = now(), (${TAX_COLUMNS}) = ($6, $7, $8, $9, $10, $11, $12)
      where id = $1 returning id)
     ${insertTaxLines(TEAM_TAXES, 'edited', 13)}`,
    [
      id,
      lines.totalAmount,
      lines.discountAmount,
      lines.totalItems,
      lines.needsProof,
      ...taxValues(lines.taxes),
      ...taxLineValues(lines.taxes),
    ],
  );
}

/** Which of these products and kits, by the hash of those, the shop knows; ids that are none are no products. */
export async function listGoods(
  { client }: Session,
  goods: readonly { productId: string; kit: string | undefined }[],
): Promise<{ products: string[]; kits: string[] }> {
  const { rows } = await client.query<{ products: string[]; kits: string[] }>(
    `select array(select id::text from products where id::text = any($1::text[])) as products,
            array(select hash from kit_documents where hash = any($2::text[])) as kits`,
    [goods.map(({ productId }) => productId), goods.flatMap(({ kit }) => kit ?? [])],
  );
  return rows[0] ?? { products: [], kits: [] };
}

/** Writes where an order that is locked goes, whom it is invoiced to, and its notes. */
export async function updateTeamDelivery(
  { client }: Session,
  id: string,
  delivery: TeamDelivery & { notes: string | null },
): Promise<void> {
  const to = delivery.shippingAddress;
  await client.query(
    `update team_orders set notes = $2, shipping_address_line1 = $3, shipping_address_line2 = $4,
            shipping_address_city = $5, shipping_address_region = $6, shipping_address_postcode = $7, shipping_address_country = $8,
            needed_by = $9, updated_at = now(),
            (${BILLING_COLUMNS}) = ($10, $11, $12, $13, $14, $15, $16, $17),
            (${DELIVERY_COLUMNS}) = ($18, $19, $20, $21, $22, $23, $24, $25, $26)
      where id = $1`,
    [
      id,
      delivery.notes,
      to?.line1 ?? null,
      to?.line2 || null,
      to?.city ?? null,
      to?.region || null,
      to?.postcode ?? null,
      to?.country ?? null,
      delivery.neededBy,
      ...billingValues(delivery),
      ...deliveryValues(delivery),
    ],
  );
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
