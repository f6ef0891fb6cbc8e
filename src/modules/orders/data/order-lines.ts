import type { Payload } from 'payload';
import type { OrderLine } from '@/domain/orders/order-lines';
import type { PriceTier } from '@/domain/money/price-tiers';
import { query } from '@/lib/database/query';
import { LINE_VALUES } from '@/data/orders';
import { PRICE_TIERS } from './sellable-products';

/** A line as it stands in an order. Prices in USD. */
export type StoredLine = OrderLine & { id: string };

type OrderOfLines = { revision: number; shippingAmount: number; lines: StoredLine[] };

/** The lines of an order with the revision they belong to; undefined where there is none. */
export async function loadOrderLines(payload: Payload, orderId: string): Promise<OrderOfLines | undefined> {
  const [order] = await query<OrderOfLines>(
    payload,
    `select o.revision::int as revision, o.shipping_amount::float8 as "shippingAmount",
            (select coalesce(json_agg(json_strip_nulls(json_build_object('id', i.id, ${LINE_VALUES})) order by i._order), '[]')
               from order_items i where i._parent_id = o.id) as lines
       from orders o where o.id = $1`,
    [orderId],
  );
  return order;
}

/** Today’s discounts for quantity of products, whether they are still sold or not. */
export async function loadTiers(payload: Payload, productIds: readonly string[]): Promise<Map<string, PriceTier[]>> {
  const rows = await query<{ id: string; tiers: PriceTier[] }>(
    payload,
    `select p.id, ${PRICE_TIERS} as tiers from products p where p.id = any($1::uuid[])`,
    [[...new Set(productIds)]],
  );
  return new Map(rows.map(({ id, tiers }) => [id, tiers]));
}

/** Units in stock for these lines, by variation or product. */
export async function loadStock(payload: Payload, lines: readonly OrderLine[]): Promise<Map<string, number>> {
  const rows = await query<{ id: string; units: number }>(
    payload,
    `select id, stock_quantity::int as units from product_variations where id = any($1::uuid[])
     union all select id, stock_quantity::int from products where id = any($2::uuid[])`,
    [
      lines.flatMap(({ variationId }) => variationId ?? []),
      lines.flatMap(({ variationId, productId }) => (variationId ? [] : productId)),
    ],
  );
  return new Map(rows.map(({ id, units }) => [id, units]));
}
