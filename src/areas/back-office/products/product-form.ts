/** Product form: one schema for browser and server. Numbers are typed as text. */
import { z } from 'zod';
import { KIT_GARMENT_TYPES } from '@/domain/kits/document/kit-garments';
import { ALL_SUBLIMATED, storedTechniques } from '@/domain/kits/production/garment-techniques';
import { garmentTechniques } from '@/domain/kits/production/garment-techniques-input';
import { maxAmount } from '@/domain/money/money';
import { amountHint, amountLimit, readAmount } from '@/domain/money/typed-amount';
import { tiersProblem } from '@/domain/money/price-tiers';
import { DELIVERY_COUNTS, FLAGS, mapFields, NAME_MAX, SKU_MAX, TEXTS } from '@/domain/catalogue/product-fields';
import { salePriceProblem } from '@/domain/money/pricing';
import { productParts, SAME_GARMENT, sameGarmentPart } from '@/domain/catalogue/product-parts-input';
import { compareSizes, SIZE_CODES } from '@/domain/catalogue/sizes';
import { TAX_CLASSES } from '@/domain/taxes/tax-classes';
import { cleanLine, cleanText } from '@/domain/text/text';

const MAX_UNITS = 2_000_000_000;

const tooLong = (max: number) => `Use at most ${max} characters.`;
const line = (max: number) => z.string().overwrite(cleanLine).max(max, tooLong(max));
const required = (max: number, error: string) => line(max).min(1, error);
const text = (max: number) => z.string().overwrite(cleanText).max(max, tooLong(max));

const amountText = (error: () => string) =>
  z
    .string()
    .trim()
    .refine((typed) => readAmount(typed) !== undefined, { error, abort: true })
    .refine((typed) => (readAmount(typed) ?? 0) <= maxAmount(), { error: amountLimit });

const amount = amountText(() => amountHint()).transform((typed) => readAmount(typed) ?? 0);
const orNothing = () => amountHint(', or nothing');
const optionalAmount = z
  .union([z.string().trim().length(0), amountText(orNothing)], { error: orNothing })
  .transform((typed) => (typed === '' ? null : (readAmount(typed) ?? null)));
const count = (error = 'Enter a whole number of 0 or more.') =>
  z
    .string()
    .trim()
    .refine((typed) => /^\d{1,10}$/.test(typed) && Number(typed) <= MAX_UNITS, error)
    .transform(Number);

const optionalCount = (max: number) =>
  z
    .string()
    .trim()
    .refine(
      (typed) => /^\d{0,7}$/.test(typed) && Number(typed) <= max,
      `Enter a whole number from 0 to ${max}, or nothing.`,
    )
    .transform((typed) => (typed === '' ? null : Number(typed)));

/** Stock on screen, to tell an edit from a sale made meanwhile. */
const seen = z.number().int().min(0);
const key = z.string().min(1).max(64);
const sizeCode = z.enum(SIZE_CODES);

const image = z.object({
  media: z.uuid(),
  url: z.string().max(1000),
  alt: required(300, 'Say what the picture shows.'),
  /** Per cent from the left and from the top. */
  focalX: z.number().min(0).max(100),
  focalY: z.number().min(0).max(100),
  /** Key of the colour it shows; '' for the product in general. */
  color: z.string().max(64),
});

const color = z.object({
  /** Reference for images and variations, so that a colour can be renamed. */
  key,
  name: required(60, 'Enter the name of the colour.'),
  hex: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, 'Enter a colour as #rrggbb.'),
  available: z.boolean(),
});

const variation = z.object({
  id: z.uuid().nullable(),
  color: key,
  size: sizeCode,
  stock: count(),
  seen,
  extra: amount,
  cost: optionalAmount,
  available: z.boolean(),
});

const tier = z.object({ minQuantity: count(), percentOff: count() });

const fields = z.object({
  name: required(NAME_MAX, 'Enter a name.'),
  slug: z
    .string()
    .trim()
    .max(120, tooLong(120))
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens, as in “match-day-kit”.'),
  sku: required(SKU_MAX, 'Enter a SKU.'),
  ...mapFields(TEXTS, (_, { max, lines }) => (lines ? text(max) : line(max))),
  ...mapFields(FLAGS, () => z.boolean()),
  category: z.union([z.literal(''), z.uuid()]),
  kitGarment: z.union([z.literal(''), z.enum(KIT_GARMENT_TYPES)]),
  techniques: garmentTechniques.transform(storedTechniques),
  ...mapFields(DELIVERY_COUNTS, (_, { max }) => optionalCount(max)),
  taxClass: z.enum(TAX_CLASSES),
  /** '' if boys’ sizes are taxed as the destination rules. */
  boysTaxClass: z.union([z.literal(''), z.enum(TAX_CLASSES)]),
  price: amount,
  salePrice: optionalAmount,
  stock: count(),
  seen,
  images: z.array(image).max(30, 'A product can have at most 30 pictures.'),
  colors: z.array(color).max(30, 'A product can have at most 30 colours.'),
  sizes: z.array(sizeCode),
  parts: productParts,
  variations: z.array(variation).max(330),
  features: z
    .array(z.object({ text: required(200, 'Enter something, or remove it.') }))
    .max(30, 'List at most 30 features.'),
  priceTiers: z.array(tier).max(10, 'There can be at most 10 tiers.'),
});

export const productForm = fields
  .superRefine(({ price, salePrice, colors, priceTiers, parts, kitGarment }, ctx) => {
    const refuse = (path: (string | number)[], message: string) => ctx.addIssue({ code: 'custom', path, message });
    const noSale = salePriceProblem({ price, salePrice });
    if (noSale) refuse(['salePrice'], noSale);
    for (const [index, { name }] of colors.entries()) {
      const isSame = (other: { name: string }) => other.name.toLowerCase() === name.toLowerCase();
      if (colors.findIndex(isSame) < index)
        refuse(['colors', index, 'name'], 'There is already a colour with this name.');
    }
    const same = sameGarmentPart(parts, kitGarment);
    if (same >= 0) refuse(['parts', same, 'garment'], SAME_GARMENT);
    const problem = tiersProblem(priceTiers);
    if (problem) refuse(['priceTiers'], problem);
  })
  .transform((form) => ({
    ...form,
    sizes: [...new Set(form.sizes)].sort(compareSizes),
    // A removed colour or size takes its row or column of the grid with it.
    variations: form.variations.filter(
      ({ color: of, size }) => form.sizes.includes(size) && form.colors.some((each) => each.key === of),
    ),
  }));

export type ProductFormValues = z.input<typeof productForm>;
export type ProductInput = z.output<typeof productForm>;

export const NEW_PRODUCT: ProductFormValues = {
  name: '',
  slug: '',
  sku: '',
  ...mapFields(TEXTS, () => ''),
  ...mapFields(FLAGS, (_, { initial }) => initial),
  category: '',
  kitGarment: '',
  techniques: ALL_SUBLIMATED,
  ...mapFields(DELIVERY_COUNTS, () => ''),
  taxClass: 'standard',
  boysTaxClass: '',
  price: '',
  salePrice: '',
  stock: '0',
  seen: 0,
  images: [],
  colors: [],
  sizes: [],
  parts: [],
  variations: [],
  features: [],
  priceTiers: [],
};
