import { furtherParts, partSize, type ProductPart } from '../catalogue/product-parts';
import { sizeCodeOf, sizeLabelOf } from '../catalogue/sizes';
import type { KitGarmentType } from '../kits/document/kit-garments';
import { distinctNames, type Listed } from './namesakes';
import { sizeFieldOf, sizeFor, type PlayerSizes } from './player-sizes';
import type { TeamOrderPlayer } from './team-order';

export type OrderedPiece = Pick<TeamOrderPlayer, 'size' | 'sizes'> & {
  memberId: string;
  product: {
    name: string;
    kitGarment: KitGarmentType | null;
    categorySlug: string | null;
    parts: readonly ProductPart[];
  };
  roster: PlayerSizes;
};

type SizeChange = {
  piece: OrderedPiece;
  /** Changed thing: the product, or a further part of it. */
  what: string;
  ordered: string;
  roster: string;
};

/** Sizes of a piece that differ on the roster; unknown sizes, and pieces without one, do not count. */
export function sizeChanges(pieces: readonly OrderedPiece[]): SizeChange[] {
  return pieces.flatMap((piece) => {
    const { product, roster } = piece;
    const compare = (what: string, ordered: string, now: string | null): SizeChange[] =>
      now !== null && sizeCodeOf(ordered) !== undefined && ordered !== now
        ? [{ piece, what, ordered: sizeLabelOf(ordered) ?? ordered, roster: sizeLabelOf(now) ?? now }]
        : [];
    return [
      ...compare(product.name, piece.size, sizeFor(roster, sizeFieldOf(product))),
      ...furtherParts(product.parts).flatMap(({ name, worn }) =>
        compare(`${product.name}, ${name}`, partSize(piece, name), sizeFor(roster, worn)),
      ),
    ];
  });
}

export const sizeChangeText = ({ what, ordered, roster }: SizeChange): string =>
  `${what}: ${ordered} ordered, ${roster} on the roster`;

export type ResizedPieces = { changes: readonly SizeChange[]; players: readonly Listed[] };

/** Changes by player, each once: a player may have several pieces of a product. */
export function sizeChangesByPlayer({ changes, players }: ResizedPieces): { name: string; texts: string[] }[] {
  const names = new Map(distinctNames(players).map((name, place) => [players[place]?.id, name]));
  return [...new Set(changes.map(({ piece }) => piece.memberId))].map((id) => {
    const own = changes.filter(({ piece }) => piece.memberId === id).map(sizeChangeText);
    return { name: names.get(id) ?? '', texts: [...new Set(own)] };
  });
}
