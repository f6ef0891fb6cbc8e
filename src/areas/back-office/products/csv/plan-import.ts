import { createHash } from 'node:crypto';
import { setImmediate as pause } from 'node:timers/promises';
import { planProduct } from '@/domain/product-csv/product-csv-plan';
import { noCounts, type PlannedRow, type RowCounts } from '@/domain/product-csv/product-csv-rows';
import type { ImportedPicture } from '@/domain/product-csv/imported-picture';
import type { CatalogueTable } from '@/domain/product-csv/product-csv-table';
import { loadLookup } from './data/lookup';
import { readProducts, type Database } from './data/read-products';
import type { CsvProduct } from '@/domain/product-csv/csv-product';

export type ProductWrite = { before: CsvProduct | undefined; after: CsvProduct; rows: PlannedRow[] };

export type ImportPlan = {
  rows: PlannedRow[];
  writes: ProductWrite[];
  counts: RowCounts;
};

const STEP = 500;

/** @param known products of the table, if they have been read */
export async function planImport(
  database: Database,
  table: CatalogueTable,
  known?: ReadonlyMap<string, CsvProduct>,
): Promise<ImportPlan> {
  const lookup = await loadLookup(database, table);
  const plan: ImportPlan = { rows: [], writes: [], counts: noCounts() };
  const groups = [...table.products];
  for (let start = 0; start < groups.length; start += STEP) {
    const step = groups.slice(start, start + STEP);
    const slugs = step.map(([slug]) => slug);
    const products = known ?? (await readProducts(database, slugs));
    for (const [slug, given] of step) {
      const { rows, write } = planProduct(slug, given, products.get(slug), lookup);
      for (const row of rows) {
        plan.rows.push(row);
        plan.counts[row.kind] += 1;
      }
      if (write) plan.writes.push({ ...write, rows });
    }
    // Yields to other requests between steps.
    await pause();
  }
  plan.rows.sort((a, b) => a.number - b.number);
  return plan;
}

export function fingerprint(rows: readonly PlannedRow[]): string {
  const hash = createHash('sha256');
  for (const { number, kind, changes, problems } of rows)
    hash.update(JSON.stringify([number, kind, changes, problems]));
  return hash.digest('hex');
}

export function importedPictures(
  { pictures = new Map() }: Pick<CatalogueTable, 'pictures'>,
  rows: readonly PlannedRow[],
): [slug: string, pictures: readonly ImportedPicture[]][] {
  const refused = new Set(rows.flatMap(({ slug, kind }) => (kind === 'refused' ? slug : [])));
  return [...pictures].filter(([slug]) => !refused.has(slug));
}
