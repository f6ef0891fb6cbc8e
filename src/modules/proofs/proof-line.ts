import { sizeLabelOf } from '@/domain/catalogue/sizes';
import { ownSizes, partSizesText } from '@/domain/catalogue/product-parts';
import { KIT_GARMENTS, type KitGarmentType } from '@/domain/kits/document/kit-garments';
import { garmentSizes, type OrderedKit } from '@/domain/orders/resolve-line';
import type { PlayerRow } from '@/domain/orders/players';
import type { OrderedPieces } from '@/domain/kits/checks/ordered-sizes';

export type ProofLine = {
  /** As 'Velocity Netball Dress, kit “Home”' or 'Velocity Netball Dress, Purple'. */
  title: string;
  productId: string;
  color: string | null;
  kit: OrderedKit | null;
  pieces: number;
  players: readonly ProofPlayer[];
  /** Logos on every piece, as 'Left chest: Riverside crest'; without those of a kit. */
  logos?: readonly string[];
  nameless: readonly string[];
};

/** Sizes are codes, or any word for goods without sizes. */
export type ProofPlayer = PlayerRow & {
  person?: string;
  /** Id on the team’s roster, and the squad that the piece is for. */
  member?: string;
  squad?: string;
};

/** 'Jo Hudson · Medium · Shorts Large' */
export const pieceText = ({ person, squad, size, sizes }: ProofPlayer): string =>
  [person, squad, sizeLabelOf(size) ?? 'One size', partSizesText(ownSizes({ size, sizes }).sizes)]
    .filter(Boolean)
    .join(' · ');

export const garmentTitle = ({ garment, parts = [] }: OrderedKit, type: KitGarmentType): string =>
  (type !== garment && parts.find((part) => part.garment === type)?.part) || KIT_GARMENTS[type].label;

export const checkedPieces = (
  kit: OrderedKit,
  { players, nameless }: Pick<ProofLine, 'players' | 'nameless'>,
): Required<OrderedPieces> => ({
  players: players.map(({ name, number, size, sizes, member, squad }) => ({
    ...{ name, number, size, member, squad },
    ...garmentSizes(kit, { size, sizes }),
  })),
  nameless,
});
