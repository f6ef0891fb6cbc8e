import { ownSizes } from '../catalogue/product-parts';
import { sizeCodeOf } from '../catalogue/sizes';
import type { TeamCustomLine } from './staff-terms-input';
import type { DraftItem } from './team-draft';
import { ONE_SIZE, type TeamOrderData, type TeamOrderItem } from './team-order';

/** Orders from elsewhere may name sizes by label. */
export const orderedSize = (size: string): string => sizeCodeOf(size) ?? ONE_SIZE;

/** Orders from elsewhere may lack players. */
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

/** Without custom lines, which staff alone set. */
export const draftOfOrder = ({ items }: TeamOrderData): DraftItem[] =>
  items.flatMap((item, index) => (item.custom ? [] : draftItemOf(item, `${STORED}${index}`)));

export const customLinesOf = ({ items }: TeamOrderData): TeamCustomLine[] =>
  items.flatMap(({ id, productName: description, totalQuantity: quantity, unitPrice, custom }) =>
    custom ? [{ ...(id !== undefined && { id }), quantity, unitPrice, custom: { description, ...custom } }] : [],
  );

export const orderedLine = ({ items }: TeamOrderData, key: string): TeamOrderItem | undefined =>
  key.startsWith(STORED) ? items[Number(key.slice(STORED.length))] : undefined;
