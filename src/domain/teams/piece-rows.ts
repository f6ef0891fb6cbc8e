import { partSize } from '../catalogue/product-parts';
import { compareSizes, sizeLabelOf } from '../catalogue/sizes';
import { physicalLines } from '../orders/custom-line';
import { printsText } from './line-prints';
import type { ShirtNumber } from './shirt-number';
import { listedPlayers, withDistinctPlayers, type TeamOrderData } from './team-order';
import { draftItemOf } from './team-order-draft';

type PieceRow = {
  product: string;
  sku: string;
  color: string;
  kit: string;
  logos: string;
  part: string;
  size: string;
  pieces: number;
  player: string;
  squad: string;
  nameOnBack: string;
  number: ShirtNumber | null;
};

/** Smallest size first, players by number and name before nameless pieces. The first part of a set lists the print. */
export function pieceRows({ items }: Pick<TeamOrderData, 'items'>): PieceRow[] {
  return physicalLines(withDistinctPlayers(items)).flatMap((item) => {
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
