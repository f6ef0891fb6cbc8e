/** The pieces of a team’s order, one size of one item each, by names that last: shipments refer to them. */
import { compareSizes, sizeLabelOf } from '../catalogue/sizes';
import { namedPieces, type LineToShip, type Pieces } from './shipments';
import type { OrderedPrint } from '../teams/line-prints';
import { ONE_SIZE, type TeamOrderData, type TeamOrderItem } from '../teams/team-order';

/** Pieces of one size of one item. */
export type TeamPieces = Pieces & {
  item: TeamOrderItem;
  /** A size code, or ONE_SIZE. */
  size: string;
  productName: string;
  /** The colour, or the name of the kit it is made to. */
  color: string | null;
  /** Null for what has no sizes. */
  sizeLabel: string | null;
  prints: OrderedPrint[];
};

/** What an item is known by: its id, or its place in an order from before items had any. As `team_order_lines` has it. */
const itemName = ({ id }: TeamOrderItem, place: number): string => id ?? String(place);

/** The order’s pieces, item by item and size by size; sizes of which there are none are left out. */
export const teamOrderPieces = ({ items }: Pick<TeamOrderData, 'items'>): TeamPieces[] =>
  items.flatMap((item, place) =>
    Object.entries(item.quantities)
      .toSorted(([a], [b]) => compareSizes(a, b))
      .flatMap(([size, quantity]) =>
        quantity > 0
          ? {
              line: `${itemName(item, place)}:${size}`,
              quantity,
              item,
              size,
              productName: item.productName,
              color: item.kit?.name ?? item.color,
              sizeLabel: sizeLabelOf(size) ?? (size === ONE_SIZE ? null : size),
              prints: item.prints ?? [],
            }
          : [],
      ),
  );

const designOf = ({ productId, color, kit }: TeamOrderItem): string =>
  JSON.stringify([productId, color, kit?.hash ?? null]);

/**
 * The items with their ids. One that comes without takes that of the first item of the same product, colour and kit as
 * the order was, which no other has; a new one gets a new id.
 */
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

/**
 * What a changed order lacks of the pieces that are shipped, in words; undefined where it has all of them.
 * @param shipped the lines as they were, with what is shipped of each.
 */
export function lackingShipped(
  data: Pick<TeamOrderData, 'items'>,
  before: Pick<TeamOrderData, 'items'>,
  shipped: readonly LineToShip[],
): string | undefined {
  const left = new Map(teamOrderPieces(data).map(({ line, quantity }) => [line, quantity]));
  const named = new Map(teamOrderPieces(before).map((pieces) => [pieces.line, pieces]));
  const lacking = shipped.flatMap(({ line, shipped: quantity }) => {
    const pieces = named.get(line);
    return pieces && quantity > (left.get(line) ?? 0) ? namedPieces({ ...pieces, quantity }) : [];
  });
  return lacking.length > 0 ? `Shipped already, so they have to stay: ${lacking.join(', ')}.` : undefined;
}
