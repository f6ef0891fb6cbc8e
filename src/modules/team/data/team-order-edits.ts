import type { TeamDelivery } from '@/domain/teams/team-delivery';
import { addressRow } from '@/data/addresses';
import { billingRow } from '@/data/billing';
import { deliveryRow } from '@/data/deliveries';
import type { Row } from '@/lib/database/parameters';
import type { Session } from '@/lib/database/sessions';

/** Filters products, and kits by hash, to those in the shop; other ids match nothing. */
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

export const teamDeliveryRow = (delivery: TeamDelivery & { notes: string | null }): Row => ({
  notes: delivery.notes,
  ...addressRow('shipping_address', delivery.shippingAddress),
  needed_by: delivery.neededBy,
  ...billingRow(delivery),
  ...deliveryRow(delivery),
});
