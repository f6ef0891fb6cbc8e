import type { PayloadRequest } from 'payload';
import { recordOrderActivity } from '@/lib/activity';
import type { Session } from '@/lib/database/sessions';
import { queueMail } from '@/lib/mail/queue';
import { insertReminder, type OpenInvoice } from '../data/reminders';

type Occasion = {
  days: number | null;
};

/** In the transaction that has locked its order; undefined if it went out before. */
export async function writeReminder(
  session: Session,
  req: PayloadRequest,
  { id: invoiceId, number, openAmount, order, to, trackingToken }: OpenInvoice,
  { days }: Occasion,
): Promise<void> {
  const by = req.user?.collection === 'admin-users' ? req.user : undefined;
  if (!(await insertReminder(session, { invoiceId, days, openAmount, by }))) return;
  const about = trackingToken === null ? { orderId: order.id } : { token: trackingToken };
  const mail = { template: 'invoice-reminder', data: { ...about, invoice: invoiceId } } as const;
  await queueMail(
    session,
    to.map((address) => ({ to: address, ...mail })),
  );
  const after = { invoice: number, openAmount, ...(days !== null && { days }) };
  await recordOrderActivity(req, order, 'reminder-sent', { after });
}
