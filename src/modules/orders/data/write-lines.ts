import { randomBytes } from 'node:crypto';
import { LINE_OWNERS } from '@/data/orders';
import type { OrderDiscount, OrderLine } from '@/domain/orders/price-goods';
import type { OrderRef, OrderKind } from '@/domain/orders/order-ref';
import type { TeamLine } from '@/domain/teams/stored-team-lines';
import { Parameters } from '@/lib/database/parameters';
import { prepared } from '@/lib/database/prepared';
import type { Session } from '@/lib/database/sessions';

const COLUMNS = {
  id: 'text',
  _order: 'int',
  product_id: 'uuid',
  variation_id: 'uuid',
  product_name: 'text',
  sku: 'text',
  color: 'text',
  size_code: 'text',
  size_label: 'text',
  quantity: 'numeric',
  unit_price: 'numeric',
  total_price: 'numeric',
  players: 'jsonb',
  tax_rate: 'numeric',
  relief_rate: 'numeric',
  net_amount: 'numeric',
  tax_amount: 'numeric',
  parts: 'jsonb',
  kit_garment: 'text',
  kit_parts: 'jsonb',
  item: 'text',
  base_price: 'numeric',
  is_customized: 'boolean',
  prints: 'jsonb',
  tax_class: 'enum_order_items_tax_class',
  is_service: 'boolean',
  price_reason: 'text',
  is_made_to_order: 'boolean',
  price_list_id: 'uuid',
} as const;
type Column = keyof typeof COLUMNS;
const COLUMN_NAMES = Object.keys(COLUMNS) as Column[];

export type NewLine = (OrderLine & { id?: string }) | TeamLine;

const json = (value: object | null | undefined): string | null => (value ? JSON.stringify(value) : null);

const ownValues = (line: NewLine) =>
  'item' in line
    ? {
        ...{ id: undefined, variationId: null, net: null, tax: null, reliefRate: null },
        ...{ item: line.item, basePrice: line.basePrice, isCustomized: line.isCustomized, prints: line.prints },
        isMadeToOrder: false,
      }
    : {
        ...{ id: line.id, variationId: line.variationId, net: line.tax?.net, tax: line.tax?.tax },
        ...{ reliefRate: line.tax?.reliefRate, item: null, basePrice: null, isCustomized: null, prints: null },
        isMadeToOrder: line.isMadeToOrder,
      };

/** A line that has an id keeps it. */
function columnsOf(line: NewLine, index: number): Record<Column, unknown> {
  const own = ownValues(line);
  return {
    id: own.id ?? randomBytes(12).toString('hex'),
    _order: index + 1,
    product_id: line.productId,
    variation_id: own.variationId ?? null,
    product_name: line.productName,
    sku: line.sku,
    color: line.color ?? null,
    size_code: line.sizeCode ?? null,
    size_label: line.sizeLabel ?? null,
    quantity: line.quantity,
    unit_price: line.unitPrice,
    total_price: line.totalPrice,
    players: json(line.players?.length ? line.players : null),
    tax_rate: line.tax?.rate ?? null,
    relief_rate: own.reliefRate ?? null,
    net_amount: own.net ?? null,
    tax_amount: own.tax ?? null,
    parts: json(line.parts),
    kit_garment: line.kit?.garment ?? null,
    kit_parts: json(line.kit?.parts?.map(({ part, garment }) => ({ part, garment }))),
    item: own.item,
    base_price: own.basePrice,
    is_customized: own.isCustomized,
    prints: json(own.prints),
    tax_class: line.custom?.taxClass ?? null,
    is_service: line.custom?.isService ?? false,
    price_reason: line.priceReason ?? null,
    is_made_to_order: own.isMadeToOrder ?? false,
    price_list_id: line.priceList?.id ?? null,
  };
}

type LinesOf = { kind: OrderKind; /** Names the order by its id. */ source: string; lines: readonly NewLine[] };

/** Part of the statement that writes the order. Sorted by product, as a change of many products locks them. */
export function insertLines(parameters: Parameters, { kind, source, lines }: LinesOf): string {
  const rows = lines.map(columnsOf);
  const lists = COLUMN_NAMES.map((name) => `${parameters.parameter(rows.map((row) => row[name]))}::${COLUMNS[name]}[]`);
  const kits = `${parameters.parameter(lines.map(({ kit }) => kit?.hash ?? null))}::text[]`;
  return `
  insert into order_items (${COLUMN_NAMES.join(', ')}, kit_document_id, ${LINE_OWNERS[kind]})
  select ${COLUMN_NAMES.map((name) => (name === 'price_list_id' ? 'l.id' : `line.${name}`)).join(', ')}, k.id, ${source}.id
    from ${source} cross join unnest(${[...lists, kits].join(', ')}) as line(${COLUMN_NAMES.join(', ')}, kit)
    left join kit_documents k on k.hash = line.kit
    left join price_lists l on l.id = line.price_list_id
   order by line.product_id, line.variation_id`;
}

type NewDiscount = Omit<OrderDiscount, 'color'> & { color?: string | null };

export async function insertDiscounts(
  { client }: Session,
  { kind, orderId }: OrderRef,
  discounts: readonly NewDiscount[],
): Promise<void> {
  if (discounts.length === 0) return;
  await client.query(
    `insert into order_discounts (id, _order, product_name, color, quantity, percent_off, amount, offer_id, is_given, ${LINE_OWNERS[kind]})
     select discount.*, $10::uuid
       from unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::numeric[], $6::numeric[], $7::numeric[], $8::uuid[], $9::boolean[]) as discount`,
    [
      discounts.map(() => randomBytes(12).toString('hex')),
      discounts.map((_, index) => index + 1),
      discounts.map(({ productName }) => productName),
      discounts.map(({ color }) => color ?? null),
      discounts.map(({ quantity }) => quantity),
      discounts.map(({ percentOff }) => percentOff),
      discounts.map(({ amount }) => amount),
      discounts.map(({ offer }) => offer ?? null),
      discounts.map(({ isGiven = false }) => isGiven),
      orderId,
    ],
  );
}

export type StoredGoods = { lines: readonly NewLine[]; discounts: readonly NewDiscount[] };

/** The caller has locked the order. */
export async function replaceStoredLines(
  session: Session,
  order: OrderRef,
  { lines, discounts }: StoredGoods,
): Promise<void> {
  for (const table of ['order_items', 'order_discounts'])
    await session.client.query(`delete from ${table} where ${LINE_OWNERS[order.kind]} = $1`, [order.orderId]);
  const parameters = new Parameters();
  const source = `with placed as (select ${parameters.parameter(order.orderId)}::uuid as id)`;
  const statement = `${source} ${insertLines(parameters, { kind: order.kind, source: 'placed', lines })}`;
  await session.client.query(prepared(statement), parameters.values);
  await insertDiscounts(session, order, discounts);
}
