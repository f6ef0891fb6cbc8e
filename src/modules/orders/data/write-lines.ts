import { randomBytes } from 'node:crypto';
import { LINE_OWNERS } from '@/data/orders';
import type { OrderDiscount, OrderLine } from '@/domain/orders/order-lines';
import type { OrderRef, OrderKind } from '@/domain/orders/order-ref';
import type { TeamLine } from '@/domain/teams/team-lines';
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
  kit_garment: 'text',
  kit_parts: 'text',
  item: 'text',
  base_price: 'numeric',
  is_customized: 'boolean',
  prints: 'text',
} as const;
const LIST_NAMES = Object.keys(LISTS) as (keyof typeof LISTS)[];

/**
 * Writes the lines of the order that `source` names by its id, from lists of parameters, the first at `$first`. To be a part
 * of the statement that writes the order itself. In the order of their products, as a change of many products locks them.
 */
export const insertLinesOf = (kind: OrderKind, source: string, first: number): string => `
  insert into order_items (id, _order, product_id, variation_id, product_name, sku, color, size_code, size_label,
                           quantity, unit_price, total_price, kit_document_id, players, tax_rate, relief_rate,
                           net_amount, tax_amount, parts, kit_garment, kit_parts, item, base_price, is_customized, prints,
                           ${LINE_OWNERS[kind]})
  select line.id, line.place, line.product, line.variation, line.name, line.sku, line.color, line.size_code,
         line.size_label, line.quantity, line.unit_price, line.total_price, k.id, line.players::jsonb,
         line.tax_rate, line.relief_rate, line.net, line.tax, line.parts::jsonb, line.kit_garment, line.kit_parts::jsonb,
         line.item, line.base_price, line.is_customized, line.prints::jsonb, ${source}.id
    from ${source} cross join
         unnest(${Object.values(LISTS)
           .map((type, index) => `$${first + index}::${type}[]`)
           .join(', ')}) as line(${LIST_NAMES.join(', ')})
    left join kit_documents k on k.hash = line.kit
   order by 3, 4`;

type NewLine = (OrderLine & { id?: string }) | TeamLine;

const json = (value: object | null | undefined): string | null => (value ? JSON.stringify(value) : null);

/** What a line of one kind has and one of the other has not. */
const ownValues = (line: NewLine) =>
  'item' in line
    ? {
        ...{ id: undefined, variationId: null, net: null, tax: null, reliefRate: null },
        ...{ item: line.item, basePrice: line.basePrice, isCustomized: line.isCustomized, prints: line.prints },
      }
    : {
        ...{ id: line.id, variationId: line.variationId, net: line.tax?.net, tax: line.tax?.tax },
        ...{ reliefRate: line.tax?.reliefRate, item: null, basePrice: null, isCustomized: null, prints: null },
      };

/** The lists, of lines whose kits are stored; a line that has an id keeps it. */
export function lineValues(lines: readonly NewLine[]): unknown[][] {
  const rows = lines.map((line, index): Record<keyof typeof LISTS, unknown> => {
    const own = ownValues(line);
    return {
      id: own.id ?? randomBytes(12).toString('hex'),
      place: index + 1,
      product: line.productId,
      variation: own.variationId ?? null,
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
      relief_rate: own.reliefRate ?? null,
      net: own.net ?? null,
      tax: own.tax ?? null,
      parts: json(line.parts),
      kit_garment: line.kit?.garment ?? null,
      kit_parts: json(line.kit?.parts?.map(({ part, garment }) => ({ part, garment }))),
      item: own.item,
      base_price: own.basePrice,
      is_customized: own.isCustomized,
      prints: json(own.prints),
    };
  });
  return LIST_NAMES.map((name) => rows.map((row) => row[name]));
}

const statements = {
  shop: `with placed as (select $1::uuid as id) ${insertLinesOf('shop', 'placed', 2)}`,
  team: `with placed as (select $1::uuid as id) ${insertLinesOf('team', 'placed', 2)}`,
} as const;

/** Writes the lines of an order that is there, in the caller’s transaction. */
async function insertLines({ client }: Session, { kind, orderId }: OrderRef, lines: readonly NewLine[]): Promise<void> {
  await client.query(prepared(statements[kind]), [orderId, ...lineValues(lines)]);
}

type NewDiscount = Omit<OrderDiscount, 'color'> & { color?: string | null };

/** Writes what the number of pieces took off, in the caller’s transaction. */
export async function insertDiscounts(
  { client }: Session,
  { kind, orderId }: OrderRef,
  discounts: readonly NewDiscount[],
): Promise<void> {
  if (discounts.length === 0) return;
  await client.query(
    `insert into order_discounts (id, _order, product_name, color, quantity, percent_off, amount, ${LINE_OWNERS[kind]})
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

/** Writes lines and discounts in place of those that an order has, which the caller has locked. */
export async function replaceStoredLines(
  session: Session,
  order: OrderRef,
  { lines, discounts }: { lines: readonly NewLine[]; discounts: readonly NewDiscount[] },
): Promise<void> {
  for (const table of ['order_items', 'order_discounts'])
    await session.client.query(`delete from ${table} where ${LINE_OWNERS[order.kind]} = $1`, [order.orderId]);
  await insertLines(session, order, lines);
  await insertDiscounts(session, order, discounts);
}
