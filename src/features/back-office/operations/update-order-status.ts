import type { Payload, PayloadRequest } from 'payload';
import type { OrderStatus } from '@/domain/order-status';
import { log } from '@/lib/log';
import { errorStatus } from '@/lib/http/error-status';
import { failure, type Result } from '@/lib/result';

type UpdateStatus = { payload: Payload; req: PayloadRequest; orderId: string; status: OrderStatus };
type Refusal = 'not_found' | 'out_of_stock' | 'update_failed';

/** Moves an order on as the request’s user, with all that follows from it (history, stock, activity log). */
export async function updateOrderStatus({
  payload,
  req,
  orderId,
  status,
}: UpdateStatus): Promise<Result<object, Refusal>> {
  try {
    await payload.update({
      collection: 'orders',
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
    if (error instanceof Error && errorStatus(error) === 409) return failure('out_of_stock', error.message);
    if (errorStatus(error) === 404) return failure('not_found', 'This order does not exist.');
    log.error({ err: error, orderId, status }, 'An order’s status could not be changed.');
    return failure('update_failed', 'Failed to update order status');
  }
}
