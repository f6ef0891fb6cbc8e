import type { CsvColumn, CsvProduct, CsvRow } from './csv-product';

export type RowKind = 'added' | 'changed' | 'unchanged' | 'refused';
export type RowCounts = Record<RowKind, number>;
export type CellChange = { column: CsvColumn; from: string; to: string };

export type PlannedRow = {
  number: number;
  slug: string;
  name: string;
  color: string;
  size: string;
  kind: RowKind;
  changes: CellChange[];
  problems: string[];
};

export const noCounts = (): RowCounts => ({ added: 0, changed: 0, unchanged: 0, refused: 0 });

export type Planning = {
  given: readonly CsvRow[];
  rows: PlannedRow[];
  known: CsvProduct | undefined;
  after: CsvProduct;
};

/** First row’s cell; others repeat it or are empty, else they get a problem. Undefined without the column. */
export function sharedCell(column: CsvColumn, { given, rows }: Pick<Planning, 'given' | 'rows'>): string | undefined {
  const first = given[0]?.cells[column];
  given.forEach(({ cells }, index) => {
    if (index === 0 || !cells[column] || cells[column] === first) return;
    rows[index]?.problems.push(`${column}: Differs from row ${given[0]?.number}, which is the same product.`);
  });
  return first;
}
