/** What is shipped of an order, for whoever may read the order: staff, and its shopper by the order’s link. */
import type { Payload } from 'payload';
import type { Tracking } from '@/domain/despatch/carriers';
import type { LineToShip } from '@/domain/despatch/shipments';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';

/** Pieces of a line that go together. */
export type ShippedPieces = {
  /** Id of the order line. */
  line: string;
  quantity: number;
  productName: string;
  color: string | null;
  sizeLabel: string | null;
};

export type Shipment = Tracking & {
  id: string;
  /** Counts the shipments of the order, from 1. */
  number: number;
  pieces: ShippedPieces[];
  /** Who made it. */
  byName: string;
  /** ISO 8601. */
  createdAt: string;
};

/** The shipments of an order, the first one first. */
export const listShipments = (payload: Payload, orderId: string): Promise<Shipment[]> =>
  query<Shipment>(
    payload,
    `select s.id, s.number::int as number, s.carrier, s.tracking_number as "trackingNumber",
            s.tracking_url as "trackingUrl", s.by_name as "byName",
            to_char(s.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
            (select coalesce(json_agg(json_build_object('line', p.line, 'quantity', p.quantity,
                               'productName', i.product_name, 'color', i.color, 'sizeLabel', i.size_label)
                               order by i._order), '[]')
               from shipment_pieces p join order_items i on i.id = p.line where p._parent_id = s.id) as pieces
       from shipments s where s.order_id = $1 order by s.number`,
    [orderId],
  );

/** The lines of an order that the caller has locked, with what is shipped of each. */
export async function listLinesToShip({ client }: Session, orderId: string): Promise<LineToShip[]> {
  const { rows } = await client.query<LineToShip>(
    `select i.id as line, i.quantity::int as quantity,
            (select coalesce(sum(p.quantity), 0)::int from shipment_pieces p where p.line = i.id) as shipped
       from order_items i where i._parent_id = $1 order by i._order`,
    [orderId],
  );
  return rows;
}
