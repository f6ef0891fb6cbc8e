import { env } from '@/lib/env';
import { button, framed, paragraph } from '@/lib/mail/frame';
import { markup } from '@/lib/mail/markup';
import type { LetterWriter } from '@/lib/mail/letter';
import { paymentLabel } from '../payment-note';
import { orderOfLetter } from './order-of-letter';
import { orderAsHtml, orderAsText, totalOf } from './order-text';

/** To the supplier: what came in, and where it is moved on. */
export const orderNotice: LetterWriter = async (context) => {
  const order = await orderOfLetter(context);
  if (!order) return undefined;
  const { contact } = order;
  const url = `${env.publicUrl}/admin/orders`;
  const title = `New order ${order.orderNumber}`;
  const who = [`${contact.firstName} ${contact.lastName}`, contact.email, contact.phone, paymentLabel(order)]
    .filter(Boolean)
    .join('\n');
  return {
    subject: `${title}: ${totalOf(order)}, ${contact.firstName} ${contact.lastName}`,
    replyTo: contact.email,
    text: [title, who, url, orderAsText(order)].join('\n\n'),
    html: framed({
      settings: context.settings,
      title,
      preview: `${order.totalItems} units, ${totalOf(order)}`,
      body: markup`${paragraph(who)}${button(url, 'Open orders')}${orderAsHtml(order)}`,
    }),
  };
};
