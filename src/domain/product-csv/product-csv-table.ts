import { CSV_COLUMNS, type CsvCells, type CsvColumn, type CsvRow } from './csv-product';
import { readRows } from '../text/table/rows';
import type { ImportedPicture } from './imported-picture';
import { grouped } from '../text/grouped';
import { readOtherShop } from './other-shops/read-other-shop';

export type CatalogueTable = {
  /** By slug, in file order. */
  products: Map<string, CsvRow[]>;
  rows: number;
  ignored: string[];
  /** The shop whose export it is. */
  from?: string;
  pictures?: ReadonlyMap<string, readonly ImportedPicture[]>;
};

export type ReadTable = { ok: true; table: CatalogueTable } | { ok: false; message: string };

const refuse = (message: string): ReadTable => ({ ok: false, message });
const KNOWN = new Set<string>(CSV_COLUMNS);
const isColumn = (name: string): name is CsvColumn => KNOWN.has(name);
const columnName = (heading: string) => heading.toLowerCase().replace(/[\s-]+/g, '_');

/** Also reads the exports of Shopify and WooCommerce. Blank rows are skipped but counted. */
export function readCatalogue(text: string): ReadTable {
  const read = readRows(text);
  if (!read.ok) return read;
  const [heading, ...body] = read.rows;
  const headings = heading?.cells ?? [];
  const names = headings.map(columnName);
  const ofOther = readOtherShop(headings, body);
  if (ofOther) {
    const { rows, ...about } = ofOther;
    return tableOf(rows, about);
  }
  const twice = names.find((name, index) => isColumn(name) && names.indexOf(name) !== index);
  if (twice !== undefined) return refuse(`The column “${twice}” appears twice.`);
  if (!names.includes('slug')) return refuse('The first row must name the columns, and “slug” must be one of them.');
  const long = body.find(({ cells }) => cells.length > names.length);
  if (long) return refuse(`Row ${long.number} has more cells than there are columns.`);
  return tableOf(
    body.map(({ number, cells }) => ({ number, cells: cellsOf(names, cells) })),
    { ignored: headings.filter((cell, index) => cell && !isColumn(names[index] ?? '')) },
  );
}

export const tableOf = (
  rows: readonly CsvRow[],
  about: Pick<CatalogueTable, 'ignored' | 'from' | 'pictures'>,
): ReadTable =>
  rows.length > 0
    ? {
        ok: true,
        table: { ...about, rows: rows.length, products: grouped(rows, ({ cells }) => cells.slug ?? '') },
      }
    : refuse('The file has headings but no products.');

function cellsOf(names: readonly string[], cells: readonly string[]): CsvCells {
  const found: CsvCells = {};
  names.forEach((name, index) => {
    if (isColumn(name)) found[name] = cells[index] ?? '';
  });
  return found;
}
