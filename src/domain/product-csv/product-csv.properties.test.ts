import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { csvHeading, productLines } from './product-csv';
import { planProduct } from './product-csv-plan';
import { readCatalogue } from './product-csv-table';
import type { ProductPart } from '../catalogue/product-parts';
import { SIZE_CODES, SIZE_FIELDS, SIZES, type SizeCode } from '../catalogue/sizes';
import { MADE_TECHNIQUES, storedTechniques } from '../kits/production/garment-techniques';
import { TAX_CLASSES } from '../taxes/tax-classes';
import type { CsvProduct } from './csv-product';
import { AWKWARD_CELLS } from '../../../tests/setup/awkward-cells';
import { times } from '../../../tests/setup/for-all';

const awkward = fc.constantFrom(...AWKWARD_CELLS, '\r\n', '|', '\\', ' ');
const text = fc
  .array(fc.oneof(awkward, fc.string({ unit: 'grapheme', maxLength: 8 })), { maxLength: 4 })
  .map((parts) => parts.join('').replaceAll('\0', ''));
const money = fc.integer({ min: 0, max: 999_999_999 }).map((cents) => cents / 100);
const count = fc.integer({ min: 0, max: 2_000_000_000 });
const hex = fc.constantFrom('#ff0000', '#00ff00', '#7c3aed');
const size = fc.constantFrom(...SIZES.map(({ code }) => code));
const colorName = fc
  .oneof(fc.constantFrom('Red', 'Royal Blue', '=Gold', '-'), text)
  .filter((name) => name.trim() !== '');
const byTrimmed = { selector: (name: string) => name.replace(/\r\n?/g, '\n').trim() };

const setParts: fc.Arbitrary<ProductPart[]> = fc
  .uniqueArray(fc.constantFrom('Shirt', 'Shorts', 'Team socks', 'Cap & gloves'), { minLength: 2 })
  .chain(([first = '', ...names]) => {
    const worn = fc.constantFrom(...SIZE_FIELDS);
    const sizes = fc.subarray([...SIZE_CODES], { minLength: 1 });
    const further = names.map((name) => fc.record({ name: fc.constant(name), worn, sizes }));
    return fc.tuple(fc.record({ name: fc.constant(first), worn, sizes: fc.constant<SizeCode[]>([]) }), ...further);
  });

/** Stored product, with texts from forms less strict than the file. */
const product = (slug: string): fc.Arbitrary<CsvProduct> =>
  fc.uniqueArray(colorName, { ...byTrimmed, maxLength: 4 }).chain((names) =>
    fc.record<CsvProduct>({
      id: fc.uuid(),
      slug: fc.constant(slug),
      sku: text,
      name: text,
      shortDescription: fc.option(text),
      description: fc.option(text),
      category: fc.option(fc.constantFrom('netball', 'bags')),
      price: money,
      salePrice: fc.option(money),
      taxClass: fc.constantFrom(...TAX_CLASSES),
      boysTaxClass: fc.option(fc.constantFrom(...TAX_CLASSES)),
      priceTiers: fc
        .uniqueArray(fc.integer({ min: 2, max: 90 }), { maxLength: 4 })
        .map((steps) => steps.toSorted((a, b) => a - b).map((step) => ({ minQuantity: step, percentOff: step }))),
      isActive: fc.boolean(),
      isFeatured: fc.boolean(),
      isCustomizable: fc.boolean(),
      kitGarment: fc.option(fc.constantFrom('hoodie', 'holdall')),
      techniques: fc
        .record({
          garment: fc.constant('sublimation' as const),
          ...{ names: fc.constantFrom(...MADE_TECHNIQUES), numbers: fc.constantFrom(...MADE_TECHNIQUES) },
          logos: fc.constantFrom(...MADE_TECHNIQUES),
        })
        .map(storedTechniques),
      weight: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
      stockDays: fc.option(fc.integer({ min: 0, max: 365 })),
      madeDays: fc.option(fc.integer({ min: 0, max: 365 })),
      features: fc.array(text, { maxLength: 3 }),
      parts: fc.oneof(fc.constant<ProductPart[]>([]), setParts),
      images: fc.array(fc.record({ id: fc.uuid(), file: fc.constantFrom('a.webp', 'b.png'), color: fc.option(text) }), {
        maxLength: 3,
      }),
      metaTitle: fc.option(text),
      metaDescription: fc.option(text),
      stock: count,
      colors: fc
        .subarray(names)
        .chain((some) =>
          fc.tuple(...some.map((name) => fc.record({ name: fc.constant(name), hex, available: fc.boolean() }))),
        ),
      sizes: fc.uniqueArray(size),
      variations:
        names.length === 0
          ? fc.constant([])
          : fc.uniqueArray(
              fc.record({
                id: fc.uuid(),
                color: fc.constantFrom(...names),
                hex,
                size,
                stock: count,
                additionalPrice: money,
                costPrice: fc.option(money),
                isAvailable: fc.boolean(),
              }),
              { selector: (variation) => `${variation.size} ${variation.color}`, maxLength: 6 },
            ),
    }),
  );

const catalogue = fc.tuple(product('one'), product('two-2'), product('three'));

const strict = { hasCategory: () => false, picture: () => undefined, claimSku: () => 'another' };

const read = (csv: string) => {
  const read = readCatalogue(csv);
  if (!read.ok) throw new Error(read.message);
  return read.table.products;
};

it('what is exported imports back as nothing to change, and no cell is a formula', () => {
  times(150)(catalogue, (products) => {
    const csv = csvHeading() + productLines(products);
    const rows = read(csv);
    expect([...rows.keys()]).toEqual(products.map(({ slug }) => slug));
    for (const known of products) {
      const plan = planProduct(known.slug, rows.get(known.slug) ?? [], known, strict);
      expect(plan.rows.flatMap(({ changes, problems }) => [...changes, ...problems])).toEqual([]);
      expect(plan.write).toBeUndefined();
    }
    const cells = Papa.parse<string[]>(csv.slice(1), { delimiter: ',' }).data.flat();
    // Negative numbers are no formulas.
    expect(cells.filter((cell) => /^(?!-\d+(?:\.\d+)?$)[=+\-@]/.test(cell))).toEqual([]);
  });
}, 30_000);

it('sales made since the export stand, whatever else a row changes', () => {
  times(150)(product('one'), fc.integer({ min: 0, max: 9 }), money, (made, sold, price) => {
    const exported = { ...made, salePrice: null };
    const rows = read(csvHeading() + productLines([exported]));
    for (const row of rows.get('one') ?? []) row.cells.price = price.toFixed(2);
    const now = structuredClone(exported);
    now.stock = Math.max(0, now.stock - sold);
    for (const variation of now.variations) variation.stock = Math.max(0, variation.stock - sold);
    const { write } = planProduct('one', rows.get('one') ?? [], now, strict);
    expect(write?.after ?? now).toEqual({ ...now, price });
  });
}, 30_000);
