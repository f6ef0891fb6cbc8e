import type { PayloadRequest } from 'payload';
import type { KitGarmentType } from '@/domain/kits/document/kit-garments';
import { garmentsOf, type OrderedKit } from '@/domain/orders/resolve-line';
import { furtherParts, partNames, partSize } from '@/domain/catalogue/product-parts';
import type { OrderKind } from '@/domain/orders/order-ref';
import type { NamedPlayer } from '@/domain/orders/players';
import { isSameSquad, squadLabel, type SquadName } from '@/domain/orders/proof-squads';
import { sizeCodeOf, type SizeCode } from '@/domain/catalogue/sizes';
import { linesOf } from '@/domain/teams/stored-team-lines';
import type { PrintPlayer } from '@/domain/kits/production/print-player';
import type { PackedLine } from '@/modules/kits/production/pack-job';
import { findOrderById } from '@/modules/orders/data/placed-order';
import { playersOf } from '@/modules/orders/documents/player-list';
import { loadTeamOrder } from '@/modules/team/data/team-order';
import { awaitedByOrder, awaitedByTeamOrder } from './awaited-proof';

export type PrintJob = {
  kit: OrderedKit;
  productId: string | null;
  garments: KitGarmentType[];
  label: string;
  orderedBy: string;
  orderedAt: string;
  players: PrintPlayer[];
  parts: string[] | undefined;
  awaited: string | undefined;
};

const ONLY_SIZE: SizeCode = 'M';
const sizeOf = (size: string | null | undefined): SizeCode => (size && sizeCodeOf(size)) || ONLY_SIZE;

type MadeLine = {
  kit: OrderedKit;
  productId: string | null;
  sizeCode?: string | null;
  quantity: number;
  players: readonly NamedPlayer[];
  parts: string[] | undefined;
};

/** One row per piece; pieces without a player have neither name nor number, and all parts of a set in one size. */
function rowsOf({ kit, parts, sizeCode, quantity, players }: MadeLine): PrintPlayer[] {
  const size = sizeOf(sizeCode);
  return Array.from({ length: Math.max(quantity, players.length) }, (_, index) => {
    const { name = '', number = '', person, squad, sizes }: Partial<NamedPlayer> = players[index] ?? {};
    return {
      ...{ name, number, size },
      ...(person && { person }),
      ...(squad && { squad }),
      parts: furtherParts(parts).map((part) => {
        const drawn = kit.parts?.find((each) => each.part === part);
        const own = sizeOf(partSize({ size, sizes }, part));
        return { name: part, size: own, ...(drawn && { garment: drawn.garment }) };
      }),
    };
  });
}

const allGarments = (kits: readonly OrderedKit[]): KitGarmentType[] => [...new Set(kits.flatMap(garmentsOf))];

type OrderedLine = Pick<MadeLine, 'sizeCode' | 'quantity'> & {
  kit?: OrderedKit | null;
  productId?: string | null;
  players?: unknown;
  parts?: unknown;
};

const madeLines = (lines: readonly OrderedLine[]): MadeLine[] =>
  lines.flatMap(({ kit, ...line }) =>
    kit
      ? [{ ...line, kit, productId: line.productId ?? null, parts: partNames(line.parts), players: playersOf(line) }]
      : [],
  );

type Source = Pick<PrintJob, 'label' | 'orderedBy' | 'orderedAt' | 'awaited'> & { lines: MadeLine[] };

type Load = (req: PayloadRequest, id: string, squad?: SquadName) => Promise<Source | undefined>;

const SOURCES: Record<OrderKind, Load> = {
  shop: async (req, id) => {
    const order = await findOrderById(req.payload, id);
    if (!order) return undefined;
    const { orderNumber: label, createdAt: orderedAt, contact } = order;
    const lines = madeLines(order.items);
    const orderedBy = `${contact.firstName} ${contact.lastName}`;
    return { ...{ label, orderedAt, orderedBy, lines }, awaited: await awaitedByOrder(req, id) };
  },
  team: async (req, id, squad) => {
    const order = await loadTeamOrder({ payload: req.payload, id });
    if (!order) return undefined;
    const lines = madeLines(linesOf(order.data.items)).flatMap((line) =>
      squad === undefined ? line : ofSquad(line, squad),
    );
    const { orderNumber, createdAt: orderedAt, team } = order;
    const label = squad === undefined ? orderNumber : `${orderNumber} · ${squadLabel(squad)}`;
    const awaited = await awaitedByTeamOrder(req, order, squad);
    return { label, orderedAt, orderedBy: team.name, lines, awaited };
  },
};

function ofSquad(line: MadeLine, squad: SquadName): MadeLine[] {
  const players = line.players
    .filter((player) => isSameSquad(player.squad ?? null, squad))
    .map(({ squad: _, ...player }) => player);
  const spare = squad === null ? Math.max(0, line.quantity - line.players.length) : 0;
  const quantity = players.length + spare;
  return quantity > 0 ? [{ ...line, players, quantity }] : [];
}

/** All pieces of one garment of an order, or of a squad; undefined if it has no such garment. */
export async function findPrintJob(
  req: PayloadRequest,
  { kind, order, kit, garment, squad }: PackedLine,
): Promise<PrintJob | undefined> {
  const source = await SOURCES[kind](req, order, squad);
  if (!source) return undefined;
  const { lines: all, ...about } = source;
  const lines = all.filter((line) => line.kit.hash === kit && line.kit.garment === garment);
  const [first] = lines;
  if (!first) return undefined;
  return {
    ...about,
    kit: first.kit,
    productId: first.productId,
    garments: allGarments(lines.map((line) => line.kit)),
    players: lines.flatMap(rowsOf),
    parts: lines.find(({ parts }) => parts)?.parts,
  };
}
