import type { Session } from '@/lib/database/sessions';
import { queueMail } from '@/lib/mail/queue';
import type { PlacedOrder } from '../data/placed-order';
import { notifyCustomer } from '../shared/notify-customer';

/** To shopper and supplier, after the commit. */
export async function queueOrderMails(session: Session, order: PlacedOrder): Promise<void> {
  const { trackingToken: token, contact } = order;
  await notifyCustomer(session, { email: contact.email, trackingToken: token }, 'order-confirmation');
  await queueMail(session, [{ to: 'supplier', template: 'order-notice', data: { token } }]);
}

/** Nobody else is notified of the order before. */
export const queueConfirmationRequest = (
  session: Session,
  { email, token }: { email: string; token: string },
): Promise<void> => queueMail(session, [{ to: email, template: 'order-to-confirm', data: { token } }]);
