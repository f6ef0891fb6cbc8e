import type { Session } from '@/lib/database/sessions';
import { queueMail } from '@/lib/mail/queue';
import type { PlacedOrder } from './find-placed-order';

/** The confirmation for the shopper and the notice for the supplier, sent once the order stands. */
export async function queueOrderMails(session: Session, order: PlacedOrder): Promise<void> {
  const data = { token: order.trackingToken };
  await queueMail(session, [
    { to: order.contact.email, template: 'order-confirmation', data },
    { to: 'supplier', template: 'order-notice', data },
  ]);
}

/** Asks the mailbox of an order that waits to confirm it. Nobody else hears of the order before. */
export async function queueConfirmationRequest(session: Session, order: PlacedOrder): Promise<void> {
  const data = { token: order.trackingToken };
  await queueMail(session, [{ to: order.contact.email, template: 'order-to-confirm', data }]);
}
