import { z } from 'zod';
import { KIT_GARMENT_TYPES, type KitGarmentType } from './kit-garment-types';
import { cleanLine } from '../text/text';
import { MAX_PARTS, PART_NAME_MAX, type ProductPart } from './product-parts';
import { compareSizes, SIZE_CODES, SIZE_FIELDS } from './sizes';

const part = z.object({
  name: z
    .string()
    .overwrite(cleanLine)
    .min(1, 'Name the part.')
    .max(PART_NAME_MAX, `Use at most ${PART_NAME_MAX} characters.`)
    .regex(/^[\p{L}\p{M}\p{N} ’'&-]*$/u, 'Use letters, digits, spaces and hyphens.'),
  worn: z.enum(SIZE_FIELDS),
  sizes: z.array(z.enum(SIZE_CODES)).transform((sizes) => [...new Set(sizes)].sort(compareSizes)),
  garment: z.union([z.literal(''), z.enum(KIT_GARMENT_TYPES)]).optional(),
});

/** Two such parts would be drawn, checked and printed as one. */
export const SAME_GARMENT = 'Another part is this garment already.';

export const productParts = z
  .array(part)
  .max(MAX_PARTS, `A set has at most ${MAX_PARTS} parts.`)
  .superRefine((parts, ctx) => {
    const refuse = (path: (string | number)[], message: string) => ctx.addIssue({ code: 'custom', path, message });
    if (parts.length === 1) refuse([], 'A set has at least two parts.');
    parts.forEach(({ name, sizes, garment }, index) => {
      const isSame = (other: { name: string }) => other.name.toLowerCase() === name.toLowerCase();
      if (parts.findIndex(isSame) < index) refuse([index, 'name'], 'There is already a part with this name.');
      if (index > 0 && sizes.length === 0) refuse([index, 'sizes'], 'Choose the sizes it is made in.');
      if (garment && parts.findIndex((other, place) => place > 0 && other.garment === garment) < index && index > 0)
        refuse([index, 'garment'], SAME_GARMENT);
    });
  })
  .transform((parts) =>
    parts.map(({ garment, ...each }, index): ProductPart =>
      index === 0 ? { ...each, sizes: [] } : { ...each, ...(garment && { garment }) },
    ),
  );

/** Index of a further part with the same garment as the product’s first part; -1 if none. */
export const sameGarmentPart = (
  parts: readonly { garment?: KitGarmentType | '' }[],
  kitGarment: string | null | undefined,
): number => parts.findIndex(({ garment }, index) => index > 0 && garment && garment === kitGarment);

export function partsProblem(parts: unknown, kitGarment?: string | null): string | undefined {
  const { data = [], error } = productParts.safeParse(parts ?? []);
  const [issue] = error?.issues ?? [];
  if (issue) return [issue.path.join('.'), issue.message].filter(Boolean).join(': ');
  const same = sameGarmentPart(data, kitGarment);
  return same < 0 ? undefined : `${same}.garment: ${SAME_GARMENT}`;
}

/** Sizes of further parts; missing or blank ones equal the piece’s. */
export const partSizesInput = <Size extends z.ZodType>(size: Size) =>
  z
    .record(z.string().max(PART_NAME_MAX), size, 'Please give a size for each part.')
    .refine((given) => Object.keys(given).length < MAX_PARTS, `A set has at most ${MAX_PARTS} parts.`);
