/** Price, tax, stock and shipments go by the first part’s size, shared by default (docs/product.md, Products). */
import type { KitGarmentType } from './kit-garment-types';
import { sizeCodeOf, sizeLabelOf, type SizeCode, type SizeField } from './sizes';

export type ProductPart = {
  name: string;
  /** Player’s size field. */
  worn: SizeField;
  /** Sizes it is made in; empty for the first part, which has the product’s. */
  sizes: SizeCode[];
  /** Undefined for the first part, which has the product’s, and for parts that come as they are. */
  garment?: KitGarmentType;
};

export const MAX_PARTS = 6;
export const PART_NAME_MAX = 40;

/** Deviating sizes of further parts, by name. */
export type PartSizes = Record<string, string>;

type Sized = { size: string; sizes?: Readonly<PartSizes> };

/** Trusted: stored parts were validated. */
export const storedParts = (stored: unknown): ProductPart[] => (Array.isArray(stored) ? (stored as ProductPart[]) : []);

export const furtherParts = <Part>(parts: readonly Part[] | null = []): readonly Part[] => parts?.slice(1) ?? [];

export const designedGarments = (product: {
  kitGarment?: KitGarmentType | null;
  parts?: readonly ProductPart[];
}): KitGarmentType[] =>
  [product.kitGarment, ...furtherParts(product.parts).map(({ garment }) => garment)].flatMap(
    (garment) => garment ?? [],
  );

/** '' if the piece’s size applies. */
export const ownSize = (sizes: Readonly<PartSizes> | undefined, part: string): string =>
  (sizes && Object.hasOwn(sizes, part) && sizes[part]) || '';

export const partSize = ({ size, sizes }: Sized, part: string): string => ownSize(sizes, part) || size;

export const orderedSizes = (parts: readonly ProductPart[] | undefined, piece: Sized): { sizes?: PartSizes } => {
  const sizes = furtherParts(parts).map(({ name }) => [name, partSize(piece, name)]);
  return sizes.length > 0 ? { sizes: Object.fromEntries(sizes) } : {};
};

export const ownSizes = ({ size, sizes = {} }: Sized): { sizes?: PartSizes } => {
  const own = Object.entries(sizes).filter(([, each]) => each && each !== size);
  return own.length > 0 ? { sizes: Object.fromEntries(own) } : {};
};

/** Further parts that are not made in the piece’s size. Empty while its own is missing. */
export const unmadeParts = (parts: readonly ProductPart[] | undefined, piece: Sized): ProductPart[] =>
  piece.size
    ? furtherParts(parts).filter(({ name, sizes }) => {
        const code = sizeCodeOf(partSize(piece, name));
        return !sizes.some((size) => size === code);
      })
    : [];

export const notMadeText = ({ name }: ProductPart, piece: Sized): string =>
  `${name}: not made in ${sizeLabelOf(partSize(piece, name)) ?? 'one size'}.`;

export const partSizesText = (sizes: Readonly<PartSizes> = {}, separator = ' · '): string =>
  Object.entries(sizes)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([part, size]) => `${part} ${sizeLabelOf(size) ?? size}`)
    .join(separator);

export const partNames = (stored: unknown): string[] | undefined =>
  Array.isArray(stored) && stored.length > 0 ? stored.map(String) : undefined;
