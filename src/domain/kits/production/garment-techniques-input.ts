import { z } from 'zod';
import { KIT_GARMENT_TYPES } from '../document/kit-garments';
import {
  CLOTHS,
  DECORATION_KINDS,
  DECORATION_LABELS,
  MADE_TECHNIQUES,
  type GarmentTechniques,
  type PackTechniques,
} from './garment-techniques';

const technique = z.enum(MADE_TECHNIQUES, `Give one of: ${MADE_TECHNIQUES.join(', ')}.`);

export const garmentTechniques = z
  .strictObject({
    garment: z.enum(CLOTHS, `Give one of: ${CLOTHS.join(', ')}.`),
    names: technique,
    numbers: technique,
    logos: technique,
  })
  .superRefine((made, ctx) => {
    if (made.garment !== 'plain') return;
    for (const kind of DECORATION_KINDS.filter((each) => made[each] === 'sublimation'))
      ctx.addIssue({
        code: 'custom',
        path: [kind],
        message: `${DECORATION_LABELS[kind]} cannot be sublimated on a garment that is bought plain.`,
      });
  });

export const packTechniques: z.ZodType<PackTechniques> = z.partialRecord(z.enum(KIT_GARMENT_TYPES), garmentTechniques);

export const readGarmentTechniques = (stored: unknown): GarmentTechniques | undefined =>
  garmentTechniques.safeParse(stored).data;

export function checkGarmentTechniques(value: unknown): true | string {
  if (value === null || value === undefined) return true;
  const [issue] = garmentTechniques.safeParse(value).error?.issues ?? [];
  return issue ? [issue.path.join('.'), issue.message].filter(Boolean).join(': ') : true;
}
