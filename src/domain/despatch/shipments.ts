/** Which pieces of an order may be shipped, and what becomes of the order’s status. */
import { allows, flowOf, IN_HAND, statusesIn, type OrderPolicy } from '../orders/order-policy';
import type { OrderKind } from '../orders/order-ref';
import type { NamedPlayer } from '../orders/players';
import { isInHand, policyOf, type AnyStatus } from '../orders/policies';
import { openPlayers, type LinePlayer } from './parcel-players';
import { printsText, type OrderedPrint } from '../teams/line-prints';

/** Pieces of one order line, by the line’s id. */
export type Pieces = { line: string; quantity: number };

/** The same with whose they are, by the places of players in the line; left out where nobody says so. */
export type AskedPieces = Pieces & { players?: number[] };

/** The same as they are stored; without players where it is not known whose they are. */
export type PackedPieces = Pieces & { players: NamedPlayer[] | null };

/** An order line with how many of its pieces are in shipments, its players, and those of them that are. */
export type LineToShip = Pieces & {
  shipped: number;
  players?: readonly NamedPlayer[];
  packed?: readonly NamedPlayer[];
};

/** What is not in any shipment yet, and of whom that is known. */
export type OpenPieces = Pieces & { players: LinePlayer[] };

/** What is not in any shipment yet, by line; lines of which everything is shipped are left out. */
export const openPieces = (lines: readonly LineToShip[]): OpenPieces[] =>
  lines.flatMap(({ line, quantity, shipped, players = [], packed = [] }) =>
    quantity > shipped ? [{ line, quantity: quantity - shipped, players: openPlayers(players, packed) }] : [],
  );

/** The pieces of a line that are nobody’s. */
export const plainPieces = ({ quantity, players }: OpenPieces): number => Math.max(0, quantity - players.length);

/** Whose pieces go into a parcel: who was named, or all who are left where all that is left goes. */
export const packPieces = (asked: readonly AskedPieces[], open: readonly OpenPieces[]): PackedPieces[] =>
  asked.map(({ line, quantity, players: places }) => {
    const left = open.find((each) => each.line === line);
    const isRest = left?.quantity === quantity && left.players.length <= quantity;
    const players = left?.players.filter(({ place }) => places?.includes(place) ?? isRest) ?? [];
    return {
      ...{ line, quantity },
      players: players.length > 0 ? players.map(({ place: _, ...player }) => player) : null,
    };
  });

export const countPieces = (pieces: readonly { quantity: number }[]): number =>
  pieces.reduce((sum, { quantity }) => sum + quantity, 0);

export const piecesText = (count: number): string => `${count} ${count === 1 ? 'piece' : 'pieces'}`;

/** Pieces as people are told of them. */
export type NamedPieces = {
  quantity: number;
  productName: string;
  color?: string | null;
  sizeLabel?: string | null;
  /** Logos, of a team’s order. */
  prints?: readonly OrderedPrint[] | null;
};

/** '2 × Match shirt (Red, Small)' */
export function namedPieces({ quantity, productName, ...pieces }: NamedPieces): string {
  const options = optionsText(pieces);
  return `${quantity} × ${productName}${options && ` (${options})`}`;
}

/** What tells pieces of a product apart: 'Red, Small'. */
export const optionsText = ({ color, sizeLabel, prints }: Omit<NamedPieces, 'quantity' | 'productName'>): string =>
  [color, sizeLabel, printsText(prints ?? [])].filter(Boolean).join(', ');

/** An order as far as it says whether something of it may be shipped. */
export type ShippableOrder = {
  kind: OrderKind;
  status: AnyStatus;
  /** Its customer fetches it; left out where it is sent. */
  isCollection?: boolean;
  /** Its customer has not confirmed it; orders of teams need no confirmation. */
  awaitsConfirmation?: boolean;
};

export const COLLECTED = 'The customer collects this order: it has no carrier and no tracking number.';

/** Why none of an order may be shipped now; undefined where it may. What a team orders has to be made first. */
export function unshippable({ kind, status, isCollection, awaitsConfirmation }: ShippableOrder): string | undefined {
  if (awaitsConfirmation) return 'The customer has not confirmed this order yet.';
  const policy = policyOf(kind);
  if (allows(policy, 'ships', status)) return undefined;
  const now = flowOf(policy, isCollection === true).labels[status].toLowerCase();
  return isInHand(status) ? `This order is not in production yet, it is ${now}.` : `This order is ${now}.`;
}

/**
 * What is wrong with pieces that are to go into a shipment, by `pieces.0.quantity` and the like; empty where they may.
 * @param open what is not shipped yet.
 */
export function pieceErrors(pieces: readonly AskedPieces[], open: readonly OpenPieces[]): Record<string, string[]> {
  const left = new Map(open.map(({ line, quantity }) => [line, quantity]));
  const errors: Record<string, string[]> = {};
  pieces.forEach((asked, index) => {
    const { line, quantity } = asked;
    const most = left.get(line) ?? 0;
    const ofLine = open.find((each) => each.line === line);
    const wrong = ofLine && playersError(asked, ofLine);
    if (quantity > most) errors[`pieces.${index}.quantity`] = [leftText(most)];
    else if (wrong) errors[`pieces.${index}.players`] = [wrong];
    left.set(line, most - quantity);
  });
  return errors;
}

/** What is wrong with the players who are named for pieces of a line; undefined where nothing is, or nobody is named. */
function playersError({ quantity, players }: AskedPieces, open: OpenPieces): string | undefined {
  if (!players) return undefined;
  if (players.some((place) => !open.players.some((player) => player.place === place)))
    return 'Some of these players are in another shipment.';
  if (players.length > quantity) return 'There are more players than pieces.';
  return quantity - players.length > plainPieces(open) ? 'Tick whose pieces these are.' : undefined;
}

const leftText = (most: number): string =>
  most > 0 ? `Only ${most} left to ship.` : 'All of these are already shipped.';

/**
 * The status of an order once something of it went out: sent with its last piece, in the works before. A kind that has no status
 * for what is sent keeps its own: that everything has arrived is for staff to say.
 * @param open pieces that are still to be shipped.
 */
export function statusOnceShipped<Status extends string>(
  policy: OrderPolicy<Status>,
  status: Status,
  open: number,
): Status {
  const [sent] = statusesIn(policy, ['sent']);
  const [making] = statusesIn(policy, ['making']);
  if (!sent || !making || !statusesIn(policy, IN_HAND).includes(status)) return status;
  return open === 0 ? sent : making;
}

/** The status of an order once a shipment is withdrawn: no longer sent where all of it was. Pieces as before. */
export function statusOnceWithdrawn<Status extends string>(
  policy: OrderPolicy<Status>,
  status: Status,
  openBefore: number,
): Status {
  const [making = status] = statusesIn(policy, ['making']);
  return policy.phases[status] === 'sent' && openBefore === 0 ? making : status;
}

/** What an edit asks of lines of which pieces are shipped, by `lines.0.quantity` and the like. */
export function editErrors(
  before: readonly { id: string; productName: string; shipped?: number }[],
  after: readonly { id?: string; quantity: number }[],
): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { id, productName, shipped = 0 } of before) {
    if (shipped === 0) continue;
    const index = after.findIndex((line) => line.id === id);
    const kept = after[index];
    if (!kept) (errors.lines ??= []).push(`${shipped} × ${productName} shipped already: the line has to stay.`);
    else if (kept.quantity < shipped) errors[`lines.${index}.quantity`] = [`${shipped} of these are shipped already.`];
  }
  return errors;
}
