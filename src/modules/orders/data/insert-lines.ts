import { randomBytes } from 'node:crypto';
import type { OrderDiscount, OrderLine } from '@/domain/orders/order-lines';
import { prepared } from '@/lib/prepared';
import type { Session } from '@/lib/database/sessions';

/** What is written of a line, and as what, in SQL. */
const LISTS = {
  id: 'text',
  place: 'int',
  product: 'uuid',
  variation: 'uuid',
  name: 'text',
  sku: 'text',
  color: 'text',
  size_code: 'text',
  size_label: 'text',
  quantity: 'numeric',
  unit_price: 'numeric',
  total_price: 'numeric',
  kit: 'text',
  players: 'text',
  tax_rate: 'numeric',
  relief_rate: 'numeric',
  net: 'numeric',
  tax: 'numeric',
  parts: 'text',
  kit_parts: 'text',
} as const;
const LIST_NAMES = Object.keys(LISTS) as (keyof typeof LISTS)[];

/**
 * Writes the lines of the order that `source` names by its id, from lists of parameters, the first at `$first`. To be a part
 * of the statement that writes the order itself. In the order of their products, as a change of many products locks them.
 */
export const insertLinesOf = (source: string, first: number): string => `
  insert into order_items (id, _order, product_id, variation_id, product_name, sku, color, size_code, size_label,
                           quantity, unit_price, total_price, kit_document_id, players, tax_rate, relief_rate,
                           net_amount, tax_amount, parts, kit_parts, _parent_id)
  select line.id, line.place, line.product, line.variation, line.name, line.sku, line.color, line.size_code,
         line.size_label, line.quantity, line.unit_price, line.total_price, k.id, line.players::jsonb,
         line.tax_rate, line.relief_rate, line.net, line.tax, line.parts::jsonb, line.kit_parts::jsonb, ${source}.id
    from ${source} cross join
         unnest(${Object.values(LISTS)
           .map((type, index) => `$${first + index}::${type}[]`)
           .join(', ')}) as line(${LIST_NAMES.join(', ')})
    left join kit_documents k on k.hash = line.kit
   order by 3, 4`;

type NewLine = OrderLine & { id?: string };

/** The lists, of lines whose kits are stored; a line that has an id keeps it. */
export function lineValues(lines: readonly NewLine[]): unknown[][] {
  const rows = lines.map((line, index): Record<keyof typeof LISTS, unknown> => ({
    id: line.id ?? randomBytes(12).toString('hex'),
    place: index + 1,
    product: line.productId,
    variation: line.variationId ?? null,
    name: line.productName,
    sku: line.sku,
    color: line.color ?? null,
    size_code: line.sizeCode ?? null,
    size_label: line.sizeLabel ?? null,
    quantity: line.quantity,
    unit_price: line.unitPrice,
    total_price: line.totalPrice,
    kit: line.kit?.hash ?? null,
    players: line.players && line.players.length > 0 ? JSON.stringify(line.players) : null,
    tax_rate: line.tax?.rate ?? null,
    relief_rate: line.tax?.reliefRate ?? null,
    net: line.tax?.net ?? null,
    tax: line.tax?.tax ?? null,
    parts: line.parts ? JSON.stringify(line.parts) : null,
    kit_parts: line.kit?.parts ? JSON.stringify(line.kit.parts.map(({ part, garment }) => ({ part, garment }))) : null,
  }));
  return LIST_NAMES.map((name) => rows.map((row) => row[name]));
}

const linesOfOrder = `with placed as (select $1::uuid as id) ${insertLinesOf('placed', 2)}`;

/** Writes the lines of an order that is there, in the caller’s transaction. */
export async function insertLines({ client }: Session, orderId: string, lines: readonly NewLine[]): Promise<void> {
  await client.query(prepared(linesOfOrder), [orderId, ...lineValues(lines)]);
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
