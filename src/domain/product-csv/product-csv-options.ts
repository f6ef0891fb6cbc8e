import { plainCell } from '../text/table/cells';
import { moneyCell, readCount, readFlag, readMoney, type Read } from './product-csv-cells';
import { sharedCell, type PlannedRow, type Planning } from './product-csv-rows';
import type { CsvCells, CsvColor, CsvColumn, CsvProduct, CsvRow, CsvVariation } from './csv-product';
import { compareSizes, sizeCodeOf, type SizeCode } from '../catalogue/sizes';
import { cleanLine } from '../text/text';

const MAX_COLOR = 60;
const HEX = /^#[0-9a-f]{6}$/;

type Option = { row: PlannedRow; cells: CsvCells; color: string; size: SizeCode | undefined };

/** Adds and changes only: a file removes no colour, size or variation. */
export function planOptions(planning: Planning): void {
  const { given, rows, known, after } = planning;
  const options = given.flatMap((row, index) => readOption(row, rows[index], known));
  refuseRepeats(options);
  const hasVariations = after.variations.length > 0 || options.some(isVariation);
  if (!hasVariations) planOwnStock(planning);
  for (const option of options) {
    if (!isVariation(option)) refuseVariationCells(option, hasVariations);
    const added = isVariation(option) ? planVariation(option, known, after) : true;
    if (option.color !== '') planColor(option, added, after);
    if (option.size && added) addSize(option.size, option, after);
  }
  refuseTwoAnswers(options);
}

const isVariation = (option: Option): option is Option & { size: SizeCode } =>
  option.color !== '' && option.size !== undefined;

function readOption({ cells }: CsvRow, row: PlannedRow | undefined, known: CsvProduct | undefined): Option[] {
  if (!row) return [];
  const { color: colorCell = '', size_code: sizeCell = '' } = cells;
  const stored = [...(known?.colors ?? []).map(({ name }) => name), ...(known?.variations ?? []).map((v) => v.color)];
  const color = stored.find((name) => plainCell(name) === colorCell) ?? cleanLine(colorCell);
  const size = sizeCodeOf(sizeCell);
  if (!stored.includes(color) && color.length > MAX_COLOR) row.problems.push(`color: At most ${MAX_COLOR} characters.`);
  if (sizeCell !== '' && !size) row.problems.push(`size_code: There is no size “${sizeCell}”.`);
  return [{ row, cells, color, size }];
}

function refuseRepeats(options: readonly Option[]): void {
  const seen = new Map<string, number>();
  for (const { row, color, size } of options) {
    const key = `${size ?? ''} ${color}`;
    const before = seen.get(key);
    if (before === undefined) seen.set(key, row.number);
    else row.problems.push(`The same product, colour and size as in row ${before}.`);
  }
}

const VARIATION_COLUMNS = ['additional_price', 'cost_price', 'variation_available'] as const;

function refuseVariationCells({ row, cells }: Option, hasVariations: boolean): void {
  for (const column of VARIATION_COLUMNS) {
    if (cells[column]) row.problems.push(`${column}: Needs a color and a size_code.`);
  }
  if (hasVariations && cells.stock) {
    row.problems.push('stock: A product with variations has its stock in their rows, by color and size_code.');
  }
}

/** Stock of a product without variations, shared by its rows like its name. */
function planOwnStock(planning: Planning): void {
  const { rows, known, after } = planning;
  const stock = sharedCell('stock', planning);
  const exported = sharedCell('exported_stock', planning);
  const [row] = rows;
  if (row) readStock({ stock, exported_stock: exported }, row, known?.stock, (units) => (after.stock = units));
}

/** Cells unchanged since the export are ignored, so that sales in the meantime count; others replace the stock. */
function readStock(cells: CsvCells, row: PlannedRow, stored: number | undefined, set: (units: number) => void): void {
  if (!cells.stock) return;
  if (stored !== undefined && cells.exported_stock) {
    const exported = readCount(cells.exported_stock);
    const now = readCount(cells.stock);
    if (!exported.ok) return void row.problems.push(`exported_stock: ${exported.problem}`);
    if (now.ok && now.value === exported.value) return;
  }
  const shown = stored === undefined ? '' : String(stored);
  take(row, 'stock', cells.stock, shown, readCount, String, set);
}

function take<Value>(
  row: PlannedRow,
  column: CsvColumn,
  cell: string | undefined,
  from: string,
  read: (cell: string) => Read<Value>,
  show: (value: Value) => string,
  set: (value: Value) => void,
): void {
  if (!cell || cell === from) return;
  const found = read(cell);
  if (!found.ok) return void row.problems.push(`${column}: ${found.problem}`);
  if (show(found.value) === from) return;
  set(found.value);
  row.changes.push({ column, from, to: show(found.value) });
}

const readHex = (cell: string): Read<string> =>
  HEX.test(cell.toLowerCase())
    ? { ok: true, value: cell.toLowerCase() }
    : { ok: false, problem: 'Enter a colour as #rrggbb.' };

/** @returns true for a new variation. */
function planVariation(option: Option & { size: SizeCode }, known: CsvProduct | undefined, after: CsvProduct): boolean {
  const { row, cells, color, size } = option;
  const is = (variation: CsvVariation) => variation.color === color && variation.size === size;
  const stored = known?.variations.find(is);
  const swatch = after.colors.find(({ name }) => name === color);
  const variation: CsvVariation = after.variations.find(is) ?? {
    color,
    hex: swatch?.hex ?? '',
    size,
    stock: 0,
    additionalPrice: 0,
    costPrice: null,
    isAvailable: true,
  };
  take(row, 'color_hex', cells.color_hex, stored?.hex ?? '', readHex, String, (hex) => {
    variation.hex = hex;
    // A swatch changed for a size changes for the colour.
    if (stored && swatch) swatch.hex = hex;
  });
  readStock(cells, row, stored?.stock, (units) => (variation.stock = units));
  const extra = stored ? moneyCell(stored.additionalPrice) : '';
  take(row, 'additional_price', cells.additional_price, extra, readMoney, moneyCell, (amount) => {
    variation.additionalPrice = amount;
  });
  take(row, 'cost_price', cells.cost_price, moneyCell(stored?.costPrice ?? null), readMoney, moneyCell, (amount) => {
    variation.costPrice = amount;
  });
  const offered = stored ? String(stored.isAvailable) : '';
  take(row, 'variation_available', cells.variation_available, offered, readFlag, String, (flag) => {
    variation.isAvailable = flag;
  });
  if (stored) return false;
  if (!variation.hex) row.problems.push('color_hex: Missing.');
  row.kind = 'added';
  row.changes.push({ column: 'color', from: '', to: color }, { column: 'size_code', from: '', to: size });
  after.variations.push(variation);
  return true;
}

/** `added`: the row adds the colour if the product lacks it. */
function planColor({ row, cells, color, size }: Option, added: boolean, after: CsvProduct): void {
  const stored = after.colors.find(({ name }) => name === color);
  if (!stored && !added && !cells.color_available) return;
  const swatch: CsvColor = stored ?? { name: color, hex: '', available: true };
  if (!size) take(row, 'color_hex', cells.color_hex, swatch.hex, readHex, String, (hex) => (swatch.hex = hex));
  const shown = stored ? String(stored.available) : '';
  take(row, 'color_available', cells.color_available, shown, readFlag, String, (flag) => (swatch.available = flag));
  if (stored) return;
  if (size) swatch.hex = after.variations.find((variation) => variation.color === color)?.hex ?? '';
  else row.changes.push({ column: 'color', from: '', to: color });
  if (!swatch.hex && row.problems.length === 0) row.problems.push('color_hex: Missing.');
  after.colors.push(swatch);
}

function addSize(size: SizeCode, { row, color }: Option, after: CsvProduct): void {
  if (after.sizes.includes(size)) return;
  const added = [...after.sizes, size];
  const isSorted = after.sizes.every(
    (other, index, all) => index === 0 || compareSizes(all[index - 1] ?? other, other) <= 0,
  );
  after.sizes = isSorted ? added.sort(compareSizes) : added;
  if (color === '') row.changes.push({ column: 'size_code', from: '', to: size });
}

function refuseTwoAnswers(options: readonly Option[]): void {
  const answers = new Map<string, { flag: boolean; number: number }>();
  for (const { row, cells, color } of options) {
    const read = readFlag(cells.color_available ?? '');
    if (color === '' || !read.ok) continue;
    const before = answers.get(color);
    if (!before) answers.set(color, { flag: read.value, number: row.number });
    else if (before.flag !== read.value) {
      row.problems.push(`color_available: Differs from row ${before.number}, which is the same colour.`);
    }
  }
}
