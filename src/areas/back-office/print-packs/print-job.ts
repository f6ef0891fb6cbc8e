import type { Payload, PayloadRequest } from 'payload';
import type { KitGarmentType } from '@/domain/kits/document/kit-garments';
import type { OrderedKit } from '@/domain/orders/resolve-line';
import { partNames } from '@/domain/catalogue/product-parts';
import type { NamedPlayer } from '@/domain/orders/players';
import { compareSizes, sizeCodeOf, type SizeCode } from '@/domain/catalogue/sizes';
import { listedPlayers, printedFor, type TeamOrderItem } from '@/domain/teams/team-order';
import type { PrintPlayer } from '@/domain/kits/production/print-player';
import { playersOf } from '@/modules/orders/documents/player-list';

import { loadTeamOrder } from '@/modules/team/data/team-order';
import { loadOrder } from '../orders/detail/load-order';
import { awaitedByOrder, awaitedByTeamOrder } from './awaited-proof';

/** Which of an order’s garments is to be printed. */
export type PrintedLine = { kind: 'shop' | 'team'; order: string; kit: string; garment: KitGarmentType };

/** A garment of an order as the printer gets it. */
export type PrintJob = {
  kit: OrderedKit;
  label: string;
  players: PrintPlayer[];
  /** Of a set: the names of its parts. */
  parts: string[] | undefined;
  /** What it waits for, in words. */
  awaited: string | undefined;
};

/** What goods without sizes are printed in. */
const ONLY_SIZE: SizeCode = 'M';
const sizeOf = (size: string | null | undefined): SizeCode => (size && sizeCodeOf(size)) || ONLY_SIZE;

type Piece = Omit<PrintPlayer, 'size'>;

/** What is printed on a piece, with the sizes of a set’s further parts. */
const pieceOf = ({ name, number, sizes }: NamedPlayer): Piece => ({ name, number, ...(sizes && { sizes }) });

/** One row for each piece of a size; pieces that are nobody’s have neither name nor number. */
const rowsOf = (size: SizeCode, pieces: number, players: readonly Piece[]): PrintPlayer[] =>
  Array.from({ length: Math.max(pieces, players.length) }, (_, index) => ({
    ...(players[index] ?? { name: '', number: '' }),
    size,
  }));

/** All pieces of one garment of an order, whoever they are for; undefined where the order has no such garment. */
export async function findPrintJob(
  payload: Payload,
  req: PayloadRequest,
  { kind, order, kit, garment }: PrintedLine,
): Promise<PrintJob | undefined> {
  const isAsked = (each: OrderedKit | undefined) => each?.hash === kit && each.garment === garment;
  if (kind === 'team') {
    const found = await loadTeamOrder({ payload, id: order });
    const items = found?.data.items.filter((item) => isAsked(item.kit)) ?? [];
    const ordered = items[0]?.kit;
    if (!found || !ordered) return undefined;
    const awaited = await awaitedByTeamOrder(req, found);
    const parts = items.find(({ parts: named }) => named)?.parts;
    return { kit: ordered, label: found.orderNumber, players: items.flatMap(teamRows), parts, awaited };
  }
  const found = await loadOrder(payload, req, order);
  const lines = found?.order.orderItems.filter(({ id }) => isAsked(found.kits[id ?? ''])) ?? [];
  const ordered = found?.kits[lines[0]?.id ?? ''];
  const players = lines.flatMap((line) => rowsOf(sizeOf(line.sizeCode), line.quantity, playersOf(line).map(pieceOf)));
  if (!found || !ordered) return undefined;
  const parts = partNames(lines.find((line) => partNames(line.parts))?.parts);
  return { kit: ordered, label: found.order.orderNumber, players, parts, awaited: await awaitedByOrder(req, order) };
}

const teamRows = ({ quantities, players }: TeamOrderItem): PrintPlayer[] =>
  Object.entries(quantities)
    .sort(([a], [b]) => compareSizes(a, b))
    .flatMap(([size, pieces]) => {
      const ofSize = listedPlayers(players).filter((player) => player.size === size);
      return rowsOf(sizeOf(size), pieces, ofSize.map(printedFor).map(pieceOf));
    });
