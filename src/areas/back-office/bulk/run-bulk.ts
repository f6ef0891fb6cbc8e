import type { Payload, PayloadRequest, TypedUser } from 'payload';
import { exportRights } from '@/domain/bulk/bulk-input';
import { BULK_LIMITS } from '@/domain/bulk/bulk-limits';
import { IMPORT_RIGHTS, type Rights } from '@/domain/api-keys/bulk-rights';
import { noCounts } from '@/domain/product-csv/product-csv-rows';
import { jsonLines } from '@/domain/text/json-lines';
import { mayDo } from '@/lib/accounts/may-do';
import { inTransaction } from '@/lib/database/transaction';
import { describeDatabaseError } from '@/lib/describe-database-error';
import { refusalOf } from '@/lib/failures';
import { readBytes } from '@/lib/files/store/file-store';
import { log } from '@/lib/log';
import { localRequest } from '@/lib/payload/local-request';
import type { Run } from '@/lib/work/loop';
import { reviveUser } from '@/modules/accounts/session/revive-user';
import {
  bulkFiles,
  claimJob,
  deleteExpired,
  failJob,
  fileOfPart,
  insertErrors,
  noteProgress,
  postponeJob,
  type BulkJob,
  type ExportJob,
  type ImportJob,
} from './data/bulk-jobs';
import { SOURCES } from './export-lines';
import { errorOf, IMPORTERS, type ImportStep } from './import-lines';
import { splitLines, type FileLine } from './split-lines';

const MOST_ATTEMPTS = 5;

export const rightsOf = (job: BulkJob): Rights =>
  job.kind === 'export' ? exportRights(job.input) : IMPORT_RIGHTS[job.what];

/** One step of the job that waits longest: each is whole, or begins anew. @returns false if none waits */
export async function runBulkStep(payload: Payload, { fail }: Pick<Run, 'fail'>): Promise<boolean> {
  const job = await claimJob(payload);
  if (!job) {
    await bulkFiles.remove(await deleteExpired(payload));
    return false;
  }
  try {
    const user = await reviveUser(payload, job.maker);
    if (!user || !mayDo(user, rightsOf(job)))
      await failJob(payload, job.id, 'The account or key that began it no longer has the right to.');
    else if (job.kind === 'export') await exportStep(payload, job, user);
    else await importStep(payload, job, user);
  } catch (error) {
    log.warn({ err: error, job: job.id, attempts: job.attempts }, 'A step of an import or export failed.');
    fail(error);
    if (job.attempts < MOST_ATTEMPTS) await postponeJob(payload, job.id, 2 ** job.attempts);
    else await failJob(payload, job.id, describeDatabaseError(error)?.message ?? 'Something went wrong.');
  }
  return true;
}

async function exportStep(payload: Payload, job: ExportJob, user: TypedUser): Promise<void> {
  const req = await localRequest(payload, { user });
  const { lines, records, isLast, cursor } = await SOURCES[job.what].read({
    req,
    input: job.input,
    after: job.cursor,
  });
  // A step that was cut off writes the same part again.
  if (lines.length > 0) await bulkFiles.write(fileOfPart(job.id, job.parts), Buffer.from(jsonLines(lines)));
  await inTransaction(req, (session) =>
    noteProgress(session, job, {
      done: job.done + records,
      counts: sumOf(job.counts, { lines: lines.length }),
      cursor,
      parts: job.parts + (lines.length > 0 ? 1 : 0),
      isDone: isLast,
    }),
  );
}

const READ_BYTES = 4 * BULK_LIMITS.line;

/** All lines at once; after a failure one by one, and without a line that fails again and again. */
async function importStep(payload: Payload, job: ImportJob, user: TypedUser): Promise<void> {
  const offset = job.cursor?.offset ?? 0;
  const end = Math.min(job.input.bytes, offset + READ_BYTES);
  const file = await bulkFiles.read(fileOfPart(job.id, 0), { start: offset, end: end - 1 });
  if (!file) return failJob(payload, job.id, 'Its file is gone.');
  const isEnd = end === job.input.bytes;
  const lines = splitLines(await readBytes(file), { first: job.done + 1, most: IMPORTERS[job.what].step, isEnd });
  const req = await localRequest(payload, { user });
  const ends = lines.map((line) => offset + line.end);
  if (job.attempts === 1) await writeLines(req, job, lines, ends);
  else {
    let reached = job;
    for (const [place, line] of lines.entries()) {
      const own = [ends[place] ?? offset];
      reached = await writeLines(req, reached, [line], own).catch((error: unknown) => {
        const refusal = refusalOf(error, 'record', 'The line could not be written.');
        if (job.attempts < PATIENCE || AWAY.has(refusal.code)) throw error;
        return noteStep(req, reached, own, async () => ({
          used: 1,
          counts: { ...noCounts(), refused: 1 },
          errors: [errorOf(line.number, refusal)],
        }));
      });
    }
  }
}

const PATIENCE = 3;
const AWAY: ReadonlySet<string> = new Set(['unavailable', 'disk_full']);

const writeLines = (req: PayloadRequest, job: ImportJob, lines: readonly FileLine[], ends: readonly number[]) =>
  noteStep(req, job, ends, () =>
    IMPORTERS[job.what].importLines(req, { id: job.id, isDryRun: job.input.dryRun }, lines),
  );

/** Notes what has been written in the same transaction. @param ends bytes of the file up to each line’s end */
const noteStep = (
  req: PayloadRequest,
  job: ImportJob,
  ends: readonly number[],
  write: () => Promise<ImportStep>,
): Promise<ImportJob> =>
  inTransaction(req, async (session) => {
    const { used, counts, errors } = await write();
    const offset = ends[used - 1] ?? 0;
    const progress = {
      done: job.done + used,
      counts: sumOf(job.counts, counts),
      cursor: { offset },
      parts: job.parts,
    };
    await insertErrors(session, job.id, errors);
    await noteProgress(session, job, { ...progress, isDone: offset === job.input.bytes });
    return { ...job, ...progress };
  });

const sumOf = (before: Readonly<Record<string, number>>, more: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(more).map(([kind, count]) => [kind, (before[kind] ?? 0) + count]));
