import type { Payload, PayloadRequest } from 'payload';
import type { TeamOrderStatus } from '@/domain/order-status';
import { errorStatus } from '@/lib/http/error-status';
import { log } from '@/lib/log';
import { failure, type Result } from '@/lib/result';

type UpdateStatus = { payload: Payload; req: PayloadRequest; orderId: string; status: TeamOrderStatus };
type Refusal = 'not_found' | 'proof_missing' | 'update_failed';

/** Moves a team’s order on as the request’s user, with all that follows from it (history, letter, activity log). */
export async function updateTeamOrderStatus({
  payload,
  req,
  orderId,
  status,
}: UpdateStatus): Promise<Result<object, Refusal>> {
  try {
    await payload.update({
      collection: 'team-orders',
      id: orderId,
      data: { status },
      depth: 0,
      select: { status: true },
      user: req.user,
      overrideAccess: false,
      req,
    });
    return { ok: true };
  } catch (error) {
    if (error instanceof Error && errorStatus(error) === 409) return failure('proof_missing', error.message);
    if (errorStatus(error) === 404) return failure('not_found', 'This order does not exist.');
    log.error({ err: error, orderId, status }, 'A team order’s status could not be changed.');
    return failure('update_failed', 'Failed to update order status');
  }
}
