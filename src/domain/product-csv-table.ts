/** Reads a catalogue file into the rows of each product. */
import Papa from 'papaparse';
import { CSV_COLUMNS, type CsvCells, type CsvColumn } from './product-csv';
import { unguardCell, unixLines } from './product-csv-cells';

export type CsvRow = {
  /** As a spreadsheet counts them, from 1, which is the heading. */
  number: number;
  /** Trimmed; a column that the file does not have is absent. */
  cells: CsvCells;
};

export type CatalogueTable = {
  /** By the slug they give, in the order of the file. */
  products: Map<string, CsvRow[]>;
  rows: number;
  /** Headings of columns that are not read. */
  ignored: string[];
};

type ReadTable = { ok: true; table: CatalogueTable } | { ok: false; message: string };

const refuse = (message: string): ReadTable => ({ ok: false, message });
const KNOWN = new Set<string>(CSV_COLUMNS);
const isColumn = (name: string): name is CsvColumn => KNOWN.has(name);
const columnName = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

/** Comma, semicolon or tab separated, with or without a byte order mark, under a heading. Blank rows are left out. */
export function readCatalogue(text: string): ReadTable {
  const plain = unixLines(text.replace(/^\uFEFF/, ''));
  const { data, errors } = Papa.parse<string[]>(plain, { delimiter: delimiterOf(plain), newline: '\n' });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) return refuse(`Row ${(broken.row ?? 0) + 1}: a quotation mark is not closed.`);
  const [heading = [], ...body] = data;
  const names = heading.map((cell) => columnName(unguardCell(cell)));
  const twice = names.find((name, index) => isColumn(name) && names.indexOf(name) !== index);
  if (twice !== undefined) return refuse(`The column “${twice}” is there twice.`);
  if (!names.includes('slug')) return refuse('The first row must name the columns, and “slug” must be one of them.');
  const table: CatalogueTable = { products: new Map(), rows: 0, ignored: [] };
  table.ignored = heading.map((cell) => cell.trim()).filter((cell, index) => cell && !isColumn(names[index] ?? ''));
  for (const [index, cells] of body.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (cells.length > names.length) return refuse(`Row ${index + 2} has more cells than there are columns.`);
    const row = { number: index + 2, cells: cellsOf(names, cells) };
    const slug = row.cells.slug ?? '';
    const rows = table.products.get(slug);
    if (rows) rows.push(row);
    else table.products.set(slug, [row]);
    table.rows += 1;
  }
  return table.rows > 0 ? { ok: true, table } : refuse('There are no products in it, only headings.');
}

function cellsOf(names: readonly string[], cells: readonly string[]): CsvCells {
  const found: CsvCells = {};
  names.forEach((name, index) => {
    if (isColumn(name)) found[name] = unguardCell((cells[index] ?? '').trim());
  });
  return found;
}

/** What splits the heading, outside of quotes. */
function delimiterOf(text: string): string {
  const heading = text.replace(/"(?:[^"]|"")*"/g, '').match(/^\s*([^\n]*)/)?.[1] ?? '';
  const count = (sign: string) => heading.split(sign).length;
  return ['\t', ';'].find((sign) => count(sign) > 1 && count(sign) >= count(',')) ?? ',';
}
