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
import { findOrderById, type PlacedOrder } from '../data/placed-order';
import { queueOrderMails } from '../placing/queue-order-mails';
import { notifyStaffOfOrder } from '../placing/notify-staff-of-order';
import { countPromise } from '../promise/count-promise';
import { setConfirmed } from '../data/confirmation';
import { lockOrder } from '@/data/orders';
import { withLockedOrder, type LockOrder, type LockRefusal } from '../status/lock-order';

type Refusal = Failure<'not_found' | 'cancelled' | 'expired' | 'out_of_stock'>;
type OutOfStock = Failure<'out_of_stock'>;

/**
 * Confirms an order that waits for it, on behalf of the person who reads its mailbox: from here on it is an order like any
 * other, with its stock, its emails and its notification for staff. Confirmed again, nothing happens.
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
  const order = await findOrderById(req.payload, id);
  if (!order || order.contact.email !== email) return failure('not_found', 'This link does not work.');
  return inTransactionUnlessRefused<Success | Refusal>(req, async (session) => {
    const locked = await lockOrder(session, id);
    if (!locked) throw new Error('An order is gone.');
    if (!locked.isUnconfirmed) return { ok: true };
    if (locked.status === 'cancelled') return failure('cancelled', 'This order was cancelled.');
    if (locked.isLate) return failure('expired', 'This order was not confirmed in time.');
    if (await confirm(session, req, order)) return { ok: true };
    return failure(
      'out_of_stock',
      'Some items have sold out since you ordered. Get in touch with us, or place a new order for what is left.',
    );
  });
}

/**
 * Confirms an order for its customer, who said so on the telephone, as the request’s user; also one whose time is up and that is not
 * cancelled yet.
 */
export async function confirmForCustomer(
  change: LockOrder,
): Promise<Success | LockRefusal | OutOfStock | Failure<'not_possible'>> {
  const { req, orderId } = change;
  return withLockedOrder<Success | OutOfStock | Failure<'not_possible'>>(change, async (session, locked) => {
    if (!locked.awaitsConfirmation) return failure('not_possible', 'This order does not wait for confirmation.');
    const order = await findOrderById(req.payload, orderId);
    if (!order) throw new Error('An order is gone.');
    if (await confirm(session, req, order)) return { ok: true };
    return failure('out_of_stock', 'The stock of this order has been sold since it was placed.');
  });
}

/** False where the stock for it is gone. */
async function confirm(session: Session, req: PayloadRequest, order: PlacedOrder): Promise<boolean> {
  const refused = await moveOrderStock(req, { orderId: order.id, direction: 'take' });
  if (refused.length > 0) return false;
  await setConfirmed(session, order.id);
  // A proof that was approved in the meantime counts from now as well: nothing was made before.
  const { id: orderId, delivery } = order;
  if (!hasMade(order.items) || delivery?.from) {
    await countPromise(session, await getDeliveryRules(), { kind: 'shop', orderId, delivery });
  }
  await recordOrderActivity(req, { ...order, kind: 'shop' }, 'confirmed', {
    after: {
      confirmedAt: new Date().toISOString(),
      stockReturned: false,
      ...(req.user?.collection === 'admin-users' && { byStaff: true }),
    },
  });
  await queueOrderMails(session, order);
  await notifyStaffOfOrder(session, order);
  await issueInvoice(session, shopOrder(order.id));
  return true;
}
