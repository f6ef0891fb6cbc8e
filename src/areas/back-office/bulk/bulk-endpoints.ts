import { randomUUID } from 'node:crypto';
import type { PayloadRequest, TypedUser } from 'payload';
import { exportInput, exportRights, queryOfExport, type ExportInput } from '@/domain/bulk/bulk-input';
import type { Rights } from '@/domain/api-keys/bulk-rights';
import { may } from '@/lib/accounts/active-user';
import { keyOf, requireScope } from '@/lib/accounts/key-of';
import { recordActivity } from '@/lib/activity';
import { inTransactionUnlessRefused } from '@/lib/database/transaction';
import { invalidFields } from '@/lib/failures';
import { download, today } from '@/lib/http/download';
import { LINES_TYPE } from '@/domain/text/json-lines';
import { uuidOf, type WithId } from '@/lib/http/parameters';
import { readInput, respond } from '@/lib/http/respond';
import { failure, type Failure } from '@/lib/result';
import { announceWork } from '@/lib/work/signal';
import { makerOf } from '@/modules/accounts/session/revive-user';
import { asStaff, type StaffCall } from '@/modules/accounts/session/staff-route';
import {
  bulkFiles,
  fileOfPart,
  findJob,
  insertJob,
  type BulkJob,
  type BulkStatus,
  type ExportJob,
  type NewJob,
} from './data/bulk-jobs';
import { orderQuery, parseOrderFilters } from '../orders/filters/order-filters';
import { SOURCES } from './export-lines';
import { rightsOf } from './run-bulk';

export const asExchange = (request: Request, work: (call: StaffCall) => Promise<object | undefined>) =>
  asStaff('back-office:enter', 'imports and exports', work, request);

export function refuseUnless(
  { req, user }: StaffCall,
  { permission, scopes }: Rights,
): Failure<'forbidden'> | undefined {
  const key = keyOf(req.user);
  if (key) for (const scope of scopes) requireScope(key, scope);
  return may(user, permission) ? undefined : failure('forbidden', 'You do not have access to these records.');
}

const RETRY_SECONDS = 60;

/** Begins the work, and logs it. @param action as `products.exported` */
export const beginJob = (
  req: PayloadRequest,
  job: Omit<NewJob, 'maker'>,
  { action, name }: { action: string; name: string },
) =>
  inTransactionUnlessRefused<
    { ok: true; id: string; status: BulkStatus } | Failure<'too_many', { retryAfterSeconds: number }>
  >(req, async (session) => {
    if (!(await insertJob(req, { ...job, maker: makerOf(req.user as TypedUser) })))
      return failure('too_many', 'Too many imports and exports are under way.', { retryAfterSeconds: RETRY_SECONDS });
    await recordActivity(req, action, { type: 'bulk-jobs', id: job.id, name });
    session.afterCommit(() => announceWork('bulk'));
    return { ok: true, id: job.id, status: 'waiting' };
  });

export const createExport = (request: Request): Promise<Response> =>
  asExchange(request, async (call) => {
    const read = await readInput(request, exportInput);
    if (!read.ok) return read;
    const { input } = read;
    const { req } = call;
    return (
      refuseUnless(call, exportRights(input)) ??
      refuseUnknownFilter(input) ??
      respond(
        await beginJob(
          req,
          {
            ...{ id: randomUUID(), kind: 'export', what: input.what, input, parts: 0 },
            total: await SOURCES[input.what].count(req, input),
          },
          { action: `${subjectOf(input)}.exported`, name: nameOf(input) },
        ),
        { status: 202 },
      )
    );
  });

/** Lists leave out what their kind of order does not have; an export would be of all others. */
function refuseUnknownFilter(input: ExportInput): Failure<'invalid'> | undefined {
  if (input.what !== 'orders') return undefined;
  const given = queryOfExport(input);
  const known = new URLSearchParams(orderQuery(parseOrderFilters(given)));
  const unknown = [...given.keys()].find((name) => name !== 'kind' && !known.has(name));
  return unknown === undefined
    ? undefined
    : invalidFields({ [unknown]: ['Orders of this kind cannot be filtered by this.'] });
}

const subjectOf = (input: ExportInput): string =>
  input.what === 'orders' && input.kind === 'team' ? 'team-orders' : input.what;

function nameOf(input: ExportInput): string {
  const name = subjectOf(input).replace('-', ' ');
  const isFiltered = Object.keys(input).some((key) => key !== 'what' && key !== 'kind');
  return isFiltered ? `${name[0]?.toUpperCase()}${name.slice(1)} of a filter` : `All ${name}`;
}

export const ofJob =
  <Kind extends BulkJob['kind']>(
    kind: Kind,
    work: (job: Extract<BulkJob, { kind: Kind }>, call: StaffCall) => Promise<object>,
  ) =>
  (request: Request, { params }: WithId): Promise<Response> =>
    asExchange(request, async (call) => {
      const id = uuidOf(await params);
      const job = id === undefined ? undefined : await findJob(call.payload, kind, id);
      if (!job) return failure('not_found', `This ${kind} does not exist, or its time is over.`);
      return refuseUnless(call, rightsOf(job)) ?? work(job, call);
    });

type ExportState = Pick<
  ExportJob,
  'id' | 'what' | 'status' | 'message' | 'done' | 'total' | 'createdAt' | 'endedAt' | 'expiresAt'
> & {
  lines: number;
};

export const exportState = ofJob('export', async (job): Promise<ExportState> => {
  const { id, what, status, message, done, total, counts, createdAt, endedAt, expiresAt } = job;
  return { id, what, status, message, done, total, lines: counts.lines ?? 0, createdAt, endedAt, expiresAt };
});

export const exportFile = ofJob('export', async (job) =>
  job.status === 'done'
    ? download(partsOf(job), { name: `${subjectOf(job.input)}-${today()}.jsonl`, type: LINES_TYPE })
    : failure('conflict', job.message ?? 'This export is not done yet.'),
);

async function* partsOf({ id, parts }: ExportJob): AsyncGenerator<Uint8Array> {
  for (let part = 0; part < parts; part += 1) {
    const file = await bulkFiles.read(fileOfPart(id, part));
    if (!file) throw new Error(`Part ${part} of the export ${id} is gone.`);
    yield* file.body as ReadableStream<Uint8Array>;
  }
}
