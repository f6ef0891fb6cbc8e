/** The caller has locked the orders. */
import type { OrderRef } from '@/domain/orders/order-ref';
import { randomBytes } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import type { Tracking } from '@/domain/despatch/carriers';
import type { OrderToShip } from '@/domain/despatch/despatch-table';
import type { PackedPieces } from '@/domain/despatch/shipments';
import { allOrders } from '@/data/all-orders';
import { query } from '@/lib/database/query';
import { staffOf } from '@/lib/accounts/active-user';
import type { Session } from '@/lib/database/sessions';
import { CREDIT, ORDER_COLUMNS } from '@/data/orders';

type NewShipment = OrderRef & { tracking: Tracking; pieces: readonly PackedPieces[] };

export async function insertShipment(
  { client }: Session,
  req: PayloadRequest,
  { kind, orderId, tracking, pieces }: NewShipment,
): Promise<{ id: string; number: number }> {
  const by = staffOf(req);
  const { carrier, trackingNumber, trackingUrl } = tracking;
  const column = ORDER_COLUMNS[kind];
  const { rows } = await client.query<{ id: string; number: number }>(
    `with made as (
       insert into shipments (${column}, number, carrier, tracking_number, tracking_url, by_id, by_name, created_at, updated_at)
       select $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5, $6, clock_timestamp(), clock_timestamp()
         from shipments where ${column} = $1
       returning id, number::int as number),
     filled as (
       insert into shipment_pieces (id, _order, _parent_id, line, quantity, players)
       select piece.id, piece.place, made.id, piece.line, piece.quantity, piece.players
         from made, unnest($7::text[], $8::int[], $9::text[], $10::numeric[], $11::jsonb[]) as piece(id, place, line, quantity, players))
     select id, number from made`,
    [
      orderId,
      carrier,
      trackingNumber,
      trackingUrl,
      by.id,
      by.name,
      pieces.map(() => randomBytes(12).toString('hex')),
      pieces.map((_, index) => index + 1),
      pieces.map(({ line }) => line),
      pieces.map(({ quantity }) => quantity),
      pieces.map(({ players }) => players && JSON.stringify(players)),
    ],
  );
  const [made] = rows;
  if (!made) throw new Error('The database made no shipment.');
  return made;
}

type StoredShipment = Tracking & { id: string; number: number; quantity: number };

export async function findShipment(
  { client }: Session,
  { kind, orderId }: OrderRef,
  id: string,
): Promise<StoredShipment | undefined> {
  const { rows } = await client.query<StoredShipment>(
    `select s.id, s.number::int as number, s.carrier, s.tracking_number as "trackingNumber",
            s.tracking_url as "trackingUrl",
            (select coalesce(sum(p.quantity), 0)::int from shipment_pieces p where p._parent_id = s.id) as quantity
       from shipments s where s.${ORDER_COLUMNS[kind]} = $1 and s.id = $2`,
    [orderId, id],
  );
  return rows[0];
}

export async function updateTracking({ client }: Session, id: string, tracking: Tracking): Promise<void> {
  await client.query(
    'update shipments set carrier = $2, tracking_number = $3, tracking_url = $4, updated_at = now() where id = $1',
    [id, tracking.carrier, tracking.trackingNumber, tracking.trackingUrl],
  );
}

export async function deleteShipment({ client }: Session, id: string): Promise<void> {
  await client.query('delete from shipments where id = $1', [id]);
}

export const listOrdersToShip = (payload: Payload, orderNumbers: readonly string[]): Promise<OrderToShip[]> =>
  query<OrderToShip>(
    payload,
    `select o.kind, o.id, o.order_number as "orderNumber", o.revision::int as revision, o.status, o.awaits_confirmation as "awaitsConfirmation",
            coalesce(o.delivery_is_collection, false) as "isCollection", o.buyer_name as customer, o.currency,
            o.total_amount::float8 as "totalAmount", o.paid_amount::float8 as "paidAmount", ${CREDIT}, o.deposit_percent::int as "depositPercent",
            (select coalesce(sum(i.quantity), 0)::int from order_items i
              where o.id in (i._parent_id, i.team_order_id) and not i.is_service)
            - (select coalesce(sum(p.quantity), 0)::int from shipments s join shipment_pieces p on p._parent_id = s.id
                where o.id in (s.order_id, s.team_order_id)) as open,
            (select coalesce(json_agg(json_build_object('id', s.id, 'number', s.number, 'carrier', s.carrier,
                               'trackingNumber', s.tracking_number, 'trackingUrl', s.tracking_url) order by s.number), '[]')
               from shipments s where o.id in (s.order_id, s.team_order_id)) as shipments
       from ${allOrders()} where o.order_number = any($1::text[])`,
    [[...new Set(orderNumbers)]],
  );
