/** A row per variation, and per colour or size without one; a product with neither has one (docs/reference/csv.md). */
import { csvFile, csvLines } from '../text/table/csv-lines';
import { moneyCell } from './product-csv-cells';
import { CSV_COLUMNS, type CsvProduct, type CsvCells, type CsvColor, type CsvVariation } from './csv-product';
import { PRODUCT_FIELDS } from './product-csv-fields';
import { compareSizes } from '../catalogue/sizes';

export function productRows(product: CsvProduct): CsvCells[] {
  const shared: CsvCells = { slug: product.slug };
  for (const { column, cell } of PRODUCT_FIELDS) shared[column] = cell(product);
  const own = ownRows(product);
  if (product.variations.length > 0) return own.map((cells) => ({ ...shared, ...cells }));
  const stock = { stock: String(product.stock), exported_stock: String(product.stock) };
  return (own.length > 0 ? own : [{}]).map((cells) => ({ ...shared, ...stock, ...cells }));
}

function ownRows({ colors, sizes, variations }: CsvProduct): CsvCells[] {
  const position = new Map(colors.map(({ name }, index) => [name, index]));
  const placeOf = ({ color }: CsvVariation) => position.get(color) ?? colors.length;
  const sorted = [...variations].sort((a, b) => placeOf(a) - placeOf(b) || compareSizes(a.size, b.size));
  const listed = new Set(sorted.map(({ color, hex }) => `${hex} ${color}`));
  const made = new Set(sorted.map(({ size }) => size));
  return [
    ...colors
      .filter(({ name, hex }, index) => position.get(name) === index && !listed.has(`${hex} ${name}`))
      .map(({ name, hex, available }) => ({ color: name, color_hex: hex, color_available: String(available) })),
    ...sorted.map((variation) => variationCells(variation, colors)),
    ...sizes.filter((size) => !made.has(size)).map((size) => ({ size_code: size })),
  ];
}

function variationCells(variation: CsvVariation, colors: readonly CsvColor[]): CsvCells {
  const color = colors.find(({ name }) => name === variation.color);
  return {
    color: variation.color,
    color_hex: variation.hex,
    color_available: color ? String(color.available) : '',
    size_code: variation.size,
    stock: String(variation.stock),
    exported_stock: String(variation.stock),
    additional_price: moneyCell(variation.additionalPrice),
    cost_price: moneyCell(variation.costPrice),
    variation_available: String(variation.isAvailable),
  };
}

export const csvHeading = (): string => csvFile(CSV_COLUMNS);

export const productLines = (products: readonly CsvProduct[]): string =>
  csvLines(products.flatMap(productRows).map((cells) => CSV_COLUMNS.map((column) => cells[column] ?? '')));
