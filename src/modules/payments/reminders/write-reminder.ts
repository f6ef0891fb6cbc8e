import type { PayloadRequest } from 'payload';
import { recordActivity } from '@/lib/activity';
import type { Session } from '@/lib/database/sessions';
import { tellCustomer } from '@/modules/orders/status/tell-customer';
import { insertReminder, type OpenInvoice } from '../data/reminders';

type Occasion = {
  /** From the due date; null where staff send it. */
  days: number | null;
};

/** Notes a reminder, and emails it, in the transaction that has locked its order; nothing where it went out before. */
export async function writeReminder(
  session: Session,
  req: PayloadRequest,
  { id: invoiceId, number, openAmount, orderId, orderNumber, ...customer }: OpenInvoice,
  { days }: Occasion,
): Promise<void> {
  const by = req.user?.collection === 'admin-users' ? req.user : undefined;
  if (!(await insertReminder(session, { invoiceId, days, openAmount, by }))) return;
  await tellCustomer(session, customer, 'invoice-reminder', { invoice: invoiceId });
  await recordActivity(req, {
    action: 'order.reminder-sent',
    subjectType: 'orders',
    subjectId: orderId,
    subject: orderNumber,
    after: { invoice: number, openAmount, ...(days !== null && { days }) },
  });
}
