import { SIZE_FIELDS, sizeLabelOf, type SizeCode, type SizeField } from '../catalogue/sizes';
import type { KitGarmentType } from '../kits/document/kit-garments';

export type PlayerSizes = {
  /** Size of tops, and the default for everything. */
  sizePreference: SizeCode | null;
  shortsSize: SizeCode | null;
  socksSize: SizeCode | null;
};

const SIZED_AS_SHORTS: readonly (KitGarmentType | null)[] = ['football-shorts', 'skort', 'cricket-trousers'];

export const isSizeField = (field: string): field is SizeField => SIZE_FIELDS.some((each) => each === field);

/** Player’s size field for a product; for a set, that of its first part. */
export function sizeFieldOf(product: {
  kitGarment: KitGarmentType | null;
  categorySlug: string | null;
  parts?: readonly { worn: SizeField }[];
}): SizeField {
  const [first] = product.parts ?? [];
  if (first) return first.worn;
  if (SIZED_AS_SHORTS.includes(product.kitGarment)) return 'shortsSize';
  return product.kitGarment === 'crew-socks' || product.categorySlug === 'socks' ? 'socksSize' : 'sizePreference';
}

export const sizeFor = (player: PlayerSizes, field: SizeField): SizeCode | null =>
  player[field] ?? player.sizePreference;

export const sizesText = ({ sizePreference, shortsSize, socksSize }: PlayerSizes): string =>
  [
    sizePreference && sizeLabelOf(sizePreference),
    shortsSize && `shorts ${sizeLabelOf(shortsSize)}`,
    socksSize && `socks ${sizeLabelOf(socksSize)}`,
  ]
    .filter(Boolean)
    .join(' · ');
