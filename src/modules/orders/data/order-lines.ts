import type { Payload } from 'payload';
import type { ProductDelivery } from '@/domain/delivery/delivery-options';
import type { PlacedDelivery } from '@/domain/delivery/edit-delivery';
import type { Destination } from '@/domain/delivery/zones';
import type { OrderDiscount, OrderLine } from '@/domain/orders/price-goods';
import type { PriceTier } from '@/domain/money/price-tiers';
import { query } from '@/lib/database/query';
import { DELIVERY_VALUES } from '@/data/deliveries';
import { DISCOUNTS, LINE_VALUES, shippedOf } from '@/data/orders';
import { DELIVERY_COLUMNS, PRICE_TIERS, TAX_CLASSES } from './sellable-products';
import { taxesOf } from '@/data/order-taxes';
import type { OrderTaxes } from '@/domain/taxes/order-taxes';
import type { ProductTax } from '@/domain/taxes/tax-classes';

export type StoredLine = OrderLine & { id: string; shipped: number };

export type OrderOfLines = PlacedDelivery & {
  revision: number;
  email: string;
  to: Destination;
  lines: StoredLine[];
  totalAmount: number;
  discountAmount: number;
  discounts: OrderDiscount[];
  taxes: OrderTaxes | null;
  createdAt: Date;
};

export async function loadOrderLines(payload: Payload, orderId: string): Promise<OrderOfLines | undefined> {
  const [order] = await query<OrderOfLines>(
    payload,
    `select o.revision::int as revision, o.contact_email as email, o.shipping_amount::float8 as "shippingAmount", o.delivery_is_agreed as "isAgreed",
            o.total_amount::float8 as "totalAmount", o.discount_amount::float8 as "discountAmount", ${DISCOUNTS} as discounts, o.created_at as "createdAt", ${taxesOf('shop')} as taxes, ${DELIVERY_VALUES},
            json_build_object('country', o.shipping_address_country, 'postcode', o.shipping_address_postcode) as "to",
            (select coalesce(json_agg(json_strip_nulls(json_build_object('id', i.id, 'shipped', ${shippedOf('shop', 'o.id', 'i.id')}, 'priceReason', i.price_reason,
                                                             ${LINE_VALUES})) order by i._order), '[]')
               from order_items i where i._parent_id = o.id) as lines
       from orders o where o.id = $1`,
    [orderId],
  );
  return order;
}

type Terms = ProductTax & ProductDelivery & { id: string; priceTiers: PriceTier[]; isOnSale: boolean };

/** Also of products that are no longer sold. */
export const loadTerms = (payload: Payload, productIds: readonly string[]): Promise<Terms[]> =>
  query(
    payload,
    `select p.id, ${PRICE_TIERS} as "priceTiers", p.sale_price is not null as "isOnSale", ${DELIVERY_COLUMNS}, ${TAX_CLASSES} from products p where p.id = any($1::uuid[])`,
    [[...new Set(productIds.filter(Boolean))]],
  );

export async function loadStock(payload: Payload, lines: readonly OrderLine[]): Promise<Map<string, number>> {
  const rows = await query<{ id: string; units: number }>(
    payload,
    `select id, stock_quantity::int as units from product_variations where id = any($1::uuid[])
     union all select id, stock_quantity::int from products where id = any($2::uuid[])`,
    [
      lines.flatMap(({ variationId }) => variationId ?? []),
      lines.flatMap(({ variationId, productId }) => (variationId ? [] : (productId ?? []))),
    ],
  );
  return new Map(rows.map(({ id, units }) => [id, units]));
}
