import { isDeletedEmail } from '@/domain/orders/deleted-customer';
import type { Session } from '@/lib/database/sessions';
import { type MailTemplate, queueMail } from '@/lib/mail/queue';
import type { AnyOrder } from '@/data/any-order';
import type { LockedOrder } from '@/data/orders';

/** Unless the buyer’s personal data is gone. */
export const notifyCustomer = (
  session: Session,
  order: Pick<LockedOrder, 'email' | 'trackingToken'>,
  template: MailTemplate,
  data: Record<string, unknown> = {},
): Promise<void> => notify(session, order, template, { ...data, token: order.trackingToken });

/** To the buyer, or the contact of a team. */
export const notifyBuyer = (
  session: Session,
  order: AnyOrder,
  template: MailTemplate,
  data: Record<string, unknown> = {},
): Promise<void> => notify(session, order, template, { ...data, ...aboutOrder(order) });

/** Token of its link, or the id of a team’s order, by which emails find it. */
export const aboutOrder = (order: AnyOrder): { token: string } | { orderId: string } =>
  'trackingToken' in order ? { token: order.trackingToken } : { orderId: order.id };

async function notify(
  session: Session,
  { email }: { email: string | null },
  template: MailTemplate,
  data: Record<string, unknown>,
): Promise<void> {
  if (email === null || isDeletedEmail(email)) return;
  await queueMail(session, [{ to: email, template, data }]);
}
