import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { SIZE_CODES, sizeLabelOf, type SizeCode } from '@/domain/catalogue/sizes';
import type { KitGarment } from '@/domain/kits/document/kit-document';
import { KIT_GARMENT_TYPES, type KitGarmentType } from '@/domain/kits/document/kit-garments';
import { uprightPiece, type UsedTemplate } from '@/domain/kits/templates/fit-piece';
import { isMadeBy } from '@/domain/kits/templates/template-mapping';
import { readMapping, templateMapping } from '@/domain/kits/templates/template-mapping-input';
import { findDrawing, listUsableTemplates } from './data';

const keptTemplate = z.object({
  ...{ id: z.string(), name: z.string(), allowance: z.number(), drawing: z.string() },
  mapping: templateMapping,
});
export type KeptTemplate = z.output<typeof keptTemplate>;

export type KeptTemplates = Partial<Record<KitGarmentType, KeptTemplate>>;
const keptTemplates: z.ZodType<KeptTemplates> = z.partialRecord(z.enum(KIT_GARMENT_TYPES), keptTemplate);

export const readKeptTemplates = (stored: unknown): KeptTemplates => keptTemplates.parse(stored ?? {});

interface TemplateChoices {
  garment: KitGarmentType;
  usual: KeptTemplate | undefined;
  all: KeptTemplate[];
}

export async function findTemplateChoices(
  req: PayloadRequest,
  garments: readonly KitGarment[],
  productId: string | null,
): Promise<TemplateChoices[]> {
  const types = garments.map(({ type }) => type);
  const usable = await listUsableTemplates(req, types, productId);
  return garments.map((garment) => {
    const fitting = usable
      .filter((template) => isMadeBy(template, garment))
      .map(({ id, name, allowance, drawing, mapping, isDefault, isOfProduct }) => ({
        isUsual: isOfProduct || isDefault,
        kept: { id, name, allowance, drawing, mapping: readMapping(mapping) },
      }));
    return {
      garment: garment.type,
      usual: fitting.find(({ isUsual }) => isUsual)?.kept,
      all: fitting.map(({ kept }) => kept),
    };
  });
}

export async function loadUsedTemplates(
  req: PayloadRequest,
  kept: KeptTemplates,
): Promise<Partial<Record<KitGarmentType, UsedTemplate>>> {
  const loaded = Object.entries(kept).map(async ([garment, { id, name, allowance, drawing, mapping }]) => {
    const outlines = await findDrawing(req, drawing);
    return [garment, { id, name, allowance, pieces: mapping.map((each) => uprightPiece(each, outlines)) }] as const;
  });
  return Object.fromEntries(await Promise.all(loaded));
}

export function lackingSizes({ name, mapping }: KeptTemplate, ordered: readonly SizeCode[]): string | undefined {
  const lacking = SIZE_CODES.filter((size) => ordered.includes(size) && mapping.every((each) => each.size !== size));
  if (lacking.length === 0) return undefined;
  const sizes = lacking.map((size) => sizeLabelOf(size)).join(', ');
  return `The pattern template “${name}” has no pieces in ${sizes}. Map them in the settings, or choose another pattern under Techniques.`;
}
