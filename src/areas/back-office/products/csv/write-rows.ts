import { purgeTags } from '@/domain/cache/cache-plan';
import type { CsvProduct, CsvRow } from '@/domain/product-csv/csv-product';
import { grouped } from '@/domain/text/grouped';
import type { PayloadRequest } from 'payload';
import { currentTransaction } from '@/lib/database/transaction';
import { purgeAfterCommit } from '@/lib/http-cache/purge-after-commit';
import { lockProducts } from './data/imports';
import { idsOfSlugs } from './data/read-products';
import { writeProducts } from './data/write-products';
import { planImport, type ImportPlan } from './plan-import';

export const tagsOfProducts = (ids: readonly string[]): string[] => [
  ...new Set(['stock', ...ids.flatMap((id) => [...purgeTags({ collection: 'products', id })])]),
];

/** Locks, plans and writes all but refused rows in the caller’s transaction. @param known products, if locked and read */
export async function writeRows(
  req: PayloadRequest,
  rows: readonly CsvRow[],
  { isDryRun, known }: { isDryRun: boolean; known?: ReadonlyMap<string, CsvProduct> },
): Promise<ImportPlan> {
  const session = await currentTransaction(req);
  const products = grouped(rows, ({ cells }) => cells.slug ?? '');
  if (!isDryRun && !known) await lockProducts(session, await idsOfSlugs(session.client, [...products.keys()]));
  const plan = await planImport(session.client, { products, rows: rows.length, ignored: [] }, known);
  if (isDryRun || plan.writes.length === 0) return plan;
  await purgeAfterCommit(req, tagsOfProducts(await writeProducts(session, plan.writes)));
  return plan;
}
