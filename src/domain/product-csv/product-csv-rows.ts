/** The rows of one product while a file is checked. */
import type { CsvRow } from './product-csv-table';
import type { CsvColumn, CsvProduct } from './csv-product';

export type RowKind = 'added' | 'changed' | 'unchanged' | 'refused';
export type CellChange = { column: CsvColumn; from: string; to: string };

export type PlannedRow = {
  number: number;
  slug: string;
  name: string;
  /** The variation the row is about, as '' where it is about none. */
  color: string;
  size: string;
  kind: RowKind;
  changes: CellChange[];
  /** Why it is refused. */
  problems: string[];
};

export type Planning = {
  given: readonly CsvRow[];
  rows: PlannedRow[];
  known: CsvProduct | undefined;
  /** Resulting product; mutated. */
  after: CsvProduct;
};

/**
 * The cell that the rows of a product share: the first row’s, which the others repeat or leave empty. Rows that say
 * otherwise get a problem. Undefined where the file has no such column.
 */
export function sharedCell(column: CsvColumn, { given, rows }: Pick<Planning, 'given' | 'rows'>): string | undefined {
  const first = given[0]?.cells[column];
  given.forEach(({ cells }, index) => {
    if (index === 0 || !cells[column] || cells[column] === first) return;
    rows[index]?.problems.push(`${column}: Differs from row ${given[0]?.number}, which is the same product.`);
  });
  return first;
}
