/** What is shipped of an order, for whoever may read the order: staff, its shopper by the order’s link, its team. */
import { isoTime } from '@/lib/database/iso-time';
import { ORDER_COLUMNS, shippedOf } from '@/data/orders';
import type { OrderRef } from '@/domain/orders/order-ref';
import type { Payload } from 'payload';
import { SIZE_CODES, sizeLabelOf } from '@/domain/catalogue/sizes';
import type { Tracking } from '@/domain/despatch/carriers';
import { storedPlayers, type NamedPlayer } from '@/domain/orders/players';
import type { LineToShip } from '@/domain/despatch/shipments';
import { readPlayer, readPrint, type StoredPlayer, type StoredPrint } from '@/domain/teams/stored-team-order';
import { printedFor } from '@/domain/teams/team-order';
import type { OrderedPrint } from '@/domain/teams/line-prints';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';

/** Pieces of a line that go together. */
export type ShippedPieces = {
  /** Names the order line: its id, or as `teamOrderPieces` has it of a team’s order. */
  line: string;
  quantity: number;
  productName: string;
  color: string | null;
  sizeLabel: string | null;
  /** Logos, of a team’s order. */
  prints: OrderedPrint[] | null;
  /** For whom they are printed; null where that is not known, or they are for nobody. */
  players: NamedPlayer[] | null;
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

/** The lines of an order of each kind, whose id is the first parameter. */
const LINES = {
  shop: `(select i.id as line, i._order as place, i.quantity::int as quantity, i.product_name, i.color, i.size_code,
                    i.size_label, null as prints, i.players from order_items i where i._parent_id = $1)`,
  team: `(select l.*, null as size_label, o.order_data -> 'items' -> (l.place - 1) -> 'prints' as prints,
                    (select jsonb_agg(p.player order by p.place)
                       from jsonb_path_query_array(o.order_data -> 'items' -> (l.place - 1), '$.players[*]') listed,
                            jsonb_array_elements(listed) with ordinality p(player, place)
                      where p.player ->> 'size' = l.size_code) as players from team_orders o, team_order_lines(o.order_data) l where o.id = $1)`,
} as const;

/** The order in which a packer finds lines: as they were ordered, by size. */
const IN_ORDER = `l.place, array_position('{${SIZE_CODES.join(',')}}'::text[], l.size_code::text), l.line`;

type StoredPieces = Omit<ShippedPieces, 'prints'> & { sizeCode: string | null; prints: StoredPrint[] | null };

/** The shipments of an order, the first one first. */
export async function listShipments(payload: Payload, { kind, orderId }: OrderRef): Promise<Shipment[]> {
  const shipments = await query<Omit<Shipment, 'pieces'> & { pieces: StoredPieces[] }>(
    payload,
    `select s.id, s.number::int as number, s.carrier, s.tracking_number as "trackingNumber",
            s.tracking_url as "trackingUrl", s.by_name as "byName",
            ${isoTime('s.created_at')} as "createdAt",
            (select coalesce(json_agg(json_build_object('line', p.line, 'quantity', p.quantity,
                               'productName', l.product_name, 'color', l.color, 'sizeCode', l.size_code,
                               'sizeLabel', l.size_label, 'prints', l.prints, 'players', p.players) order by ${IN_ORDER}), '[]')
               from shipment_pieces p join ${LINES[kind]} l on l.line = p.line where p._parent_id = s.id) as pieces
       from shipments s where s.${ORDER_COLUMNS[kind]} = $1 order by s.number`,
    [orderId],
  );
  return shipments.map((shipment) => ({ ...shipment, pieces: shipment.pieces.map(readPieces) }));
}

const readPieces = ({ sizeCode, sizeLabel, prints, ...pieces }: StoredPieces): ShippedPieces => ({
  ...pieces,
  prints: prints && prints.map(readPrint),
  sizeLabel: sizeLabel ?? sizeLabelOf(sizeCode ?? '') ?? null,
});

/** The lines of an order that the caller has locked, with what is shipped of each. */
export async function listLinesToShip({ client }: Session, { kind, orderId }: OrderRef): Promise<LineToShip[]> {
  const { rows } = await client.query<Omit<LineToShip, 'players'> & { players: StoredPlayer[] | null }>(
    `select l.line, l.quantity, ${shippedOf(kind, '$1', 'l.line')} as shipped, l.players,
            (select coalesce(jsonb_agg(player), '[]')
               from shipments s join shipment_pieces p on p._parent_id = s.id, jsonb_array_elements(p.players) player
              where s.${ORDER_COLUMNS[kind]} = $1 and p.line = l.line) as packed
       from ${LINES[kind]} l order by ${IN_ORDER}`,
    [orderId],
  );
  return rows.map(({ players, ...line }) => ({
    ...line,
    players: kind === 'team' ? (players ?? []).map((player) => printedFor(readPlayer(player))) : storedPlayers(players),
  }));
}
