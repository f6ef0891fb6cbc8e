import { shopOrder } from '@/domain/orders/order-ref';
import type { PayloadRequest } from 'payload';
import { orderDue } from '@/domain/orders/order-edit';
import { type OrderStatus, statusChange } from '@/domain/orders/order-status';
import { lastingEffects, type LastingEffect } from '@/domain/orders/order-undo';
import { statusEmail } from '@/domain/orders/status-email';
import type { Session } from '@/lib/database/sessions';
import { recordOrderActivity } from '@/lib/activity';
import { failure, type Failure, type Success } from '@/lib/result';
import { announceWork } from '@/lib/work/signal';
import { stepOf } from '@/domain/invoices/deposits';
import { followWithInvoice } from '@/modules/invoices/issue-invoice';
import { refuseUnpaid } from '@/modules/invoices/refuse-unpaid';
import { moveOrderStock } from '@/modules/stock/move-order-stock';
import { findTold, insertStatusChange, updateStatus, type LockedOrder } from '@/data/orders';
import { confirmLocked, soldSince, type Confirmed } from '../confirmation/confirm-order';
import { awaitedApproval } from './awaited-approval';
import { notifyCustomer } from '../shared/notify-customer';

type ChangeStatus = {
  to: OrderStatus;
  /** For the order’s history. */
  reason?: string;
  /** Moved on although money that this waits for is not there. */
  despiteUnpaid?: boolean;
  /** The caller has checked what is to be paid before. */
  isPaymentChecked?: boolean;
};

type Changed = Success<{
  /** Columns of the order that it wrote. */
  written: { status: OrderStatus; stockReturned: boolean } & Partial<Omit<Confirmed, 'stockReturned'>>;
  /** Consequences of the status that setting it back does not undo. */
  lasting: LastingEffect[];
}>;
export type StatusRefusal = Failure<'out_of_stock' | 'payment_due' | 'proof_missing'>;

/**
 * Moves an order on that the caller has locked, in its transaction: any status from any other. Writes the order, its history and the
 * activity log; tells the customer as `statusEmail` has it; returns the stock once as it is cancelled, takes it again as that is
 * left, and confirms for its customer an order that waited for that. A refusal is rolled back by the caller: where the stock is
 * gone, what is made has no approved proof, or the deposit or the rest before despatch is not paid.
 */
export async function changeOrderStatus(
  session: Session,
  req: PayloadRequest,
  order: LockedOrder,
  { to, reason, despiteUnpaid, isPaymentChecked }: ChangeStatus,
): Promise<Changed | StatusRefusal> {
  const { id: orderId, status: from } = order;
  const change = statusChange({ from, to, stockReturned: order.stockReturned });
  if (!change.changed) return { ok: true, written: { status: from, stockReturned: order.stockReturned }, lasting: [] };
  const awaited = to === 'pending' || to === 'cancelled' ? undefined : await awaitedApproval(req, order);
  if (awaited) return failure('proof_missing', awaited);
  const step = isPaymentChecked ? undefined : stepOf(from, to);
  const unpaid = await refuseUnpaid(req, order, { step, despiteUnpaid });
  if (unpaid) return unpaid;
  const template = statusEmail({ ...order, ...(await findTold(session, orderId, to)), to });
  const stockReturned = change.stock === 'keep' ? order.stockReturned : change.stock === 'return';
  await updateStatus(session, orderId, { status: to, stockReturned });
  const confirmed = order.isUnconfirmed && to !== 'cancelled' ? await confirmLocked(session, req, order) : undefined;
  if (confirmed?.ok === false) return confirmed;
  const movesStock = !confirmed && stockReturned !== order.stockReturned;
  if (movesStock) {
    const direction = stockReturned ? 'return' : 'take';
    const refused = await moveOrderStock(req, { orderId, direction });
    if (refused.length > 0) return soldSince(from);
  }
  const by = req.user?.collection === 'admin-users' ? req.user : undefined;
  await insertStatusChange(session, { orderId, from, to, reason }, by);
  await recordOrderActivity(req, order, 'status-changed', {
    before: { status: from, ...(movesStock && { stockReturned: order.stockReturned }) },
    after: { status: to, ...(movesStock && { stockReturned }), ...(reason && { reason }) },
  });
  const invoice = confirmed ? undefined : await creditOrTakeUp(session, order, to);
  // That it is cancelled and the credit note over it are one email.
  const isOneEmail = template === 'order-cancelled';
  if (template) await notifyCustomer(session, order, template, isOneEmail && invoice ? { invoice } : {});
  if (invoice && !isOneEmail) await notifyCustomer(session, order, 'order-invoice', { invoice });
  // Whoever was to pay for it by card can no longer.
  if (to === 'cancelled') session.afterCommit(() => announceWork('payments'));
  return {
    ok: true,
    written: { status: to, stockReturned, ...confirmed?.written },
    lasting: lastingEffects({
      to,
      awaitedConfirmation: order.awaitsConfirmation,
      isTold: Boolean(template ?? invoice ?? confirmed),
      hasCardPage: order.stripeSessionId !== null && orderDue(order).toPay > 0,
    }),
  };
}

/** Cancels an order that the caller has locked, for the system. */
export async function cancelOrder(
  session: Session,
  req: PayloadRequest,
  order: LockedOrder,
  reason: string,
): Promise<void> {
  const cancelled = await changeOrderStatus(session, req, order, { to: 'cancelled', reason });
  if (!cancelled.ok) throw new Error(cancelled.message);
}

/** The credit note over an order that is cancelled, or the invoice over one that is reopened; undefined for others. */
function creditOrTakeUp(session: Session, { id, status }: LockedOrder, to: OrderStatus): Promise<string | undefined> {
  const isCancelled = to === 'cancelled';
  if (!isCancelled && status !== 'cancelled') return Promise.resolve(undefined);
  const reason = isCancelled ? 'The order was cancelled.' : 'The order was reopened.';
  return followWithInvoice(session, shopOrder(id), { reason });
}
