import { shopOrder } from '@/domain/orders/order-ref';
import type { PayloadRequest } from 'payload';
import { hasMade } from '@/domain/orders/fulfilment';
import { getDeliveryRules } from '@/modules/delivery/queries';
import { issueInvoice } from '@/modules/invoices/issue-invoice';
import { moveOrderStock } from '@/modules/stock/move-order-stock';
import { recordOrderActivity } from '@/lib/activity';
import type { Session } from '@/lib/database/sessions';
import { inTransactionUnlessRefused } from '@/lib/database/transaction';
import { failure, type Failure, type Success } from '@/lib/result';
import { findPlacedOrder, type PlacedOrder } from '../data/placed-order';
import { queueOrderMails } from '../shared/queue-order-mails';
import { notifyStaffOfOrder } from '../shared/notify-staff-of-order';
import { countPromise } from '../promise/count-promise';
import { setConfirmed } from '../data/confirmation';
import { lockOrder, type LockedOrder } from '@/data/orders';
import { withLockedOrder, type LockOrder, type LockRefusal } from '../shared/lock-order';

type OutOfStock = Failure<'out_of_stock'>;
type Refusal = OutOfStock | Failure<'not_found' | 'cancelled' | 'expired'>;

/** Columns of the order that confirming writes. */
export type Confirmed = { confirmedAt: string; stockReturned: false } & Partial<
  Pick<PlacedOrder, 'delivery' | 'promisedDate'>
>;

/**
 * Confirms an order that waits for it, on behalf of the person who reads its mailbox: from here on it is an order like any
 * other. Confirmed again, nothing happens.
 * @param email to which the link was mailed: staff may have changed the order’s since.
 */
export async function confirmOrder({
  req,
  id,
  email,
}: {
  req: PayloadRequest;
  id: string;
  email: string;
}): Promise<Success | Refusal> {
  return inTransactionUnlessRefused<Success | Refusal>(req, async (session) => {
    const order = await lockOrder(session, id);
    if (order?.email !== email) return failure('not_found', 'This link does not work.');
    if (!order.isUnconfirmed) return { ok: true };
    if (order.status === 'cancelled') return failure('cancelled', 'This order was cancelled.');
    if (order.isLate) return failure('expired', 'This order was not confirmed in time.');
    const confirmed = await confirmLocked(session, req, order);
    if (confirmed.ok) return { ok: true };
    return failure(
      'out_of_stock',
      'Some items have sold out since you ordered. Get in touch with us, or place a new order for what is left.',
    );
  });
}

/**
 * Confirms an order for its customer, who agreed on the telephone, as the request’s user; also one whose time is up and that is not
 * cancelled yet.
 */
export async function confirmForCustomer(
  change: LockOrder,
): Promise<Success | LockRefusal | OutOfStock | Failure<'not_possible'>> {
  return withLockedOrder<Success | OutOfStock | Failure<'not_possible'>>(change, async (session, order) => {
    if (!order.awaitsConfirmation) return failure('not_possible', 'This order does not wait for confirmation.');
    const confirmed = await confirmLocked(session, change.req, order);
    return confirmed.ok ? { ok: true } : confirmed;
  });
}

/**
 * Confirms an order that the caller has locked, in its transaction: it takes its stock, its promised days count, its
 * customer, the supplier and staff hear of it, and it is invoiced. A refusal, where its stock is gone, is rolled back by the caller.
 */
export async function confirmLocked(
  session: Session,
  req: PayloadRequest,
  { id, status }: Pick<LockedOrder, 'id' | 'status'>,
): Promise<Success<{ written: Confirmed }> | OutOfStock> {
  const refused = await moveOrderStock(req, { orderId: id, direction: 'take' });
  if (refused.length > 0) return soldSince(status);
  const order = await findPlacedOrder(req, id);
  const at = new Date();
  await setConfirmed(session, id, at);
  // A proof that was approved in the meantime counts from now as well: nothing was made before.
  const isCounted = !hasMade(order.items) || Boolean(order.delivery?.from);
  const promise = isCounted
    ? await countPromise(session, await getDeliveryRules(), { kind: 'shop', orderId: id, delivery: order.delivery })
    : undefined;
  const written: Confirmed = { confirmedAt: at.toISOString(), stockReturned: false, ...promise };
  await recordOrderActivity(req, { ...order, kind: 'shop' }, 'confirmed', {
    after: { ...written, ...(req.user?.collection === 'admin-users' && { byStaff: true }) },
  });
  await queueOrderMails(session, order);
  await notifyStaffOfOrder(session, order);
  await issueInvoice(session, shopOrder(id));
  return { ok: true, written };
}

/** The stock for an order that had none is gone. */
export const soldSince = (status: LockedOrder['status']): OutOfStock => {
  const since = status === 'cancelled' ? 'cancelled' : 'placed';
  return failure('out_of_stock', `The stock of this order has been sold since it was ${since}.`);
};
