import type { PayloadRequest } from 'payload';
import { refusalOf } from '@/lib/failures';
import { asUser } from '@/lib/payload/as-user';
import { failure, type Result } from '@/lib/result';
import { isUuid } from '@/domain/text/uuid';

export async function revokeKey(req: PayloadRequest, id: unknown): Promise<Result> {
  if (typeof id !== 'string' || !isUuid(id)) return failure('not_found', 'This key no longer exists.');
  try {
    await req.payload.delete({ collection: 'api-keys', id, ...asUser(req) });
    return { ok: true };
  } catch (error) {
    return refusalOf(error, 'key', 'The key could not be revoked.');
  }
}
