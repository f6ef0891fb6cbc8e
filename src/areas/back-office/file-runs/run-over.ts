import type { Payload, PayloadRequest } from 'payload';
import type { BulkRefusal, BulkStep } from './bulk-run';

const STEP = 10;

export type BulkRun = {
  payload: Payload;
  /** Fresh request of the administrator per record; undefined once access is revoked. */
  newRequest: () => Promise<PayloadRequest | undefined>;
  signal?: AbortSignal;
};

type Change<Undo> = (
  req: PayloadRequest,
  id: string,
) => Promise<{ ok: true; undo?: Undo } | { ok: false; message: string }>;
type LabelOf = (payload: Payload, id: string) => Promise<string | undefined>;

/** One by one, each in its own transaction. Reports refused records and leaves them unchanged. */
export async function* runOver<Undo = never>(
  { payload, newRequest, signal }: BulkRun,
  ids: readonly string[],
  labelOf: LabelOf,
  change: Change<Undo>,
): AsyncGenerator<BulkStep<Undo>> {
  const total = ids.length;
  let [done, changed] = [0, 0];
  let refused: BulkRefusal[] = [];
  let undo: Undo[] = [];
  yield { done, total, changed, refused: [] };
  for (const id of ids) {
    const req = signal?.aborted ? undefined : await newRequest();
    if (!req) return;
    const result = await change(req, id);
    done += 1;
    if (!result.ok) refused.push({ id, label: (await labelOf(payload, id)) ?? id, message: result.message });
    else {
      changed += 1;
      if (result.undo) undo.push(result.undo);
    }
    if (done % STEP === 0 || done === total) {
      yield { done, total, changed, refused, ...(undo.length > 0 && { undo }) };
      refused = [];
      undo = [];
    }
  }
}
