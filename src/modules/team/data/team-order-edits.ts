import type { TeamDelivery } from '@/domain/teams/team-delivery';
import { addressRow } from '@/data/addresses';
import { billingRow } from '@/data/billing';
import { deliveryRow } from '@/data/deliveries';
import type { Row } from '@/lib/database/parameters';
import type { Session } from '@/lib/database/sessions';

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

/** Values of where an order goes, whom it is invoiced to, and its notes, by column. */
export const teamDeliveryRow = (delivery: TeamDelivery & { notes: string | null }): Row => ({
  notes: delivery.notes,
  ...addressRow('shipping_address', delivery.shippingAddress),
  needed_by: delivery.neededBy,
  ...billingRow(delivery),
  ...deliveryRow(delivery),
});

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
