import { randomUUID } from 'node:crypto';
import { importQuery } from '@/domain/bulk/bulk-input';
import { IMPORT_RIGHTS } from '@/domain/api-keys/bulk-rights';
import { noCounts, type RowCounts } from '@/domain/product-csv/product-csv-rows';
import { jsonLines, LINES_TYPE } from '@/domain/text/json-lines';
import { invalidInput } from '@/lib/failures';
import { download } from '@/lib/http/download';
import { respond } from '@/lib/http/respond';
import { asExchange, beginJob, ofJob, refuseUnless } from './bulk-endpoints';
import { bulkFiles, fileOfPart, listErrors, type ImportJob } from './data/bulk-jobs';
import { findPictureProgress, type PictureProgress } from '../products/imported-pictures/data/imported-pictures';
import type { LineError } from './line-error';
import { storeLines } from './store-lines';
import type { Payload } from 'payload';

export const createImport = (request: Request): Promise<Response> =>
  asExchange(request, async (call) => {
    const { data, error } = importQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    if (error) return invalidInput(error);
    const { what } = data;
    const refused = refuseUnless(call, IMPORT_RIGHTS[what]);
    if (refused) return refused;
    const id = randomUUID();
    const stored = await storeLines(request, id);
    if (!stored.ok) return stored;
    const { bytes, lines } = stored;
    const dryRun = data.dryRun === 'true';
    const name = `${lines} ${lines === 1 ? 'line' : 'lines'} of ${what}`;
    const begun = await beginJob(
      call.req,
      { id, kind: 'import', what, input: { dryRun, bytes }, total: lines, parts: 1 },
      { action: dryRun ? 'import.checked' : 'import.begun', name },
    );
    if (!begun.ok) await bulkFiles.discard([fileOfPart(id, 0)]);
    return respond(begun, { status: 202 });
  });

const SHOWN_ERRORS = 100;

type ImportState = Pick<
  ImportJob,
  'id' | 'what' | 'status' | 'message' | 'done' | 'total' | 'createdAt' | 'endedAt' | 'expiresAt'
> & {
  isDryRun: boolean;
  /** Lines done, by what became of them, or would. */
  counts: RowCounts;
  /** The first 100; all are at `/api/imports/{id}/errors`. */
  errors: LineError[];
  /** Named by their address: fetched by another job, once their products are written. */
  pictures: PictureProgress;
};

export const importState = ofJob('import', async (job, { payload }): Promise<ImportState> => {
  const { id, what, input, status, message, done, total, counts, createdAt, endedAt, expiresAt } = job;
  return {
    ...{ id, what, isDryRun: input.dryRun, status, message, done, total },
    counts: { ...noCounts(), ...counts },
    errors: await listErrors(payload, id, 0, SHOWN_ERRORS),
    pictures: await findPictureProgress(payload, id),
    ...{ createdAt, endedAt, expiresAt },
  };
});

export const importErrors = ofJob('import', async ({ id }, { payload }) =>
  download(errorLines(payload, id), { name: `errors-${id}.jsonl`, type: LINES_TYPE }),
);

const ERRORS_STEP = 1_000;

async function* errorLines(payload: Payload, id: string): AsyncGenerator<string> {
  for (let after = 0; ;) {
    const errors = await listErrors(payload, id, after, ERRORS_STEP);
    yield jsonLines(errors);
    if (errors.length < ERRORS_STEP) return;
    after = errors.at(-1)?.line ?? after;
  }
}
