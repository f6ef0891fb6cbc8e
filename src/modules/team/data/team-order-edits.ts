import type { OrderTaxes } from '@/domain/taxes/order-taxes';
import type { TeamDelivery } from '@/domain/teams/team-delivery';
import { linesOf } from '@/domain/teams/team-lines';
import type { TeamOrderData } from '@/domain/teams/team-order';
import { addressRow } from '@/data/addresses';
import { billingRow } from '@/data/billing';
import { deliveryRow } from '@/data/deliveries';
import { insertTaxLines, taxRow, TEAM_TAXES } from '@/data/order-taxes';
import { Parameters } from '@/lib/database/parameters';
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
  const parameters = new Parameters();
  const row = {
    ...{ total_amount: lines.totalAmount, discount_amount: lines.discountAmount, total_items: lines.totalItems },
    needs_proof: lines.needsProof,
    ...taxRow(lines.taxes),
  };
  await client.query(
    `with edited as (
     update team_orders set ${parameters.set(row)}, updated_at = now() where id = ${parameters.parameter(id)} returning id)
     ${insertTaxLines(parameters, TEAM_TAXES, { source: 'edited', taxes: lines.taxes })}`,
    parameters.values,
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
  const parameters = new Parameters();
  const row = {
    notes: delivery.notes,
    ...addressRow('shipping_address', delivery.shippingAddress),
    needed_by: delivery.neededBy,
    ...billingRow(delivery),
    ...deliveryRow(delivery),
  };
  await client.query(
    `update team_orders set ${parameters.set(row)}, updated_at = now() where id = ${parameters.parameter(id)}`,
    parameters.values,
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
