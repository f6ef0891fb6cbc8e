import type { Payload, PayloadRequest } from 'payload';
import type { KitGarmentType } from '@/domain/kits/document/kit-garments';
import { garmentsOf, type OrderedKit } from '@/domain/orders/resolve-line';
import { furtherParts, partNames, partSize } from '@/domain/catalogue/product-parts';
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

/** A garment of an order, or a set of them, as the printer gets it. */
export type PrintJob = {
  kit: OrderedKit;
  /** What is made of the kit, that of the lines’ own size first. */
  garments: KitGarmentType[];
  label: string;
  /** The team, or whoever ordered. */
  orderedBy: string;
  /** ISO time. */
  orderedAt: string;
  players: PrintPlayer[];
  /** Of a set: the names of its parts. */
  parts: string[] | undefined;
  /** What it waits for, in words. */
  awaited: string | undefined;
};

/** What goods without sizes are printed in. */
const ONLY_SIZE: SizeCode = 'M';
const sizeOf = (size: string | null | undefined): SizeCode => (size && sizeCodeOf(size)) || ONLY_SIZE;

/** What is made of a line: its kit, and of a set the names of its parts. */
type MadeLine = { kit: OrderedKit; parts: readonly string[] | undefined };

/** One row for each piece of a size; pieces that are nobody’s have neither name nor number, and all parts of a set in the one size. */
const rowsOf = (
  { kit, parts }: MadeLine,
  size: SizeCode,
  pieces: number,
  players: readonly NamedPlayer[],
): PrintPlayer[] =>
  Array.from({ length: Math.max(pieces, players.length) }, (_, index) => {
    const { name = '', number = '', sizes }: Partial<NamedPlayer> = players[index] ?? {};
    return {
      ...{ name, number, size },
      parts: furtherParts(parts).map((part) => {
        const drawn = kit.parts?.find((each) => each.part === part);
        const own = sizeOf(partSize({ size, sizes }, part));
        return { name: part, size: own, ...(drawn && { garment: drawn.garment }) };
      }),
    };
  });

/** The garments of several lines, each once. */
const allGarments = (kits: readonly OrderedKit[]): KitGarmentType[] => [...new Set(kits.flatMap(garmentsOf))];

/** All pieces of one garment of an order, whoever they are for; undefined where the order has no such garment. */
export async function findPrintJob(
  payload: Payload,
  req: PayloadRequest,
  { kind, order, kit, garment }: PrintedLine,
): Promise<PrintJob | undefined> {
  const isAsked = (each: OrderedKit) => each.hash === kit && each.garment === garment;
  if (kind === 'team') {
    const found = await loadTeamOrder({ payload, id: order });
    const items = found?.data.items.flatMap(({ kit: made, ...item }) =>
      made && isAsked(made) ? [{ ...item, kit: made }] : [],
    );
    const ordered = items?.[0]?.kit;
    if (!found || !ordered) return undefined;
    return {
      kit: ordered,
      garments: allGarments(items.map((item) => item.kit)),
      ...{ label: found.orderNumber, orderedBy: found.team.name, orderedAt: found.createdAt },
      players: items.flatMap(teamRows),
      parts: items.find(({ parts }) => parts)?.parts,
      awaited: await awaitedByTeamOrder(req, found),
    };
  }
  const found = await loadOrder(payload, req, order);
  const lines = found?.order.orderItems.flatMap((line) => {
    const made = found.kits[line.id ?? ''];
    return made && isAsked(made) ? [{ ...line, kit: made, parts: partNames(line.parts) }] : [];
  });
  const ordered = lines?.[0]?.kit;
  if (!found || !ordered) return undefined;
  return {
    kit: ordered,
    garments: allGarments(lines.map((line) => line.kit)),
    label: found.order.orderNumber,
    orderedBy: `${found.order.contact.firstName} ${found.order.contact.lastName}`,
    orderedAt: found.order.createdAt,
    players: lines.flatMap((line) => rowsOf(line, sizeOf(line.sizeCode), line.quantity, playersOf(line))),
    parts: lines.find(({ parts }) => parts)?.parts,
    awaited: await awaitedByOrder(req, order),
  };
}

const teamRows = (item: TeamOrderItem & { kit: OrderedKit }): PrintPlayer[] =>
  Object.entries(item.quantities)
    .sort(([a], [b]) => compareSizes(a, b))
    .flatMap(([size, pieces]) => {
      const ofSize = listedPlayers(item.players).filter((player) => player.size === size);
      return rowsOf({ kit: item.kit, parts: item.parts }, sizeOf(size), pieces, ofSize.map(printedFor));
    });
