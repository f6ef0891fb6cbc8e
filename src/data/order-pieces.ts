/** Pieces of an order that were sent, kept and returned, for cancelling and returns. */
import type { OrderKind, OrderRef } from '@/domain/orders/order-ref';
import type { OrderedPieces } from '@/domain/returns/returnable';
import { statusIn } from '@/data/status-in';
import { policyOf } from '@/domain/orders/policies';
import { LINE_OWNERS, ORDER_COLUMNS, shippedOf } from '@/data/orders';
import type { Session } from '@/lib/database/sessions';

const shippedOfLine = (kind: OrderKind): string => shippedOf(kind, `i.${LINE_OWNERS[kind]}`, 'i.line');

/** A team's order takes nothing from stock: its team keeps what was sent. */
const KEPT: Record<OrderKind, string> = {
  shop: 'coalesce((select k.quantity from kept_pieces k where k.order_id = i._parent_id and k.line = i.line), 0)',
  team: `case when (select e."from" from team_order_events e where e.team_order_id = i.team_order_id and e."to" = 'cancelled'
                     order by e.created_at desc limit 1) = 'delivered' then i.quantity else ${shippedOfLine('team')} end`,
};

/** Pieces of the line `order_items i` of `orders o` or `team_orders o` that were sent, as `sentPieces` counts them. */
export const sentOfLine = (kind: OrderKind): string => `
  case when o.status = 'cancelled' then ${KEPT[kind]}
       when ${statusIn(policyOf(kind), ['sent', 'done'])} then i.quantity else ${shippedOfLine(kind)} end`;

/** Names and values of `OrderedPieces` of the line `order_items i`, for `json_build_object`. */
export const piecesValues = (kind: OrderKind): string => `
  'line', i.line, 'quantity', i.quantity, 'shipped', ${shippedOfLine(kind)}, 'kept', ${KEPT[kind]},
  'returns', (select coalesce(json_agg(json_build_object('status', r.status, 'quantity', p.quantity,
                'restocked', p.restocked, 'writtenOff', p.written_off)), '[]')
                from returns r join return_items p on p._parent_id = r.id
               where r.${ORDER_COLUMNS[kind]} = i.${LINE_OWNERS[kind]} and p.line = i.line)`;

/** Lines of teams’ orders name none. */
const VARIATION: Record<OrderKind, string> = {
  shop: 'i.variation_id',
  team: `(select v.id from product_variations v
           where v.product_id = i.product_id and v.color_name = i.color and v.size_code::text = i.size_code::text limit 1)`,
};

export type LinePieces = OrderedPieces & {
  line: string;
  productId: string | null;
  variationId: string | null;
  isMadeToOrder: boolean;
};

/** The caller has locked the order. */
export async function listPieces({ client }: Session, { kind, orderId }: OrderRef): Promise<LinePieces[]> {
  const { rows } = await client.query<{ pieces: LinePieces }>(
    `select json_build_object('productId', i.product_id, 'variationId', ${VARIATION[kind]},
              'isMadeToOrder', i.is_made_to_order, ${piecesValues(kind)}) as pieces
       from order_items i where i.${LINE_OWNERS[kind]} = $1 and not i.is_service order by i._order`,
    [orderId],
  );
  return rows.map(({ pieces }) => pieces);
}

/** Writes which pieces a cancelled order kept out of stock; of a reopened one none. */
export async function setKept(
  { client }: Session,
  orderId: string,
  kept: readonly { line: string; quantity: number }[],
): Promise<void> {
  await client.query('delete from kept_pieces where order_id = $1', [orderId]);
  await client.query(
    `insert into kept_pieces (order_id, line, quantity)
     select $1, piece.line, piece.quantity from unnest($2::text[], $3::int[]) as piece(line, quantity)`,
    [orderId, kept.map(({ line }) => line), kept.map(({ quantity }) => quantity)],
  );
}
