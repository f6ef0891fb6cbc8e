import type { PayloadRequest } from 'payload';
import { isKeyRate } from '@/domain/api-keys/limits';
import { isUuid } from '@/domain/text/uuid';
import { may } from '@/lib/accounts/active-user';
import { recordActivity } from '@/lib/activity';
import { inTransaction } from '@/lib/database/transaction';
import { invalidFields } from '@/lib/failures';
import { failure, type Result } from '@/lib/result';

const GONE = failure('not_found', 'This key no longer exists.');

/** Sets the requests a minute of a key, of staff or a team; its processes follow within seconds. */
export async function limitKey(req: PayloadRequest, id: unknown, typed: unknown): Promise<Result> {
  if (!may(req.user, 'settings:write')) return failure('forbidden', 'Only administrators change limits of keys.');
  const requestsPerMinute = Number(typed);
  if (!isKeyRate(requestsPerMinute)) return invalidFields({ requestsPerMinute: ['Choose one of the limits.'] });
  if (typeof id !== 'string' || !isUuid(id)) return GONE;
  return inTransaction(req, async () => {
    // As the system: nobody changes a key past this operation.
    const key = { collection: 'api-keys', depth: 0, overrideAccess: true, req } as const;
    const stored = await req.payload.findByID({ ...key, id, disableErrors: true });
    if (!stored) return GONE;
    await req.payload.update({ ...key, id, data: { requestsPerMinute } });
    await recordActivity(
      req,
      'api-key.changed',
      { type: 'api-keys', id, name: stored.name },
      { before: { requestsPerMinute: stored.requestsPerMinute ?? null }, after: { requestsPerMinute } },
    );
    return { ok: true };
  });
}
