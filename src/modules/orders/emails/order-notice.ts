import { env } from '@/lib/env';
import { button, framed, paragraph } from '@/lib/mail/frame';
import { markup } from '@/lib/mail/markup';
import type { EmailWriter } from '@/lib/mail/email';
import { paymentLabel } from '../payment-note';
import { orderOfEmail } from './order-of-email';
import { orderAsHtml, orderAsText, totalOf } from './order-text';

/** To the supplier: what came in, and where it is moved on. */
export const orderNotice: EmailWriter = async (context) => {
  const order = await orderOfEmail(context);
  if (!order) return undefined;
  const { contact } = order;
  const url = `${env.publicUrl}/admin/orders/${order.id}`;
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
      body: markup`${paragraph(who)}${button(url, 'Open the order')}${orderAsHtml(order)}`,
    }),
  };
};
