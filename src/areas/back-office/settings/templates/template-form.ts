import { z } from 'zod';
import { MAX_SEAM_ALLOWANCE } from '@/domain/kits/production/make-rules';
import { templateMapping } from '@/domain/kits/templates/template-mapping-input';
import { TEMPLATE_NAME_MAX } from '@/domain/kits/templates/template-outlines';

const MAX_PRODUCTS = 500;
const ALLOWANCE = `Enter 0 to ${MAX_SEAM_ALLOWANCE} mm.`;

export const templateForm = z.object({
  name: z.string().trim().min(1, 'Enter a name.').max(TEMPLATE_NAME_MAX),
  allowance: z
    .string()
    .trim()
    .regex(/^\d{1,2}(?:\.\d)?$/, ALLOWANCE)
    .transform(Number)
    .refine((value) => value <= MAX_SEAM_ALLOWANCE, ALLOWANCE),
  isConfirmed: z.boolean(),
  isDefault: z.boolean(),
  products: z
    .string()
    .max(50_000)
    .transform((text) => [...new Set(text.split(/[\n,;]/).map((sku) => sku.trim()))].filter(Boolean))
    .refine((skus) => skus.length <= MAX_PRODUCTS, `There can be at most ${MAX_PRODUCTS} products.`),
  mapping: templateMapping,
});

export type TemplateValues = z.input<typeof templateForm>;
