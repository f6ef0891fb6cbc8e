import { namedPieces, type LineToShip } from './shipments';
import { itemName, lineName, linesOf, lookOf } from '../teams/stored-team-lines';
import type { TeamOrderData, TeamOrderItem } from '../teams/team-order';

const designOf = ({ productId, color, kit }: TeamOrderItem): string =>
  JSON.stringify([productId, color, kit?.hash ?? null]);

/** An item without an id takes that of the first unmatched old item of the same product, colour and kit. */
export function withItemIds(
  items: readonly TeamOrderItem[],
  before: readonly TeamOrderItem[],
  newId: () => string,
): TeamOrderItem[] {
  const taken = new Set(items.flatMap(({ id }) => id ?? []));
  const free = before
    .map((item, place) => ({ id: itemName(item, place), design: designOf(item) }))
    .filter(({ id }) => !taken.has(id));
  return items.map((item) => {
    if (item.id !== undefined) return item;
    const place = free.findIndex(({ design }) => design === designOf(item));
    const [same] = place < 0 ? [] : free.splice(place, 1);
    return { id: same?.id ?? newId(), ...item };
  });
}

/** Shipped pieces that a changed order lacks, in words; undefined if none. */
export function lackingShipped(
  data: Pick<TeamOrderData, 'items'>,
  before: Pick<TeamOrderData, 'items'>,
  shipped: readonly LineToShip[],
): string | undefined {
  const left = new Map(linesOf(data.items).map((line) => [lineName(line), line.quantity]));
  const named = new Map(linesOf(before.items).map((line) => [lineName(line), line]));
  const lacking = shipped.flatMap(({ line: name, shipped: quantity }) => {
    const line = named.get(name);
    return line && quantity > (left.get(name) ?? 0) ? namedPieces({ ...line, color: lookOf(line), quantity }) : [];
  });
  return lacking.length > 0 ? `Shipped already, so they have to stay: ${lacking.join(', ')}.` : undefined;
}
