import type { Payload } from 'payload';
import type { Listed } from '@/domain/teams/namesakes';
import { sizeChanges, type OrderedPiece, type ResizedPieces } from '@/domain/teams/size-changes';
import { parseShirtNumber } from '@/domain/teams/shirt-number';
import { ONE_SIZE } from '@/domain/teams/team-order';
import { query } from '@/lib/database/query';
import { TEAM_ORDERS } from '@/domain/orders/team-order-status';
import { statusIn } from '@/data/status-in';

/** Order before production, with sizes that changed on the roster since. */
export type ResizedOrder = ResizedPieces & { orderId: string; orderNumber: string };

type Row = { orderId: string; orderNumber: string; piece: OrderedPiece };

/** Only players changed since: a size that was ordered otherwise on purpose does not count. */
const text = `
  select o.id as "orderId", o.order_number as "orderNumber",
         json_build_object(
           'memberId', m.id, 'size', coalesce(i.size_code, '${ONE_SIZE}'), 'sizes', player -> 'sizes',
           'product', json_build_object('name', i.product_name, 'kitGarment', p.kit_garment,
                                        'categorySlug', c.slug, 'parts', coalesce(p.parts, '[]')),
           'roster', json_build_object('sizePreference', m.size_preference, 'shortsSize', m.shorts_size,
                                       'socksSize', m.socks_size)) as piece
    from team_orders o
    join order_items i on i.team_order_id = o.id
   cross join lateral jsonb_array_elements(i.players) player
    join team_members m on m.team_id = o.team_id and m.id::text = player ->> 'memberId'
    join products p on p.id = i.product_id
    left join categories c on c.id = p.category_id
   where o.team_id = $1 and ($2::uuid is null or o.id = $2) and ${statusIn(TEAM_ORDERS, TEAM_ORDERS.editable)}
     and m.is_active and m.updated_at > o.created_at
   order by o.created_at desc, o.id, i._order, (player ->> 'place')::int`;

/** SQL: players of orders, piece by piece. */
const playersText = `
  select i.team_order_id as "orderId", player ->> 'memberId' as id, coalesce(player ->> 'person', '') as name,
         player ->> 'number' as number, player ->> 'squad' as squad
    from order_items i, jsonb_array_elements(i.players) player
   where i.team_order_id = any($1::uuid[])`;

/** Latest first; without orders that have none. */
export async function listSizeChanges(payload: Payload, teamId: string, orderId?: string): Promise<ResizedOrder[]> {
  const rows = await query<Row>(payload, text, [teamId, orderId ?? null]);
  const numbers = new Map(rows.map((row) => [row.orderId, row.orderNumber]));
  const resized = [...numbers].flatMap(([id, orderNumber]) => {
    const changes = sizeChanges(rows.flatMap((row) => (row.orderId === id ? row.piece : [])));
    return changes.length > 0 ? [{ orderId: id, orderNumber, changes }] : [];
  });
  if (resized.length === 0) return [];
  const ids = resized.map((order) => order.orderId);
  const found = await query<Omit<Listed, 'number'> & { orderId: string; number: string }>(payload, playersText, [ids]);
  const players = found.map((each) => ({ ...each, number: parseShirtNumber(each.number) ?? null }));
  return resized.map((order) => ({ ...order, players: players.filter((each) => each.orderId === order.orderId) }));
}
