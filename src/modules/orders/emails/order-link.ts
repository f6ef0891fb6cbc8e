import { greeting } from '@/domain/text/plain-text';
import { contentOf, link } from '@/lib/mail/frame';
import type { EmailWriter } from '@/lib/mail/email';
import { trackingUrl } from '../placing/order-answer';
import { orderOfEmail } from './order-of-email';

export const orderLink: EmailWriter = async (context) => {
  const order = await orderOfEmail(context);
  if (!order) return undefined;
  const { settings } = context;
  const url = trackingUrl(order.trackingToken);
  const title = 'Here is your order';
  const opening = `${greeting(order.contact.firstName)} this link shows where order ${order.orderNumber} stands and what is in it.`;
  const otherwise = 'Did not ask for this? You can ignore it: the link was sent to you alone, and nothing has changed.';
  return {
    subject: `Link to your order ${order.orderNumber} · ${settings.brandName}`,
    ...contentOf({ settings, title }, [opening, link(url, 'View your order'), otherwise]),
  };
};
