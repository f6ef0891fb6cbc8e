import { isDeletedEmail } from '@/domain/orders/deleted-customer';
import type { Session } from '@/lib/database/sessions';
import { type MailTemplate, queueMail } from '@/lib/mail/queue';
import type { LockedOrder } from '@/data/orders';

/** Queues an email about an order to whoever placed it, unless their personal data is gone. */
export async function notifyCustomer(
  session: Session,
  { email, trackingToken }: Pick<LockedOrder, 'email' | 'trackingToken'>,
  template: MailTemplate,
  data: Record<string, unknown> = {},
): Promise<void> {
  if (isDeletedEmail(email)) return;
  await queueMail(session, [{ to: email, template, data: { ...data, token: trackingToken } }]);
}
