/** An ordered team order as a draft again: to be ordered anew, or to be edited. */
import { ownSizes } from '../catalogue/product-parts';
import { sizeCodeOf } from '../catalogue/sizes';
import type { DraftItem } from './team-draft';
import { ONE_SIZE, type TeamOrderData, type TeamOrderItem } from './team-order';

/** Orders that came from elsewhere may name sizes by label. */
export const orderedSize = (size: string): string => sizeCodeOf(size) ?? ONE_SIZE;

/** Orders that came from elsewhere may say nothing of players. */
export function draftItemOf(
  { productId, color, kit, quantities, players = [], prints = [] }: TeamOrderItem,
  key: string,
): DraftItem {
  const named = players.map(({ memberId, squad, name, nameOnBack, number, size, sizes }) => ({
    ...(memberId && { memberId }),
    ...(squad && { squad }),
    name,
    nameOnBack,
    number,
    size: orderedSize(size),
    ...ownSizes({ size, sizes }),
  }));
  const extras: Record<string, number> = {};
  for (const [size, count] of Object.entries(quantities)) {
    const code = orderedSize(size);
    const left = count - named.filter((player) => player.size === code).length;
    if (left > 0) extras[code] = (extras[code] ?? 0) + left;
  }
  return {
    key,
    product: productId,
    color,
    ...(kit && { kit: kit.hash }),
    players: named,
    extras,
    ...(prints.length > 0 && { prints: prints.map(({ assetId, place }) => ({ asset: assetId, place })) }),
  };
}

const STORED = 'ordered-';

/** The lines of an order to be edited; their keys say which line of the order each was. */
export const draftOfOrder = ({ items }: TeamOrderData): DraftItem[] =>
  items.map((item, index) => draftItemOf(item, `${STORED}${index}`));

/** The line of the order that a draft’s line was; undefined for a new one. */
export const orderedLine = ({ items }: TeamOrderData, key: string): TeamOrderItem | undefined =>
  key.startsWith(STORED) ? items[Number(key.slice(STORED.length))] : undefined;
