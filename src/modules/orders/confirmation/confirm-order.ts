import { shopOrder } from '@/domain/orders/order-ref';
import type { PayloadRequest } from 'payload';
import { hasMade } from '@/domain/orders/fulfilment';
import { readDeliveryRulesIn } from '@/modules/delivery/data';
import { issueInvoice } from '@/modules/invoices/issue-invoice';
import { takeOrderStock } from '@/modules/stock/move-order-stock';
import { recordOrderActivity } from '@/lib/activity';
import type { Session } from '@/lib/database/sessions';
import { inTransactionUnlessRefused } from '@/lib/database/transaction';
import { failure, type Failure, type Success } from '@/lib/result';
import { findPlacedOrder, type PlacedOrder } from '../data/placed-order';
import { queueOrderMails } from '../shared/queue-order-mails';
import { notifyStaffOfOrder } from '../shared/notify-staff-of-order';
import { countPromise } from './count-promise';
import { setConfirmed } from '../data/confirmation';
import { lockOrder, type LockedOrder } from '@/data/orders';
import { withLockedOrder, type LockOrder, type LockRefusal } from '../shared/lock-order';

type OutOfStock = Failure<'out_of_stock'>;
type Refusal = OutOfStock | Failure<'not_found' | 'cancelled' | 'expired'>;

export type Confirmed = { confirmedAt: string; stockReturned: false } & Partial<
  Pick<PlacedOrder, 'delivery' | 'promisedDate'>
>;

/** Confirming again changes nothing. `email`: address of the link; staff may have changed the order’s since. */
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

/** For a customer who agreed on the telephone; also after the deadline, while it is not cancelled. */
export async function confirmForCustomer(
  change: LockOrder,
): Promise<Success | LockRefusal | OutOfStock | Failure<'not_possible'>> {
  return withLockedOrder<Success | OutOfStock | Failure<'not_possible'>>(change, async (session, order) => {
    if (!order.awaitsConfirmation) return failure('not_possible', 'This order does not wait for confirmation.');
    const confirmed = await confirmLocked(session, change.req, order);
    return confirmed.ok ? { ok: true } : confirmed;
  });
}

/** The caller has locked the order, and rolls a refusal back: its stock may be gone. */
export async function confirmLocked(
  session: Session,
  req: PayloadRequest,
  { id, status }: Pick<LockedOrder, 'id' | 'status'>,
): Promise<Success<{ written: Confirmed }> | OutOfStock> {
  const refused = await takeOrderStock(req, id);
  if (refused.length > 0) return soldSince(status);
  const order = await findPlacedOrder(req, id);
  const at = new Date();
  await setConfirmed(session, id, at);
  // A proof approved in the meantime counts from now, too: nothing was made before.
  const isCounted = !hasMade(order.items) || Boolean(order.delivery?.from);
  const promise = isCounted
    ? await countPromise(session, await readDeliveryRulesIn(req), {
        kind: 'shop',
        orderId: id,
        delivery: order.delivery,
      })
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

/** For an order that had reserved no stock. */
export const soldSince = (status: LockedOrder['status']): OutOfStock => {
  const since = status === 'cancelled' ? 'cancelled' : 'placed';
  return failure('out_of_stock', `The stock of this order has been sold since it was ${since}.`);
};
