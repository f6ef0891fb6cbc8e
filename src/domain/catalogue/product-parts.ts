/**
 * What a set that is sold as one product is made of, as a kit of shirt, shorts and socks. The first part is worn in the size
 * of the line, by which price, tax, stock and shipments go. `docs/product.md`, “Sets”.
 */
import { z } from 'zod';
import { SIZE_FIELDS, type SizeField } from '../teams/player-sizes';
import { cleanLine } from '../text/text';
import { compareSizes, SIZE_CODES, sizeLabelOf, type SizeCode } from './sizes';

export type ProductPart = {
  name: string;
  /** Which of a player’s sizes fits it. */
  worn: SizeField;
  /** Sizes it is made in; of the first part none, for its sizes are the product’s. */
  sizes: SizeCode[];
};

export const MAX_PARTS = 6;
export const PART_NAME_MAX = 40;

/** The parts of a set in their order; none for what is no set. */
export const productParts = z
  .array(
    z.object({
      name: z
        .string()
        .overwrite(cleanLine)
        .min(1, 'Name the part.')
        .max(PART_NAME_MAX, `Use at most ${PART_NAME_MAX} characters.`)
        .regex(/^[\p{L}\p{M}\p{N} ’'&-]*$/u, 'Use letters, digits, spaces and hyphens.'),
      worn: z.enum(SIZE_FIELDS),
      sizes: z.array(z.enum(SIZE_CODES)).transform((sizes) => [...new Set(sizes)].sort(compareSizes)),
    }),
  )
  .max(MAX_PARTS, `A set has at most ${MAX_PARTS} parts.`)
  .superRefine((parts, ctx) => {
    const refuse = (path: (string | number)[], message: string) => ctx.addIssue({ code: 'custom', path, message });
    if (parts.length === 1) refuse([], 'A set has at least two parts.');
    parts.forEach(({ name, sizes }, index) => {
      const isSame = (other: { name: string }) => other.name.toLowerCase() === name.toLowerCase();
      if (parts.findIndex(isSame) < index) refuse([index, 'name'], 'There is already a part with this name.');
      if (index > 0 && sizes.length === 0) refuse([index, 'sizes'], 'Choose the sizes it is made in.');
    });
  })
  .transform((parts) => parts.map((part, index) => (index === 0 ? { ...part, sizes: [] } : part)));

/** The parts that have a size of their own. */
export const furtherParts = <Part>(parts: readonly Part[] = []): readonly Part[] => parts.slice(1);

/** Sizes of further parts, by the part’s name: codes, '' where one is still to be found out. */
export type PartSizes = Record<string, string>;

/** The size of a part; '' where none is known. */
export const partSize = (sizes: Readonly<PartSizes> | undefined, part: string): string =>
  (sizes && Object.hasOwn(sizes, part) && sizes[part]) || '';

/** 'Shorts Large · Socks Small'; empty where there are none. */
export const partSizesText = (sizes: Readonly<PartSizes> = {}): string =>
  Object.entries(sizes)
    .map(([part, size]) => `${part} ${sizeLabelOf(size) ?? size}`)
    .join(' · ');
