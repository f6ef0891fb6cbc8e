/** What despatch writes to shipments of orders that the caller has locked, and reads to plan them. */
import { randomBytes } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import type { Tracking } from '@/domain/despatch/carriers';
import type { OrderToShip } from '@/domain/despatch/despatch-table';
import type { Pieces } from '@/domain/despatch/shipments';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';

type NewShipment = { orderId: string; tracking: Tracking; pieces: readonly Pieces[] };

/** Writes a shipment under the request’s member of staff, with the order’s next number. */
export async function insertShipment(
  { client }: Session,
  req: PayloadRequest,
  { orderId, tracking, pieces }: NewShipment,
): Promise<{ id: string; number: number }> {
  const by = req.user?.collection === 'admin-users' ? req.user : undefined;
  const { carrier, trackingNumber, trackingUrl } = tracking;
  const { rows } = await client.query<{ id: string; number: number }>(
    `with made as (
       insert into shipments (order_id, number, carrier, tracking_number, tracking_url, by_id, by_name, created_at, updated_at)
       select $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5, $6, clock_timestamp(), clock_timestamp()
         from shipments where order_id = $1
       returning id, number::int as number),
     filled as (
       insert into shipment_pieces (id, _order, _parent_id, line, quantity)
       select piece.id, piece.place, made.id, piece.line, piece.quantity
         from made, unnest($7::text[], $8::int[], $9::text[], $10::numeric[]) as piece(id, place, line, quantity))
     select id, number from made`,
    [
      orderId,
      carrier,
      trackingNumber,
      trackingUrl,
      by?.id ?? null,
      by?.fullName ?? 'System',
      pieces.map(() => randomBytes(12).toString('hex')),
      pieces.map((_, index) => index + 1),
      pieces.map(({ line }) => line),
      pieces.map(({ quantity }) => quantity),
    ],
  );
  const [made] = rows;
  if (!made) throw new Error('The database made no shipment.');
  return made;
}

type StoredShipment = Tracking & { id: string; number: number; quantity: number };

/** A shipment of this order with the number of its pieces; undefined where there is none. */
export async function findShipment(
  { client }: Session,
  orderId: string,
  id: string,
): Promise<StoredShipment | undefined> {
  const { rows } = await client.query<StoredShipment>(
    `select s.id, s.number::int as number, s.carrier, s.tracking_number as "trackingNumber",
            s.tracking_url as "trackingUrl",
            (select coalesce(sum(p.quantity), 0)::int from shipment_pieces p where p._parent_id = s.id) as quantity
       from shipments s where s.order_id = $1 and s.id = $2`,
    [orderId, id],
  );
  return rows[0];
}

/** Writes how a shipment is followed. */
export async function updateTracking({ client }: Session, id: string, tracking: Tracking): Promise<void> {
  await client.query(
    'update shipments set carrier = $2, tracking_number = $3, tracking_url = $4, updated_at = now() where id = $1',
    [id, tracking.carrier, tracking.trackingNumber, tracking.trackingUrl],
  );
}

/** Deletes a shipment: its pieces are to be shipped again. */
export async function deleteShipment({ client }: Session, id: string): Promise<void> {
  await client.query('delete from shipments where id = $1', [id]);
}

/** Notes that something of an order changed beside its own row: whoever saw it before has seen another one. */
export async function touchOrder({ client }: Session, orderId: string): Promise<void> {
  await client.query('update orders set updated_at = now() where id = $1', [orderId]);
}

/** The orders under these numbers, as far as despatch depends on them. */
export const listOrdersToShip = (payload: Payload, orderNumbers: readonly string[]): Promise<OrderToShip[]> =>
  query<OrderToShip>(
    payload,
    `select o.id, o.order_number as "orderNumber", o.revision::int as revision, o.status,
            o.awaits_confirmation as "awaitsConfirmation",
            o.contact_first_name || ' ' || o.contact_last_name as customer,
            (select coalesce(sum(i.quantity), 0) from order_items i where i._parent_id = o.id)::int
              - (select coalesce(sum(p.quantity), 0) from shipment_pieces p join shipments s on s.id = p._parent_id
                  where s.order_id = o.id)::int as open,
            (select coalesce(json_agg(json_build_object('id', s.id, 'number', s.number, 'carrier', s.carrier,
                               'trackingNumber', s.tracking_number, 'trackingUrl', s.tracking_url) order by s.number), '[]')
               from shipments s where s.order_id = o.id) as shipments
       from orders o where o.order_number = any($1::text[])`,
    [[...new Set(orderNumbers)]],
  );
