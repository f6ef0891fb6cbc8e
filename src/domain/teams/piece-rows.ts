/** Counts the pieces of a team’s order for production: one per name, the others by size. */
import { partSize } from '../catalogue/product-parts';
import { compareSizes, sizeLabelOf } from '../catalogue/sizes';
import { printsText } from './line-prints';
import type { ShirtNumber } from './shirt-number';
import { listedPlayers, withDistinctPlayers, type TeamOrderData } from './team-order';
import { draftItemOf } from './team-order-draft';

type PieceRow = {
  product: string;
  sku: string;
  /** Empty if made to a kit. */
  color: string;
  kit: string;
  /** In words; empty for none. */
  logos: string;
  /** Part of a set; otherwise empty. */
  part: string;
  /** Empty for goods without sizes. */
  size: string;
  pieces: number;
  player: string;
  /** Empty for none. */
  squad: string;
  nameOnBack: string;
  number: ShirtNumber | null;
};

/**
 * Rows by line and part: smallest size first, players by number and name before nameless pieces. The print is listed
 * with the first part of a set.
 */
export function pieceRows({ items }: Pick<TeamOrderData, 'items'>): PieceRow[] {
  return withDistinctPlayers(items).flatMap((item) => {
    const { players, extras } = draftItemOf({ ...item, players: listedPlayers(item.players) }, item.productId);
    const what = {
      ...{ product: item.productName, sku: item.sku, color: item.kit ? '' : (item.color ?? '') },
      ...{ kit: item.kit?.name ?? '', logos: printsText(item.prints) },
    };
    const { parts = [''] } = item;
    return parts.flatMap((part) => {
      const isFirst = part === parts[0];
      const named = players.map(({ name, nameOnBack, number, size, sizes, squad = '' }) => ({
        ...{ code: isFirst ? size : partSize({ size, sizes }, part), pieces: 1, player: name, squad },
        ...(isFirst ? { nameOnBack, number } : { nameOnBack: '', number: null }),
      }));
      const others = Object.entries(extras).map(([code, pieces]) => ({
        ...{ code, pieces, player: '', squad: '', nameOnBack: '', number: null },
      }));
      return [...named, ...others]
        .sort((a, b) => compareSizes(a.code, b.code))
        .map(({ code, ...piece }) => ({ ...what, part, size: sizeLabelOf(code) ?? '', ...piece }));
    });
  });
}
