import type { Payload, PayloadRequest } from 'payload';
import type { ExportInput } from '@/domain/bulk/bulk-input';
import type { Exported, Imported } from '@/domain/api-keys/bulk-rights';
import { isoTime } from '@/lib/database/iso-time';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';
import { currentTransaction } from '@/lib/database/transaction';
import { storedFolder } from '@/lib/files/stored-folder';
import { claimStatement } from '@/lib/work/queue';
import type { Maker } from '@/modules/accounts/session/revive-user';
import type { OrderCursor } from '../../orders/data/matching-orders';
import type { LineError } from '../line-error';

export const bulkFiles = storedFolder('bulk');

export const fileOfPart = (id: string, part: number): string => `${id}.${part}.jsonl`;

export type BulkStatus = 'waiting' | 'running' | 'done' | 'failed';

type Job<Kind, What, Input, Cursor> = {
  id: string;
  kind: Kind;
  what: What;
  input: Input;
  maker: Maker;
  status: BulkStatus;
  message: string | null;
  /** Lines of an import, records of an export as it began. */
  total: number;
  done: number;
  counts: Record<string, number>;
  cursor: Cursor | null;
  parts: number;
  attempts: number;
  createdAt: string;
  endedAt: string | null;
  expiresAt: string;
};

type ImportCursor = { offset: number };
export type ExportCursor = { slug: string } | OrderCursor;

export type ExportJob = Job<'export', Exported, ExportInput, ExportCursor>;
export type ImportJob = Job<'import', Imported, { dryRun: boolean; bytes: number }, ImportCursor>;
export type BulkJob = ExportJob | ImportJob;

const COLUMNS = `id, kind, what, input, maker, status, message, total, done, counts, cursor, parts, attempts,
  ${isoTime('created_at')} as "createdAt", ${isoTime('ended_at')} as "endedAt", ${isoTime('expires_at')} as "expiresAt"`;

const OPEN = `status in ('waiting', 'running')`;
const MOST_OPEN = 20;

export type NewJob = Pick<BulkJob, 'id' | 'kind' | 'what' | 'input' | 'maker' | 'total' | 'parts'>;

export async function insertJob(req: PayloadRequest, job: NewJob): Promise<boolean> {
  const { client } = await currentTransaction(req);
  const { rowCount } = await client.query(
    `insert into bulk_jobs (id, kind, what, input, maker, total, parts) select $1, $2, $3, $4, $5, $6, $7
      where (select count(*) from bulk_jobs where ${OPEN}) < ${MOST_OPEN}`,
    [job.id, job.kind, job.what, job.input, job.maker, job.total, job.parts],
  );
  return rowCount === 1;
}

export async function findJob<Kind extends BulkJob['kind']>(
  payload: Payload,
  kind: Kind,
  id: string,
): Promise<Extract<BulkJob, { kind: Kind }> | undefined> {
  const [job] = await query<Extract<BulkJob, { kind: Kind }>>(
    payload,
    `select ${COLUMNS} from bulk_jobs where id = $1 and kind = $2 and expires_at > now()`,
    [id, kind],
  );
  return job;
}

/** Far longer than a step; a process that ends leaves its job for so long. */
const LEASE_SECONDS = 60;

const CLAIM = claimStatement({
  table: 'bulk_jobs',
  leaseSeconds: LEASE_SECONDS,
  set: `status = 'running',`,
  due: `select id from bulk_jobs where ${OPEN} and attempt_after <= now() order by attempt_after limit 1 for update skip locked`,
  columns: COLUMNS,
});

export async function claimJob(payload: Payload): Promise<BulkJob | undefined> {
  const [job] = await query<BulkJob>(payload, CLAIM, []);
  return job;
}

type Progress = Pick<BulkJob, 'done' | 'counts' | 'cursor' | 'parts'> & { isDone: boolean };

/** @throws if another process has gone on with the job */
export async function noteProgress({ client }: Session, job: BulkJob, progress: Progress): Promise<void> {
  const { done, counts, cursor, parts, isDone } = progress;
  const { rowCount } = await client.query(
    `update bulk_jobs set done = $3, total = greatest(total, $3), counts = $4, cursor = $5, parts = $6, attempts = 0, attempt_after = now(),
            status = case when $7 then 'done' else status end, ended_at = case when $7 then now() end
      where id = $1 and done = $2 and cursor is not distinct from $8 and ${OPEN}`,
    [job.id, job.done, done, counts, cursor, parts, isDone, job.cursor],
  );
  if (rowCount !== 1) throw new Error('Another process has gone on with this job.');
}

export async function failJob(payload: Payload, id: string, message: string): Promise<void> {
  await query(
    payload,
    `update bulk_jobs set status = 'failed', message = $2, ended_at = now() where id = $1 and ${OPEN}`,
    [id, message],
  );
}

export async function postponeJob(payload: Payload, id: string, seconds: number): Promise<void> {
  await query(payload, `update bulk_jobs set attempt_after = now() + make_interval(secs => $2) where id = $1`, [
    id,
    seconds,
  ]);
}

export async function insertErrors({ client }: Session, jobId: string, errors: readonly LineError[]): Promise<void> {
  if (errors.length === 0) return;
  await client.query(
    `insert into bulk_errors (job_id, line, code, message, field_errors)
     select $1, line, code, message, "fieldErrors"
       from jsonb_to_recordset($2::jsonb) as r(line int, code text, message text, "fieldErrors" jsonb)`,
    [jobId, JSON.stringify(errors)],
  );
}

export const listErrors = (payload: Payload, jobId: string, after: number, limit: number): Promise<LineError[]> =>
  query<LineError>(
    payload,
    `select line, code, message, field_errors as "fieldErrors" from bulk_errors
      where job_id = $1 and line > $2 order by line limit $3`,
    [jobId, after, limit],
  );

/** Deletes jobs after their time. @returns names of their files */
export async function deleteExpired(payload: Payload): Promise<string[]> {
  const expired = await query<{ id: string; parts: number }>(
    payload,
    'delete from bulk_jobs where expires_at < now() returning id, parts',
    [],
  );
  return expired.flatMap(({ id, parts }) => Array.from({ length: parts }, (_, part) => fileOfPart(id, part)));
}
