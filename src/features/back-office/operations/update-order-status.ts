import type { Payload, PayloadRequest } from 'payload';
import { needsReason, type OrderStatus } from '@/domain/order-status';
import { errorStatus } from '@/lib/http/error-status';
import { log } from '@/lib/log';
import { failure, type Failure, type Success } from '@/lib/result';
import { revisionOf, withHeldOrder, type HoldRefusal } from './orders/hold-order';

type UpdateStatus = {
  payload: Payload;
  req: PayloadRequest;
  orderId: string;
  status: OrderStatus;
  /** The order as the person saw it; left out, whatever it is now is moved on. */
  revision?: number;
  reason?: string;
};
type Refusal = HoldRefusal | Failure<'out_of_stock'> | Failure<'reason_required'> | Failure<'update_failed'>;

/**
 * Moves an order on as the request’s user, with all that follows from it (history, stock, activity log). Going back,
 * cancelling and taking up again need a reason.
 */
export async function updateOrderStatus(change: UpdateStatus): Promise<Success<{ revision: number }> | Refusal> {
  const { payload, req, orderId, status, reason } = change;
  try {
    return await withHeldOrder<Success<{ revision: number }> | Refusal>(change, async (session, order) => {
      if (needsReason(order.status, status) && !reason) return reasonRequired();
      await payload.update({
        collection: 'orders',
        id: orderId,
        data: { status, statusReason: reason },
        depth: 0,
        select: { status: true },
        user: req.user,
        overrideAccess: false,
        req,
      });
      return { ok: true, revision: await revisionOf(session, orderId) };
    });
  } catch (error) {
    if (error instanceof Error && errorStatus(error) === 409) return failure('out_of_stock', error.message);
    log.error({ err: error, orderId, status }, 'An order’s status could not be changed.');
    return failure('update_failed', 'Failed to update order status');
  }
}

const reasonRequired = () => failure('reason_required', 'Say why.', { fieldErrors: { reason: ['Please say why.'] } });
