import type { Session } from '@/lib/database/sessions';
import { queueMail } from '@/lib/mail/queue';
import type { PlacedOrder } from '../data/placed-order';

/** The confirmation for the shopper and the notice for the supplier, sent once the order stands. */
export async function queueOrderMails(session: Session, order: PlacedOrder): Promise<void> {
  const data = { token: order.trackingToken };
  await queueMail(session, [
    { to: order.contact.email, template: 'order-confirmation', data },
    { to: 'supplier', template: 'order-notice', data },
  ]);
}

/** Asks a mailbox to confirm an order that waits. Nobody else hears of the order before. */
export const queueConfirmationRequest = (
  session: Session,
  { email, token }: { email: string; token: string },
): Promise<void> => queueMail(session, [{ to: email, template: 'order-to-confirm', data: { token } }]);
