import { idempotencyKey } from '@/domain/orders/checkout-input';
import { invalidFields } from '@/lib/failures';
import type { Result } from '@/lib/result';

export const readIdempotencyKey = ({ headers }: Request): Result<{ key: string }, 'invalid'> =>
  checkIdempotencyKey(headers.get('idempotency-key') ?? undefined, 'Idempotency-Key');

/** @param field that it was sent in */
export function checkIdempotencyKey(given: unknown, field: string): Result<{ key: string }, 'invalid'> {
  const { data: key, error } = idempotencyKey.safeParse(given);
  return error ? invalidFields({ [field]: error.issues.map(({ message }) => message) }) : { ok: true, key };
}
