import type { PayloadRequest, TypedUser } from 'payload';
import type { CatalogueTable } from '@/domain/product-csv/product-csv-table';
import { describeDatabaseError } from '@/lib/describe-database-error';
import { purgeAfterCommit } from '@/lib/http-cache/purge-after-commit';
import type { Session } from '@/lib/database/sessions';
import { inTransaction } from '@/lib/database/transaction';
import { log } from '@/lib/log';
import { failure, type Result } from '@/lib/result';
import { makerOf } from '@/modules/accounts/session/revive-user';
import { insertPictures } from '../imported-pictures/data/imported-pictures';
import { fingerprint, importedPictures, planImport, type ProductWrite } from './plan-import';
import { readFile } from './read-file';
import { ChangeList } from './change-list';
import { recordImport, type ImportSummary } from './record-import';
import { writeProducts } from './data/write-products';
import { tagsOfProducts } from './write-rows';
import { lockProducts } from './data/imports';

type ImportRefusal = 'invalid' | 'file_changed' | 'plan_changed' | 'import_failed';
export type ImportResult = Result<{ summary: ImportSummary }, ImportRefusal>;
/** Products written, and in total; the last line is the result. */
export type ImportLine = { done: number; total: number } | ImportResult;

type RunImport = {
  req: PayloadRequest;
  bytes: Uint8Array;
  name: string;
  expected: { file: string; plan: string };
  onProgress?: (done: number, total: number) => void;
};

const STEP = 250;

/** One transaction. Refuses if catalogue changes have altered the plan of the dry run. */
export async function runImport(args: RunImport): Promise<ImportResult> {
  const read = readFile(args.bytes);
  if (!read.ok) return read;
  if (read.hash !== args.expected.file) return failure('file_changed', 'This is not the file that was checked.');
  try {
    return await inTransaction(args.req, (session) => write(session, read.table, args));
  } catch (error) {
    const known = describeDatabaseError(error);
    if (known && known.status < 500) return planChanged();
    log.error({ err: error }, 'A catalogue could not be imported.');
    return failure('import_failed', known?.message ?? 'Failed to import products');
  }
}

const planChanged = () =>
  failure('plan_changed', 'The catalogue has changed since the file was checked. Nothing was imported.');

async function write(session: Session, table: CatalogueTable, { req, bytes, name, expected, onProgress }: RunImport) {
  const { rows, writes: planned, counts } = await planImport(session.client, table);
  if (fingerprint(rows) !== expected.plan) return planChanged();
  const writes = await lockAndPlan(session, table, planned);
  if (!writes) return planChanged();
  const ids: string[] = [];
  const changes = new ChangeList();
  for (let start = 0; start < writes.length; start += STEP) {
    const step = writes.slice(start, start + STEP);
    ids.push(...(await writeProducts(session, step)));
    changes.add(step);
    onProgress?.(start + step.length, writes.length);
  }
  const written = { products: writes.length, counts };
  const id = await recordImport(session, req, {
    name,
    bytes,
    hash: expected.file,
    summary: written,
    writes,
    changes: await changes.close(),
  });
  const pictures = await insertPictures(session, {
    importId: id,
    maker: makerOf(req.user as TypedUser),
    pictures: importedPictures(table, rows),
  });
  if (writes.length > 0) await purgeAfterCommit(req, tagsOfProducts(ids));
  return { ok: true, summary: { ...written, id, pictures } } as const;
}

async function lockAndPlan(
  session: Session,
  table: CatalogueTable,
  planned: ProductWrite[],
): Promise<ProductWrite[] | undefined> {
  await lockProducts(
    session,
    planned.flatMap(({ before }) => before?.id ?? []),
  );
  const slugs = new Set(planned.map(({ after }) => after.slug));
  const products = new Map([...table.products].filter(([slug]) => slugs.has(slug)));
  const { writes } = await planImport(session.client, { ...table, products });
  const print = (some: readonly ProductWrite[]) => fingerprint(some.flatMap(({ rows }) => rows));
  return print(writes) === print(planned) ? writes : undefined;
}
