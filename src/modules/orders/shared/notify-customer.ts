import { isDeletedEmail } from '@/domain/orders/deleted-customer';
import type { Session } from '@/lib/database/sessions';
import { type MailTemplate, queueMail } from '@/lib/mail/queue';
import type { AnyOrder } from '@/data/any-order';
import type { LockedOrder } from '@/data/orders';

/** Queues an email about an order of the shop to its buyer, unless their personal data is gone. */
export const notifyCustomer = (
  session: Session,
  order: Pick<LockedOrder, 'email' | 'trackingToken'>,
  template: MailTemplate,
  data: Record<string, unknown> = {},
): Promise<void> => notify(session, order, template, { ...data, token: order.trackingToken });

/** Queues an email about an order of either kind to its buyer or the contact of its team. */
export const notifyBuyer = (
  session: Session,
  order: AnyOrder,
  template: MailTemplate,
  data: Record<string, unknown> = {},
): Promise<void> => notify(session, order, template, { ...data, ...aboutOrder(order) });

/** The key under which emails find their order: the token of its link, or the id of a team’s order. */
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
