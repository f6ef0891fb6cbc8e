/** Counts pieces of an order line: sent, on their way back, still in the house. */
import { isOut } from '../orders/order-policy';
import { phaseOf, type AnyStatus } from '../orders/policies';
import { formatFullDay } from '../text/locale';
import type { ReturnReason, ReturnStatus } from './return-state';
import { isOver, type ReturnWindow } from './return-window';

export type ReturnedPieces = { status: ReturnStatus; quantity: number; restocked: number; writtenOff: number };

export type OrderedPieces = {
  quantity: number;
  shipped: number;
  /** Pieces that did not go back into stock as the order was cancelled; 0 unless it is. */
  kept: number;
  returns: readonly ReturnedPieces[];
};

/** A status set by hand sends all pieces. */
export const sentPieces = (status: AnyStatus, { quantity, shipped, kept }: OrderedPieces): number => {
  if (status === 'cancelled') return kept;
  return isOut(phaseOf(status)) ? quantity : shipped;
};

/** Pieces that are on their way back, or have come; of a received return only those that came. */
const returningPieces = ({ returns }: Pick<OrderedPieces, 'returns'>): number =>
  returns.reduce((sum, pieces) => sum + returning(pieces), 0);

function returning({ status, quantity, restocked, writtenOff }: ReturnedPieces): number {
  if (status === 'declined' || status === 'cancelled') return 0;
  return status === 'requested' || status === 'approved' ? quantity : restocked + writtenOff;
}

export const returnablePieces = (status: AnyStatus, pieces: OrderedPieces): number =>
  sentPieces(status, pieces) - returningPieces(pieces);

/** True if pieces come back that by this status would not have been sent. */
export const returnsUnsent = (status: AnyStatus, lines: readonly OrderedPieces[]): boolean =>
  lines.some((pieces) => returningPieces(pieces) > sentPieces(status, pieces));

export const unsentPieces = (status: AnyStatus, pieces: OrderedPieces): number =>
  pieces.quantity - sentPieces(status, pieces);

const FAULTS: readonly ReturnReason[] = ['faulty', 'wrong_item'];

/** Made to a kit, or printed: it comes back only for our fault. */
type Bound = ReturnWindow & { isMade: boolean };

export const reasonsFor = (by: 'customer' | 'staff', bound: Bound): ReturnReason[] => [
  ...FAULTS,
  ...(bound.isMade || (by === 'customer' && isOver(bound)) ? [] : (['wrong_size', 'unwanted'] as const)),
  ...(by === 'staff' ? (['order_cancelled'] as const) : []),
];

type ReturnableLine = Bound & { line: string; left: number };
type RequestedItem = { lineId: string; quantity: number; reason: ReturnReason };

export const MADE_FOR_YOU = 'It was made for you, and comes back only if it is faulty or not what you ordered.';

export function returnLimit(bound: Bound): string | undefined {
  if (bound.isMade) return MADE_FOR_YOU;
  if (bound.returnBy === null || !isOver(bound)) return undefined;
  return `You could return it until ${formatFullDay(bound.returnBy)}. Now it comes back only if it is faulty or not what you ordered.`;
}

export function itemErrors(
  items: readonly RequestedItem[],
  lines: readonly ReturnableLine[],
  by: 'customer' | 'staff',
): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  const named = new Set<string>();
  for (const [index, { lineId, quantity, reason }] of items.entries()) {
    const line = lines.find((each) => each.line === lineId);
    const refuse = (field: string, message: string) => (errors[`items.${index}.${field}`] = [message]);
    if (!line) refuse('lineId', 'The order has no such line.');
    else if (named.has(lineId)) refuse('lineId', 'A line appears twice.');
    else if (line.left === 0) refuse('quantity', 'None of these can be returned.');
    else if (quantity > line.left) refuse('quantity', `At most ${line.left} can be returned.`);
    else if (!reasonsFor(by, line).includes(reason)) refuse('reason', returnLimit(line) ?? 'Choose another reason.');
    named.add(lineId);
  }
  return errors;
}

type ReceivedItem = { lineId: string; restocked: number; writtenOff: number };

/** Errors by `items.0.restocked` and the like, or `items` if nothing has come. */
export function receivedErrors(
  received: readonly ReceivedItem[],
  items: readonly { line: string; quantity: number }[],
): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  const named = new Set<string>();
  for (const [index, { lineId, restocked, writtenOff }] of received.entries()) {
    const item = items.find(({ line }) => line === lineId);
    if (!item) errors[`items.${index}.lineId`] = ['The return has no such line.'];
    else if (named.has(lineId)) errors[`items.${index}.lineId`] = ['A line appears twice.'];
    else if (restocked + writtenOff > item.quantity)
      errors[`items.${index}.restocked`] = [`Only ${item.quantity} were to come back.`];
    named.add(lineId);
  }
  if (received.every(({ restocked, writtenOff }) => restocked + writtenOff === 0))
    errors.items = ['Enter what has come back.'];
  return errors;
}
