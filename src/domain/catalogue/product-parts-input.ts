/** The parts of a set as the back office and the API give them. */
import { z } from 'zod';
import { cleanLine } from '../text/text';
import { MAX_PARTS, PART_NAME_MAX } from './product-parts';
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
});

/** The parts in their order; none for what is no set. */
export const productParts = z
  .array(part)
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
  .transform((parts) => parts.map((each, index) => (index === 0 ? { ...each, sizes: [] } : each)));

/** Why the parts of a product are none of a set, with the place of the first fault; undefined where they are. */
export function partsProblem(parts: unknown): string | undefined {
  const [issue] = productParts.safeParse(parts ?? []).error?.issues ?? [];
  return issue && [issue.path.join('.'), issue.message].filter(Boolean).join(': ');
}

/** The sizes of further parts, as a line gives them; those left out, or blank, are as the piece. */
export const partSizesInput = <Size extends z.ZodType>(size: Size) =>
  z
    .record(z.string().max(PART_NAME_MAX), size, 'Please give a size for each part.')
    .refine((given) => Object.keys(given).length < MAX_PARTS, `A set has at most ${MAX_PARTS} parts.`);
