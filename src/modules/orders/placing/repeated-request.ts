import { createHash } from 'node:crypto';
import { failure, type Failure, type Success } from '@/lib/result';

/** Recognises a request that is sent once more. The total that was shown is no part of what is ordered. */
export const requestHashOf = ({ expectedTotal: _, ...request }: { expectedTotal?: number }): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex');

/** Answers a key that has been used: the order placed under it, or a refusal where something else is sent now. */
export function answerRepeated<Order>(
  known: { order: Order; requestHash: string } | undefined,
  requestHash: string,
): Success<{ order: Order }> | Failure<'idempotency_key_reused'> | undefined {
  if (!known) return undefined;
  return known.requestHash === requestHash
    ? { ok: true, order: known.order }
    : failure('idempotency_key_reused', 'This Idempotency-Key was used for a different order.');
}
