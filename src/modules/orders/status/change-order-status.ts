import { shopOrder } from '@/domain/orders/order-ref';
import { APIError, type Payload, type PayloadRequest } from 'payload';
import { type OrderStatus, statusChange } from '@/domain/orders/order-status';
import { statusEmail } from '@/domain/orders/status-email';
import type { Session } from '@/lib/database/sessions';
import { currentTransaction } from '@/lib/database/transaction';
import { recordOrderActivity } from '@/lib/activity';
import { announceWork } from '@/lib/work/signal';
import { stepOf } from '@/domain/invoices/deposits';
import { followWithInvoice, issueInvoice } from '@/modules/invoices/issue-invoice';
import { throwUnpaid } from '@/modules/invoices/refuse-unpaid';
import { moveOrderStock } from '@/modules/stock/move-order-stock';
import { findTold, insertStatusChange, lockOrder, type LockedOrder } from '@/data/orders';
import { awaitedApproval } from './awaited-approval';
import { notifyCustomer } from './notify-customer';

type ChangeStatus = {
  payload: Payload;
  req: PayloadRequest;
  orderId: string;
  to: OrderStatus;
  /** For the order’s history, where it is not a person who decides. */
  reason?: string;
  /** Moved on although money that this waits for is not there. */
  despiteUnpaid?: boolean;
};
/** What to write to the order. */
type Changed = { status: OrderStatus; stockReturned: boolean; confirmedAt?: string };

/**
 * Moves an order on within the request’s transaction: any status from any other; each change is recorded
 * and told the customer as `statusEmail` has it, cancelling returns the stock once, and leaving cancelled takes it again. Moving an order on that waits to be confirmed
 * confirms it for the customer, and takes its stock. The row is locked first, so that two people at once make two
 * changes and not the same one twice.
 * @returns what to write to the order.
 * @throws APIError 409 where the stock for an order that had none is gone, `proof_missing` where what is made has no approved proof,
 * or `payment_due` where the deposit or the rest before despatch is not paid.
 */
export async function changeOrderStatus({ req, orderId, to, reason, despiteUnpaid }: ChangeStatus): Promise<Changed> {
  const session = await currentTransaction(req);
  const order = await lockOrder(session, orderId);
  if (!order) throw new APIError('Order not found.', 404, undefined, true);
  const change = statusChange({ from: order.status, to, stockReturned: order.stockReturned });
  if (!change.changed) return { status: order.status, stockReturned: order.stockReturned };
  const awaited = to === 'pending' || to === 'cancelled' ? undefined : await awaitedApproval(req, order);
  if (awaited) throw new APIError(awaited, 409, { code: 'proof_missing' }, true);
  const step = req.context.unpaidAsked ? undefined : stepOf(order.status, to);
  await throwUnpaid(req, order, { step, despiteUnpaid });
  if (change.stock !== 'keep') {
    const refused = await moveOrderStock(req, { orderId, direction: change.stock });
    if (refused.length > 0) throw soldMeanwhile(order);
  }
  const stockReturned = change.stock === 'keep' ? order.stockReturned : change.stock === 'return';
  const movesStock = stockReturned !== order.stockReturned;
  const template = statusEmail({ ...order, ...(await findTold(session, orderId, to)), to });
  const by = req.user?.collection === 'admin-users' ? req.user : undefined;
  await insertStatusChange(session, { orderId, from: order.status, to, reason }, by);
  const confirmedAt = order.isUnconfirmed && to !== 'cancelled' ? new Date().toISOString() : undefined;
  await recordOrderActivity(req, order, 'status-changed', {
    before: { status: order.status, ...(movesStock && { stockReturned: order.stockReturned }) },
    after: {
      status: to,
      ...(movesStock && { stockReturned }),
      ...(confirmedAt && { confirmedAt }),
      ...(reason && { reason }),
    },
  });
  if (confirmedAt) await issueInvoice(session, shopOrder(orderId), { status: to });
  const invoice = confirmedAt ? undefined : await creditOrTakeUp(session, order, to);
  // That it is cancelled and the credit note over it are one email.
  const isOneEmail = template === 'order-cancelled';
  if (template) await notifyCustomer(session, order, template, isOneEmail && invoice ? { invoice } : {});
  if (invoice && !isOneEmail) await notifyCustomer(session, order, 'order-invoice', { invoice });
  // Whoever was to pay for it by card can no longer.
  if (to === 'cancelled') session.afterCommit(() => announceWork('payments'));
  return { status: to, stockReturned, ...(confirmedAt && { confirmedAt }) };
}

/** The credit note over an order that is cancelled, or the invoice over one that is reopened; undefined for others. */
function creditOrTakeUp(session: Session, { id, status }: LockedOrder, to: OrderStatus): Promise<string | undefined> {
  const isCancelled = to === 'cancelled';
  if (!isCancelled && status !== 'cancelled') return Promise.resolve(undefined);
  const reason = isCancelled ? 'The order was cancelled.' : 'The order was reopened.';
  return followWithInvoice(session, shopOrder(id), { status: to, reason });
}

function soldMeanwhile({ status }: LockedOrder): Error {
  const since = status === 'cancelled' ? 'cancelled' : 'placed';
  return new APIError(`The stock of this order has been sold since it was ${since}.`, 409, undefined, true);
}
