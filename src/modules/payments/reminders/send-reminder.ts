import type { Payload, PayloadRequest } from 'payload';
import { isDeletedEmail } from '@/domain/orders/deleted-customer';
import { recordActivity } from '@/lib/activity';
import { failure, type Failure, type Success } from '@/lib/result';
import { findRevision } from '@/data/orders';
import { withLockedOrder, type LockRefusal } from '@/modules/orders/status/lock-order';
import { findOpenInvoice, setRemindersStopped } from '../data/reminders';
import { writeReminder } from './write-reminder';

type OfOrder = {
  payload: Payload;
  req: PayloadRequest;
  orderId: string;
  /** The revision the person saw; any if left out. */
  revision?: number;
};
type Refusal = LockRefusal | Failure<'not_possible'>;

/** Reminds of the oldest open invoice of an order at once, whatever the settings say; not twice within an hour. */
export async function sendReminder(asked: OfOrder): Promise<Success<{ number: string }> | Refusal> {
  const { req, orderId } = asked;
  return withLockedOrder<Success<{ number: string }> | Refusal>(asked, async (session) => {
    const invoice = await findOpenInvoice(session, orderId);
    if (!invoice) return failure('not_possible', 'No invoice of this order is open.');
    if (isDeletedEmail(invoice.email)) return failure('not_possible', 'The customer’s personal data is removed.');
    if (invoice.isJustReminded) return failure('not_possible', 'A reminder went out less than an hour ago.');
    await writeReminder(session, req, invoice, { days: null });
    return { ok: true, number: invoice.number };
  });
}

/** Stops the reminders of an order, or lets them go on. */
export async function stopReminders(
  change: OfOrder & { stopped: boolean },
): Promise<Success<{ revision: number }> | Refusal> {
  const { req, orderId, stopped } = change;
  return withLockedOrder<Success<{ revision: number }> | Refusal>(change, async (session, order) => {
    await setRemindersStopped(session, orderId, stopped);
    await recordActivity(req, {
      action: stopped ? 'order.reminders-stopped' : 'order.reminders-resumed',
      subjectType: 'orders',
      subjectId: orderId,
      subject: order.orderNumber,
    });
    return { ok: true, revision: await findRevision(session, orderId) };
  });
}
