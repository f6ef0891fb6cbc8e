import { CSV_COLUMNS, type CsvColumn, type CsvCells } from './csv-product';
import { readRows } from '../text/table/rows';

export type CsvRow = {
  /** Row number in the spreadsheet: 1 is the heading. */
  number: number;
  /** Trimmed; without missing columns. */
  cells: CsvCells;
};

export type CatalogueTable = {
  /** By slug, in file order. */
  products: Map<string, CsvRow[]>;
  rows: number;
  ignored: string[];
};

type ReadTable = { ok: true; table: CatalogueTable } | { ok: false; message: string };

const refuse = (message: string): ReadTable => ({ ok: false, message });
const KNOWN = new Set<string>(CSV_COLUMNS);
const isColumn = (name: string): name is CsvColumn => KNOWN.has(name);
const columnName = (heading: string) => heading.toLowerCase().replace(/[\s-]+/g, '_');

/** Blank rows are skipped but counted. */
export function readCatalogue(text: string): ReadTable {
  const read = readRows(text);
  if (!read.ok) return read;
  const [heading, ...body] = read.rows;
  const headings = heading?.cells ?? [];
  const names = headings.map(columnName);
  const twice = names.find((name, index) => isColumn(name) && names.indexOf(name) !== index);
  if (twice !== undefined) return refuse(`The column “${twice}” appears twice.`);
  if (!names.includes('slug')) return refuse('The first row must name the columns, and “slug” must be one of them.');
  const table: CatalogueTable = { products: new Map(), rows: 0, ignored: [] };
  table.ignored = headings.filter((cell, index) => cell && !isColumn(names[index] ?? ''));
  for (const { number, cells } of body) {
    if (cells.length > names.length) return refuse(`Row ${number} has more cells than there are columns.`);
    const row = { number, cells: cellsOf(names, cells) };
    const slug = row.cells.slug ?? '';
    const rows = table.products.get(slug);
    if (rows) rows.push(row);
    else table.products.set(slug, [row]);
    table.rows += 1;
  }
  return table.rows > 0 ? { ok: true, table } : refuse('The file has headings but no products.');
}

function cellsOf(names: readonly string[], cells: readonly string[]): CsvCells {
  const found: CsvCells = {};
  names.forEach((name, index) => {
    if (isColumn(name)) found[name] = cells[index] ?? '';
  });
  return found;
}
