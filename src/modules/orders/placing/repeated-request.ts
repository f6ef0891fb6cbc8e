import { createHash } from 'node:crypto';
import { failure, type Failure, type Success } from '@/lib/result';

type Shown = { expectedTotal?: number; expectedVoucherAmount?: number };

/** Ignores the amounts that were shown: they are no part of the order. */
export const requestHashOf = ({ expectedTotal: _, expectedVoucherAmount: __, ...request }: Shown): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex');

/** The order placed under a used key, or a refusal if something else is sent now. */
export function answerRepeated<Order>(
  known: { order: Order; requestHash: string } | undefined,
  requestHash: string,
): Success<{ order: Order; isRepeated: boolean }> | Failure<'idempotency_key_reused'> | undefined {
  if (!known) return undefined;
  return known.requestHash === requestHash
    ? { ok: true, order: known.order, isRepeated: true }
    : failure('idempotency_key_reused', 'This Idempotency-Key was used for a different order.');
}
