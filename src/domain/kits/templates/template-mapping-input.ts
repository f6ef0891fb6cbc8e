import { z } from 'zod';
import { SIZE_CODES } from '../../catalogue/sizes';
import { MAX_OUTLINES } from './template-outlines';
import { TURNS, type MappedPiece, type SketchedOutline } from './template-mapping';

const MAX_MAPPED = 400;

const outline = z
  .int()
  .min(0)
  .max(MAX_OUTLINES - 1)
  .nullable();

export const templateMapping: z.ZodType<MappedPiece[], MappedPiece[]> = z
  .array(
    z.strictObject({
      size: z.enum(SIZE_CODES),
      piece: z.string().max(60),
      cut: outline,
      seam: outline,
      turn: z.literal([...TURNS]),
      isMirrored: z.boolean(),
    }),
  )
  .max(MAX_MAPPED);

const measure = z.number();
const sketches: z.ZodType<SketchedOutline[]> = z.array(
  z.object({
    ...{ layer: z.string(), name: z.string(), width: measure, height: measure, area: measure },
    lean: z.tuple([measure, measure]),
  }),
);

export const readSketches = (stored: unknown): SketchedOutline[] => sketches.safeParse(stored).data ?? [];
export const readMapping = (stored: unknown): MappedPiece[] => templateMapping.safeParse(stored).data ?? [];
