import { allows, flowOf, IN_HAND, statusesIn, type OrderPolicy } from '../orders/order-policy';
import type { OrderKind } from '../orders/order-ref';
import type { NamedPlayer } from '../orders/players';
import { isInHand, policyOf, type AnyStatus } from '../orders/policies';
import { openPlayers, type LinePlayer } from './parcel-players';
import { printsText, type OrderedPrint } from '../teams/line-prints';

type Pieces = { line: string; quantity: number };

/** With the players' indexes in the line; omitted if not specified. */
export type RequestedPieces = Pieces & { players?: number[] };

/** As stored; null if the players are unknown. */
export type PackedPieces = Pieces & { players: NamedPlayer[] | null };

export type LineToShip = Pieces & {
  shipped: number;
  players?: readonly NamedPlayer[];
  packed?: readonly NamedPlayer[];
};

export type OpenPieces = Pieces & { players: LinePlayer[] };

export const openPieces = (lines: readonly LineToShip[]): OpenPieces[] =>
  lines.flatMap(({ line, quantity, shipped, players = [], packed = [] }) =>
    quantity > shipped ? [{ line, quantity: quantity - shipped, players: openPlayers(players, packed) }] : [],
  );

export const plainPieces = ({ quantity, players }: OpenPieces): number => Math.max(0, quantity - players.length);

/** Players of a parcel: those named, or all remaining ones if everything left is packed. */
export const packPieces = (requested: readonly RequestedPieces[], open: readonly OpenPieces[]): PackedPieces[] =>
  requested.map(({ line, quantity, players: places }) => {
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

export type NamedPieces = {
  quantity: number;
  productName: string;
  color?: string | null;
  sizeLabel?: string | null;
  prints?: readonly OrderedPrint[] | null;
};

/** '2 × Match shirt (Red, Small)' */
export function namedPieces({ quantity, productName, ...pieces }: NamedPieces): string {
  const options = optionsText(pieces);
  return `${quantity} × ${productName}${options && ` (${options})`}`;
}

export const optionsText = ({ color, sizeLabel, prints }: Omit<NamedPieces, 'quantity' | 'productName'>): string =>
  [color, sizeLabel, printsText(prints ?? [])].filter(Boolean).join(', ');

export type ShippableOrder = {
  kind: OrderKind;
  status: AnyStatus;
  isCollection?: boolean;
  /** Awaits the customer’s confirmation; never for teams. */
  awaitsConfirmation?: boolean;
};

export const COLLECTED = 'The customer collects this order: it has no carrier and no tracking number.';

/** Reason not to ship the order now; undefined if it may be shipped. Team goods must be made first. */
export function unshippable({ kind, status, isCollection, awaitsConfirmation }: ShippableOrder): string | undefined {
  if (awaitsConfirmation) return 'The customer has not confirmed this order yet.';
  const policy = policyOf(kind);
  if (allows(policy, 'ships', status)) return undefined;
  const now = flowOf(policy, isCollection === true).labels[status].toLowerCase();
  return isInHand(status) ? `This order is not in production yet: it is ${now}.` : `This order is ${now}.`;
}

/** Errors by `pieces.0.quantity` and the like; `open` are unshipped pieces. */
export function pieceErrors(pieces: readonly RequestedPieces[], open: readonly OpenPieces[]): Record<string, string[]> {
  const left = new Map(open.map(({ line, quantity }) => [line, quantity]));
  const errors: Record<string, string[]> = {};
  pieces.forEach((requested, index) => {
    const { line, quantity } = requested;
    const most = left.get(line) ?? 0;
    const ofLine = open.find((each) => each.line === line);
    const wrong = ofLine && playersError(requested, ofLine);
    if (quantity > most) errors[`pieces.${index}.quantity`] = [leftText(most)];
    else if (wrong) errors[`pieces.${index}.players`] = [wrong];
    left.set(line, most - quantity);
  });
  return errors;
}

function playersError({ quantity, players }: RequestedPieces, open: OpenPieces): string | undefined {
  if (!players) return undefined;
  if (players.some((place) => !open.players.some((player) => player.place === place)))
    return 'Some of these players are in another shipment.';
  if (players.length > quantity) return 'There are more players than pieces.';
  return quantity - players.length > plainPieces(open) ? 'Tick whose pieces these are.' : undefined;
}

const leftText = (most: number): string =>
  most > 0 ? `Only ${most} left to ship.` : 'All of these are already shipped.';

/** In production until the last piece is sent; kinds without a 'sent' status keep theirs: only staff mark arrival. */
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

/** Status after a shipment is withdrawn: no longer sent if everything was. Pieces as before. */
export function statusOnceWithdrawn<Status extends string>(
  policy: OrderPolicy<Status>,
  status: Status,
  openBefore: number,
): Status {
  const [making = status] = statusesIn(policy, ['making']);
  return policy.phases[status] === 'sent' && openBefore === 0 ? making : status;
}

/** Errors of an edit that cuts into shipped pieces, by `lines.0.quantity` and the like. */
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
