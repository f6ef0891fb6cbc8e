/** Products and stock as JSON, a line each (docs/reference/csv.md): read and checked as rows of the CSV file. */
import { z } from 'zod';
import { DELIVERY_COUNTS, FLAGS, mapFields, TEXTS } from '../catalogue/product-fields';
import { MAX_TIERS, type PriceTier } from '../money/price-tiers';
import { plainCell } from '../text/table/cells';
import { jsonLines } from '../text/json-lines';
import { fieldErrors } from '../text/field-errors';
import type { CsvCells, CsvColumn, CsvProduct, CsvRow } from './csv-product';
import { tableOf, type ReadTable } from './product-csv-table';
import { isPictureAddress, uniquePictures, type ImportedPicture } from './imported-picture';
import { joinList, MAX_COUNT, NO_COUNT } from './product-csv-cells';
import { PRODUCT_FIELDS, partCell, pictureCell, techniquesCell, tierCell } from './product-csv-fields';
import { sizeCodeOf } from '../catalogue/sizes';

const NO_ADDRESS = 'Enter an address such as https://shop.example/shirt.jpg.';

const text = z.string();
const count = z.number();
const stocks = { stock: count.optional(), exportedStock: count.optional() };

export const productLine = z.strictObject({
  slug: text,
  ...{ sku: text.optional(), name: text.optional() },
  ...mapFields(TEXTS, () => text.nullish()),
  ...{ category: text.nullish(), kitGarment: text.nullish(), price: count.optional(), salePrice: count.nullish() },
  ...{ taxClass: text.optional(), boysTaxClass: text.nullish() },
  techniques: z.record(z.string().max(20), text).nullish(),
  priceTiers: z
    .array(z.strictObject({ minQuantity: count, percentOff: count }))
    .max(MAX_TIERS)
    .optional(),
  ...mapFields(FLAGS, () => z.boolean().optional()),
  ...mapFields(DELIVERY_COUNTS, () => count.nullish()),
  features: z.array(text).max(200).optional(),
  parts: z
    .array(
      z.strictObject({ name: text, worn: text, sizes: z.array(text).max(20).default([]), garment: text.nullish() }),
    )
    .max(20)
    .optional(),
  images: z
    .array(
      z.union([
        z.strictObject({ file: text, color: text.nullish() }),
        z.strictObject({ url: text.refine(isPictureAddress, NO_ADDRESS), color: text.nullish(), alt: text.optional() }),
      ]),
    )
    .max(100)
    .optional(),
  ...stocks,
  colors: z
    .array(z.strictObject({ name: text, hex: text.optional(), available: z.boolean().optional() }))
    .max(200)
    .optional(),
  sizes: z.array(text).max(20).optional(),
  variations: z
    .array(
      z.strictObject({
        ...{ color: text, hex: text.optional(), size: text, ...stocks },
        ...{ additionalPrice: count.optional(), costPrice: count.nullish(), isAvailable: z.boolean().optional() },
      }),
    )
    .max(2_000)
    .optional(),
});

export type ProductLine = z.output<typeof productLine>;

const units = z.number().int(NO_COUNT).min(0, NO_COUNT).max(MAX_COUNT, NO_COUNT);

export const stockLine = z
  .strictObject({
    ...{ slug: text.min(1).optional(), sku: text.min(1).optional(), color: text.default(''), size: text.default('') },
    ...{ stock: units, exportedStock: units.optional() },
  })
  .refine(({ slug, sku }) => slug !== undefined || sku !== undefined, {
    path: ['slug'],
    message: 'Name the product by its slug or SKU.',
  });

export type StockLine = z.output<typeof stockLine>;

/** `path`: where the line has the values of a row, as `variations.0`. */
type LineRow = { cells: CsvCells; path: string };

const LISTS: Partial<Record<string, (items: never) => string>> = {
  features: joinList,
  parts: (parts: Parameters<typeof partCell>[0][]) => joinList(parts.map(partCell)),
  techniques: techniquesCell,
  priceTiers: (tiers: PriceTier[]) => joinList(tiers.map(tierCell)),
  images: (images: Parameters<typeof pictureCell>[0][]) => joinList(images.map(pictureCell)),
};

const keyOf = (column: string): string => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

function cellOf(key: string, value: unknown): string {
  const list = LISTS[key];
  return plainCell(list && value ? list(value as never) : value === null ? '' : String(value));
}

const cellsOf = (values: Partial<Record<CsvColumn, unknown>>): CsvCells =>
  Object.fromEntries(
    Object.entries(values).flatMap(([column, value]) =>
      value === undefined ? [] : [[column, cellOf(keyOf(column), value)]],
    ),
  );

const OF_COLOR: Partial<Record<CsvColumn, string>> = {
  ...{ color: 'name', color_hex: 'hex', color_available: 'available' },
};
const OF_VARIATION: Partial<Record<CsvColumn, string>> = {
  ...{ color_hex: 'hex', size_code: 'size', variation_available: 'isAvailable' },
};

export function rowsOfProduct(line: ProductLine): LineRow[] {
  const { slug, colors = [], sizes = [], variations = [], stock, exportedStock } = line;
  const files = line.images?.flatMap((image) => ('file' in image ? image : []));
  const images = files?.length === 0 && line.images?.length ? undefined : files;
  const given: Partial<Record<string, unknown>> = { ...line, images };
  const shared = {
    slug: plainCell(slug),
    ...cellsOf(Object.fromEntries(PRODUCT_FIELDS.map(({ column }) => [column, given[keyOf(column)]]))),
    ...(variations.length === 0 && cellsOf({ stock, exported_stock: exportedStock })),
  };
  const made = new Set(variations.map(({ size }) => size));
  const own: LineRow[] = [
    ...colors.map(({ name, hex, available }, place) => ({
      cells: cellsOf({ color: name, color_hex: hex, color_available: available }),
      path: `colors.${place}`,
    })),
    ...variations.map(({ color, hex, size, isAvailable, additionalPrice, costPrice, ...units }, place) => ({
      cells: cellsOf({
        ...{ color, color_hex: hex, size_code: size, stock: units.stock, exported_stock: units.exportedStock },
        ...{ additional_price: additionalPrice, cost_price: costPrice, variation_available: isAvailable },
      }),
      path: `variations.${place}`,
    })),
    ...sizes
      .map((size, place) => ({ size, cells: cellsOf({ size_code: size }), path: `sizes.${place}` }))
      .filter(({ size }) => !made.has(size)),
  ];
  return (own.length > 0 ? own : [{ cells: {}, path: '' }]).map(({ cells, path }) => ({
    cells: { ...shared, ...cells },
    path,
  }));
}

export const picturesOfLine = ({ images = [] }: ProductLine): ImportedPicture[] =>
  uniquePictures(
    images.flatMap((image) =>
      'url' in image ? { url: image.url, color: image.color ?? null, alt: image.alt ?? '' } : [],
    ),
  );

export const cellsOfStock = ({ color, size, stock, exportedStock }: StockLine, slug: string): CsvCells => ({
  slug,
  ...cellsOf({ color, size_code: size, stock, exported_stock: exportedStock }),
});

export const jsonLinesOf = (products: readonly CsvProduct[]): string => jsonLines(products.map(lineOfProduct));

/** Also what is no line of a product: its row has the problem. */
export function readProductLines(text: string): ReadTable {
  const pictures = new Map<string, ImportedPicture[]>();
  const rows = text.split('\n').flatMap((line, index): CsvRow[] => {
    if (line.trim() === '') return [];
    const number = index + 1;
    const { data, error } = productLine.safeParse(valueOf(line));
    if (error) {
      const problems = Object.entries(fieldErrors(error)).map(([field, messages]) => `${field}: ${messages.join(' ')}`);
      return [{ number, cells: { slug: '' }, problem: problems.join(' ') }];
    }
    pictures.set(data.slug, picturesOfLine(data));
    return rowsOfProduct(data).map(({ cells }) => ({ number, cells }));
  });
  return tableOf(rows, { ignored: [], pictures });
}

function valueOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Refuses a line of stock that would add a product or variation. */
export function stockFault(
  { sku, color, size }: StockLine,
  known: Pick<CsvProduct, 'variations'> | undefined,
): [field: string, message: string] | undefined {
  if (!known) return [sku === undefined ? 'slug' : 'sku', 'Product not found.'];
  const named = plainCell(color);
  if (!named && !size)
    return known.variations.length > 0 ? ['color', 'Name the variation by its colour and size.'] : undefined;
  const code = sizeCodeOf(plainCell(size));
  const isKnown = known.variations.some((each) => plainCell(each.color) === named && each.size === code);
  return isKnown ? undefined : ['color', 'Variation not found.'];
}

const OPTION_COLUMNS = new Set<string>([
  ...['color', 'color_hex', 'color_available', 'size_code', 'additional_price', 'cost_price', 'variation_available'],
]);
const PROBLEM = /^([a-z_]+): ([^]*)$/;

export function fieldOfProblem(problem: string, path: string): [field: string, message: string] {
  const [, column, message = problem] = PROBLEM.exec(problem) ?? [];
  if (column === undefined) return [path || 'body', problem];
  const isOwn = OPTION_COLUMNS.has(column) || (/^(?:exported_)?stock$/.test(column) && path.startsWith('variations'));
  if (!isOwn || path === '') return [keyOf(column), message];
  if (path.startsWith('sizes')) return [path, message];
  const names = path.startsWith('colors') ? OF_COLOR : OF_VARIATION;
  return [`${path}.${names[column as CsvColumn] ?? keyOf(column)}`, message];
}

export function lineOfProduct(product: CsvProduct): object {
  const { slug, images, colors, sizes, stock, variations } = product;
  const values: Partial<Record<string, unknown>> = product;
  return {
    slug,
    ...Object.fromEntries(PRODUCT_FIELDS.map(({ column }) => [keyOf(column), values[keyOf(column)]])),
    images: images.map(({ file, color }) => ({ file, color })),
    ...(variations.length === 0 && { stock, exportedStock: stock }),
    colors,
    sizes,
    variations: variations.map(({ id: _, stock: units, ...variation }) => ({
      ...variation,
      ...{ stock: units, exportedStock: units },
    })),
  };
}

export function linesOfStock({ slug, sku, stock, variations }: CsvProduct): object[] {
  if (variations.length === 0) return [{ slug, sku, stock, exportedStock: stock }];
  return variations.map(({ color, size, stock: units }) => ({
    ...{ slug, sku, color, size, stock: units, exportedStock: units },
  }));
}
