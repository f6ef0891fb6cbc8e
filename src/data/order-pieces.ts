/** Pieces of a shop order that were sent, kept and returned, for cancelling and returns. */
import type { OrderedPieces } from '@/domain/returns/returnable';
import { shippedOf } from '@/data/orders';
import type { Session } from '@/lib/database/sessions';

/** Names and values of `OrderedPieces` of the line `order_items i`, for `json_build_object`. */
export const PIECES_VALUES = `
  'line', i.line, 'quantity', i.quantity, 'shipped', ${shippedOf('shop', 'i._parent_id', 'i.line')},
  'kept', coalesce((select k.quantity from kept_pieces k where k.order_id = i._parent_id and k.line = i.line), 0),
  'returns', (select coalesce(json_agg(json_build_object('status', r.status, 'quantity', p.quantity,
                'restocked', p.restocked, 'writtenOff', p.written_off)), '[]')
                from returns r join return_items p on p._parent_id = r.id
               where r.order_id = i._parent_id and p.line = i.line)`;

export type LinePieces = OrderedPieces & {
  line: string;
  productId: string | null;
  variationId: string | null;
  isMadeToOrder: boolean;
};

/** The caller has locked the order. */
export async function listPieces({ client }: Session, orderId: string): Promise<LinePieces[]> {
  const { rows } = await client.query<{ pieces: LinePieces }>(
    `select json_build_object('productId', i.product_id, 'variationId', i.variation_id,
              'isMadeToOrder', i.is_made_to_order, ${PIECES_VALUES}) as pieces
       from order_items i where i._parent_id = $1 and not i.is_service order by i._order`,
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
