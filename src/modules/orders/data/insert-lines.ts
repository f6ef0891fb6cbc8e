import { randomBytes } from 'node:crypto';
import type { OrderDiscount, OrderLine } from '@/domain/orders/order-lines';
import { prepared } from '@/lib/prepared';
import type { Session } from '@/lib/database/sessions';

/**
 * Writes the lines of an order in the caller’s transaction, whose kits are stored; one that has an id keeps it. In the order of their products, as a
 * change of many products locks them.
 */
export async function insertLines(
  session: Session,
  orderId: string,
  lines: readonly (OrderLine & { id?: string })[],
): Promise<void> {
  const columns = lines.map((line, index) => [
    line.id ?? randomBytes(12).toString('hex'),
    index + 1,
    line.productId,
    line.variationId ?? null,
    line.productName,
    line.sku,
    line.color ?? null,
    line.sizeCode ?? null,
    line.sizeLabel ?? null,
    line.quantity,
    line.unitPrice,
    line.totalPrice,
    line.kit?.hash ?? null,
    line.players && line.players.length > 0 ? JSON.stringify(line.players) : null,
    line.tax?.rate ?? null,
    line.tax?.reliefRate ?? null,
    line.tax?.net ?? null,
    line.tax?.tax ?? null,
    line.parts ? JSON.stringify(line.parts) : null,
    line.kit?.parts ? JSON.stringify(line.kit.parts.map(({ part, garment }) => ({ part, garment }))) : null,
  ]);
  const column = (index: number) => columns.map((values) => values[index]);
  await session.client.query(
    prepared(`insert into order_items (id, _order, product_id, variation_id, product_name, sku, color, size_code, size_label,
                              quantity, unit_price, total_price, kit_document_id, players, tax_rate, relief_rate,
                              net_amount, tax_amount, parts, kit_parts, _parent_id)
     select line.id, line.place, line.product, line.variation, line.name, line.sku, line.color, line.size_code,
            line.size_label, line.quantity, line.unit_price, line.total_price, k.id, line.players::jsonb,
            line.tax_rate, line.relief_rate, line.net, line.tax, line.parts::jsonb,
            line.kit_parts::jsonb, $21::uuid
       from unnest($1::text[], $2::int[], $3::uuid[], $4::uuid[], $5::text[], $6::text[], $7::text[], $8::text[],
                   $9::text[], $10::numeric[], $11::numeric[], $12::numeric[], $13::text[], $14::text[],
                   $15::numeric[], $16::numeric[], $17::numeric[], $18::numeric[], $19::text[], $20::text[])
            as line(id, place, product, variation, name, sku, color, size_code, size_label, quantity, unit_price,
                    total_price, kit, players, tax_rate, relief_rate, net, tax, parts, kit_parts)
       left join kit_documents k on k.hash = line.kit
      order by 3, 4`),
    [...Array.from({ length: 20 }, (_, index) => column(index)), orderId],
  );
}

/** Writes what the number of pieces took off, in the caller’s transaction. */
export async function insertDiscounts(
  { client }: Session,
  orderId: string,
  discounts: readonly OrderDiscount[],
): Promise<void> {
  if (discounts.length === 0) return;
  await client.query(
    `insert into order_discounts (id, _order, product_name, color, quantity, percent_off, amount, _parent_id)
     select discount.*, $8::uuid
       from unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::numeric[], $6::numeric[], $7::numeric[]) as discount`,
    [
      discounts.map(() => randomBytes(12).toString('hex')),
      discounts.map((_, index) => index + 1),
      discounts.map(({ productName }) => productName),
      discounts.map(({ color }) => color ?? null),
      discounts.map(({ quantity }) => quantity),
      discounts.map(({ percentOff }) => percentOff),
      discounts.map(({ amount }) => amount),
      orderId,
    ],
  );
}
