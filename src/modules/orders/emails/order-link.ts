import { greeting } from '@/domain/text/plain-text';
import { button, framed, paragraph } from '@/lib/mail/frame';
import { markup } from '@/lib/mail/markup';
import type { EmailWriter } from '@/lib/mail/email';
import { trackingUrl } from '../placing/order-answer';
import { orderOfEmail } from './order-of-email';

/** To whoever looked for their order: its link, once more. */
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
    text: [title, opening, url, otherwise, settings.brandName].join('\n\n'),
    html: framed({
      settings,
      title,
      preview: opening,
      body: markup`${paragraph(opening)}${button(url, 'View your order')}${paragraph(otherwise)}`,
    }),
  };
};
