/**
 * Parts of a set sold as one product, such as shirt, shorts and socks. The first part’s size decides price, tax,
 * stock and shipments; the others share it unless they have their own. `docs/product.md`, “Products”.
 */
import type { KitGarmentType } from './kit-garment-types';
import { sizeCodeOf, sizeLabelOf, type SizeCode, type SizeField } from './sizes';

export type ProductPart = {
  name: string;
  /** Player’s size field. */
  worn: SizeField;
  /** Sizes it is made in; of the first part none, for its sizes are the product’s. */
  sizes: SizeCode[];
  /**
   * Garment in the kit designer; undefined for the first part, which is the product’s, and for parts that come as
   * they are.
   */
  garment?: KitGarmentType;
};

export const MAX_PARTS = 6;
export const PART_NAME_MAX = 40;

/** Sizes of further parts that differ from that of the piece, by the part’s name. */
export type PartSizes = Record<string, string>;

/** A piece, or whose it is, in its sizes by code or label; the size is empty where it is still to be found out. */
type Sized = { size: string; sizes?: Readonly<PartSizes> };

/** The parts of a product as they are stored, where they were checked. */
export const storedParts = (stored: unknown): ProductPart[] => (Array.isArray(stored) ? (stored as ProductPart[]) : []);

/** The parts that may have a size of their own. */
export const furtherParts = <Part>(parts: readonly Part[] | null = []): readonly Part[] => parts?.slice(1) ?? [];

/** Garments of a product in the kit designer: its own, then those of a set’s further parts. */
export const designedGarments = (product: {
  kitGarment?: KitGarmentType | null;
  parts?: readonly ProductPart[];
}): KitGarmentType[] =>
  [product.kitGarment, ...furtherParts(product.parts).map(({ garment }) => garment)].flatMap(
    (garment) => garment ?? [],
  );

/** A part’s own size; '' where it has that of the piece. */
export const ownSize = (sizes: Readonly<PartSizes> | undefined, part: string): string =>
  (sizes && Object.hasOwn(sizes, part) && sizes[part]) || '';

/** The size of a further part. */
export const partSize = ({ size, sizes }: Sized, part: string): string => ownSize(sizes, part) || size;

/** The sizes of all further parts, as an order keeps them; nothing for what is no set. */
export const orderedSizes = (parts: readonly ProductPart[] | undefined, piece: Sized): { sizes?: PartSizes } => {
  const sizes = furtherParts(parts).map(({ name }) => [name, partSize(piece, name)]);
  return sizes.length > 0 ? { sizes: Object.fromEntries(sizes) } : {};
};

/** Those that differ from the size of the piece; nothing where none does. */
export const ownSizes = ({ size, sizes = {} }: Sized): { sizes?: PartSizes } => {
  const own = Object.entries(sizes).filter(([, each]) => each && each !== size);
  return own.length > 0 ? { sizes: Object.fromEntries(own) } : {};
};

/** The further parts that a piece cannot be made with: they do not come in its size of them. None while its own is missing. */
export const unmadeParts = (parts: readonly ProductPart[] | undefined, piece: Sized): ProductPart[] =>
  piece.size
    ? furtherParts(parts).filter(({ name, sizes }) => {
        const code = sizeCodeOf(partSize(piece, name));
        return !sizes.some((size) => size === code);
      })
    : [];

/** 'Socks: not made in 3X-Large.' */
export const notMadeText = ({ name }: ProductPart, piece: Sized): string =>
  `${name}: not made in ${sizeLabelOf(partSize(piece, name)) ?? 'one size'}.`;

/** 'Shorts Large · Socks Small', by name; empty where there are none. */
export const partSizesText = (sizes: Readonly<PartSizes> = {}, separator = ' · '): string =>
  Object.entries(sizes)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([part, size]) => `${part} ${sizeLabelOf(size) ?? size}`)
    .join(separator);

/** The names of the parts that a line of an order was made of, as they are stored; undefined for what is no set. */
export const partNames = (stored: unknown): string[] | undefined =>
  Array.isArray(stored) && stored.length > 0 ? stored.map(String) : undefined;
