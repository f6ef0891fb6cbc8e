import { purgeTags } from '@/domain/cache/cache-plan';
import type { CsvRow } from '@/domain/product-csv/csv-product';
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

/** Locks the products of the rows, plans, and writes all but refused ones. The caller’s transaction must be open. */
export async function writeRows(
  req: PayloadRequest,
  rows: readonly CsvRow[],
  { isDryRun }: { isDryRun: boolean },
): Promise<ImportPlan> {
  const session = await currentTransaction(req);
  const products = grouped(rows, ({ cells }) => cells.slug ?? '');
  if (!isDryRun) await lockProducts(session, await idsOfSlugs(session.client, [...products.keys()]));
  const plan = await planImport(session.client, { products, rows: rows.length, ignored: [] });
  if (isDryRun || plan.writes.length === 0) return plan;
  await purgeAfterCommit(req, tagsOfProducts(await writeProducts(session, plan.writes)));
  return plan;
}
