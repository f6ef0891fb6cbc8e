/** Serves the dry run, and again the writing. Cells equal to an export are unchanged and unchecked. */
import { plainCell } from '../text/table/cells';
import { PRODUCT_FIELDS, type CsvLookup, type ProductField } from './product-csv-fields';
import { planOptions } from './product-csv-options';
import { sharedCell, type PlannedRow, type Planning } from './product-csv-rows';
import { salePriceProblem } from '../money/pricing';
import { SAME_GARMENT, sameGarmentPart } from '../catalogue/product-parts-input';
import { DELIVERY_COUNTS, FLAGS, mapFields, TEXTS } from '../catalogue/product-fields';
import type { CsvProduct, CsvRow } from './csv-product';

type ProductPlan = {
  rows: PlannedRow[];
  /** Data to store; undefined if unchanged. */
  write?: { before: CsvProduct | undefined; after: CsvProduct };
};

const PRICES: ReadonlySet<string> = new Set(['price', 'sale_price']);
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Plans the rows of one slug. One refused row refuses all: a product is imported whole or not at all. */
export function planProduct(
  slug: string,
  given: readonly CsvRow[],
  known: CsvProduct | undefined,
  lookup: CsvLookup,
): ProductPlan {
  const after: CsvProduct = known ? structuredClone(known) : newProduct(slug);
  const rows = given.map(({ number, cells, problem }): PlannedRow => {
    const { color = '', size_code: size = '' } = cells;
    const problems = problem ? [problem] : [];
    return { number, slug, name: '', color, size, kind: known ? 'unchanged' : 'added', changes: [], problems };
  });
  const noSlug = slugProblem(slug);
  if (noSlug) rows.forEach((row) => row.problems.push(noSlug));
  else {
    for (const field of PRODUCT_FIELDS) planField(field, { given, rows, known, after, lookup });
    planOptions({ given, rows, known, after });
    const isPriced = rows.some(({ changes }) => changes.some(({ column }) => PRICES.has(column)));
    const noSale = isPriced && salePriceProblem(after);
    if (noSale) rows[0]?.problems.push(`sale_price: ${noSale}`);
    const same = sameGarmentPart(after.parts, after.kitGarment);
    if (same >= 0) rows[0]?.problems.push(`parts: Part ${same + 1}: ${SAME_GARMENT}`);
  }
  const name = after.name || (given[0]?.cells.name ?? '');
  for (const row of rows) row.name = name;
  return settle(rows, known, after);
}

function slugProblem(slug: string): string | undefined {
  if (slug === '') return 'slug: Missing.';
  if (SLUG.test(slug) && slug.length <= 120) return undefined;
  return 'slug: Use lower-case letters, digits and single hyphens, as in “match-day-kit”, at most 120 characters.';
}

function planField(field: ProductField, { lookup, ...planning }: Planning & { lookup: CsvLookup }): void {
  const { column } = field;
  const { rows, known, after } = planning;
  const [first] = rows;
  const cell = sharedCell(column, planning);
  const from = known ? plainCell(field.cell(known)) : '';
  if (!first || (known && (cell === undefined || cell === from))) return;
  if (field.required && !cell) return void first.problems.push(`${column}: Missing.`);
  if (cell === undefined) return;
  const read = field.read(cell, lookup, after.slug);
  if (!read.ok) return void first.problems.push(`${column}: ${read.problem}`);
  Object.assign(after, read.value);
  const to = field.cell(after);
  if (known ? to !== field.cell(known) : cell !== '') first.changes.push({ column, from, to });
}

export const refusedWith = (row: number): string => `Row ${row}, for the same product, is refused.`;

function settle(rows: PlannedRow[], before: CsvProduct | undefined, after: CsvProduct): ProductPlan {
  const wrong = rows.find(({ problems }) => problems.length > 0);
  if (wrong) {
    for (const row of rows) {
      row.kind = 'refused';
      row.changes = [];
      if (row.problems.length === 0) row.problems.push(refusedWith(wrong.number));
    }
    return { rows };
  }
  for (const row of rows) if (row.kind === 'unchanged' && row.changes.length > 0) row.kind = 'changed';
  return rows.every(({ kind }) => kind === 'unchanged') ? { rows } : { rows, write: { before, after } };
}

function newProduct(slug: string): CsvProduct {
  return {
    slug,
    sku: '',
    name: '',
    ...mapFields(TEXTS, () => null),
    ...mapFields(FLAGS, (_, { initial }) => initial),
    category: null,
    kitGarment: null,
    techniques: null,
    ...mapFields(DELIVERY_COUNTS, () => null),
    price: 0,
    salePrice: null,
    ...{ taxClass: 'standard', boysTaxClass: null, priceTiers: [] },
    features: [],
    parts: [],
    images: [],
    stock: 0,
    colors: [],
    sizes: [],
    variations: [],
  };
}
