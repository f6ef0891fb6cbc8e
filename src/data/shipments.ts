/** Shipments of an order, for its readers: staff, its shopper by the order’s link, its team. */
import { isoTime } from '@/lib/database/iso-time';
import { LINE_OWNERS, ORDER_COLUMNS, shippedOf } from '@/data/orders';
import type { OrderKind, OrderRef } from '@/domain/orders/order-ref';
import type { Payload } from 'payload';
import type { Tracking } from '@/domain/despatch/carriers';
import { storedPlayers, type NamedPlayer } from '@/domain/orders/players';
import type { LineToShip } from '@/domain/despatch/shipments';
import type { OrderedPrint } from '@/domain/teams/line-prints';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';

type ShippedPieces = {
  /** Names the order line: its id, or as `lineName` has it of a team’s order. */
  line: string;
  quantity: number;
  productName: string;
  color: string | null;
  sizeLabel: string | null;
  prints: OrderedPrint[] | null;
  /** Players they are printed for; null if not known, or for nobody. */
  players: NamedPlayer[] | null;
};

export type Shipment = Tracking & {
  id: string;
  /** Counts the shipments of the order, from 1. */
  number: number;
  pieces: ShippedPieces[];
  byName: string;
  createdAt: string;
};

/** The lines of an order that are sent, whose id is the first parameter; what is made to a kit has the name of that for its colour. */
const linesIn = (kind: OrderKind) => `
  (select i.line, i._order as place, i.quantity::int as quantity, i.product_name, i.size_label, i.prints, i.players,
          coalesce((select k.document->>'name' from kit_documents k where k.id = i.kit_document_id), i.color) as color
     from order_items i where i.${LINE_OWNERS[kind]} = $1 and not i.is_service)`;

export async function listShipments(payload: Payload, { kind, orderId }: OrderRef): Promise<Shipment[]> {
  return query<Shipment>(
    payload,
    `select s.id, s.number::int as number, s.carrier, s.tracking_number as "trackingNumber",
            s.tracking_url as "trackingUrl", s.by_name as "byName",
            ${isoTime('s.created_at')} as "createdAt",
            (select coalesce(json_agg(json_build_object('line', p.line, 'quantity', p.quantity,
                               'productName', l.product_name, 'color', l.color,
                               'sizeLabel', l.size_label, 'prints', l.prints, 'players', p.players) order by l.place), '[]')
               from shipment_pieces p join ${linesIn(kind)} l on l.line = p.line where p._parent_id = s.id) as pieces
       from shipments s where s.${ORDER_COLUMNS[kind]} = $1 order by s.number`,
    [orderId],
  );
}

/** The lines of an order that the caller has locked, with what is shipped of each. */
export async function listLinesToShip({ client }: Session, { kind, orderId }: OrderRef): Promise<LineToShip[]> {
  const { rows } = await client.query<Omit<LineToShip, 'players'> & { players: unknown }>(
    `select l.line, l.quantity, ${shippedOf(kind, '$1', 'l.line')} as shipped, l.players,
            (select coalesce(jsonb_agg(player), '[]')
               from shipments s join shipment_pieces p on p._parent_id = s.id, jsonb_array_elements(p.players) player
              where s.${ORDER_COLUMNS[kind]} = $1 and p.line = l.line) as packed
       from ${linesIn(kind)} l order by l.place`,
    [orderId],
  );
  return rows.map(({ players, ...line }) => ({ ...line, players: storedPlayers(players) }));
}
