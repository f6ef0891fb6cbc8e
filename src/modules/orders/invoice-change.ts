import { shopOrder } from '@/domain/orders/order-ref';
import type { LockedOrder } from '@/data/orders';
import type { Session } from '@/lib/database/sessions';
import { followWithInvoice } from '@/modules/invoices/issue-invoice';
import { notifyCustomer } from './shared/notify-customer';

type Change = {
  reason: string;
  /** To whom, where it is not the order’s address as locked. */
  email?: string;
};

/** Issues what an invoiced order has come to, and emails it to whoever ordered. */
export async function invoiceChange(
  session: Session,
  { id, email: known, trackingToken }: LockedOrder,
  { email = known, reason }: Change,
): Promise<void> {
  const invoice = await followWithInvoice(session, shopOrder(id), { reason });
  if (invoice) await notifyCustomer(session, { email, trackingToken }, 'order-invoice', { invoice });
}
