import { idempotencyKey } from '@/domain/orders/checkout-input';
import { invalidFields } from '@/lib/failures';
import type { Result } from '@/lib/result';

export function readIdempotencyKey({ headers }: Request): Result<{ key: string }, 'invalid'> {
  const { data, error } = idempotencyKey.safeParse(headers.get('idempotency-key') ?? undefined);
  return error
    ? invalidFields({ 'Idempotency-Key': error.issues.map(({ message }) => message) })
    : { ok: true, key: data };
}
