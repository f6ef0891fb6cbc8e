import { shopOrder } from '@/domain/orders/order-ref';
import type { PayloadRequest } from 'payload';
import type { DeliveryRules } from '@/domain/delivery/delivery-rules';
import { hasMade } from '@/domain/orders/fulfilment';
import { getDeliveryRules } from '@/modules/delivery/queries';
import { issueInvoice } from '@/modules/invoices/issue-invoice';
import { moveOrderStock } from '@/modules/stock/move-order-stock';
import { recordOrderActivity } from '@/lib/activity';
import type { Session } from '@/lib/database/sessions';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Failure, type Success } from '@/lib/result';
import { findOrderById, type PlacedOrder } from '../data/placed-order';
import { queueOrderMails } from '../placing/queue-order-mails';
import { notifyStaffOfOrder } from '../placing/notify-staff-of-order';
import { countPromise } from '../promise/count-promise';
import { setConfirmed } from '../data/confirmation';
import { lockOrder } from '@/data/orders';

type Refusal = Failure<'not_found' | 'cancelled' | 'expired' | 'out_of_stock'>;

/** Thrown to roll the confirmation back; never leaves this file. */
class OutOfStock extends Error {}

/**
 * Confirms an order that waits for it, on behalf of whoever reads its mailbox: from here on it is an order like any
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
  const rules = await getDeliveryRules();
  try {
    return await inTransaction<Success | Refusal>(req, async (session) => {
      const locked = await lockOrder(session, id);
      if (!locked) throw new Error('An order is gone.');
      if (!locked.isUnconfirmed) return { ok: true };
      if (locked.status === 'cancelled') return failure('cancelled', 'This order was cancelled.');
      if (locked.isLate) return failure('expired', 'This order was not confirmed in time.');
      await confirm(session, req, order, rules);
      return { ok: true };
    });
  } catch (error) {
    if (!(error instanceof OutOfStock)) throw error;
    return failure(
      'out_of_stock',
      'Some items have sold out since you ordered. Get in touch with us, or place a new order for what is left.',
    );
  }
}

async function confirm(session: Session, req: PayloadRequest, order: PlacedOrder, rules: DeliveryRules): Promise<void> {
  const refused = await moveOrderStock(req, { orderId: order.id, direction: 'take' });
  if (refused.length > 0) throw new OutOfStock();
  await setConfirmed(session, order.id);
  // A proof that was approved in the meantime counts from now as well: nothing was made before.
  const { id: orderId, delivery } = order;
  if (!hasMade(order.items) || delivery?.from) await countPromise(session, rules, { kind: 'shop', orderId, delivery });
  await recordOrderActivity(req, { ...order, kind: 'shop' }, 'confirmed', {
    after: { confirmedAt: new Date().toISOString(), stockReturned: false },
  });
  await queueOrderMails(session, order);
  await notifyStaffOfOrder(session, order);
  await issueInvoice(session, shopOrder(order.id));
}
