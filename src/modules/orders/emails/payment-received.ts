import { button, framed, paragraph } from '@/lib/mail/frame';
import { markup } from '@/lib/mail/markup';
import type { EmailWriter } from '@/lib/mail/email';
import { trackingUrl } from '../placing/order-answer';
import { firstInvoice } from '@/modules/invoices/invoice-attachments';
import { orderOfEmail } from './order-of-email';
import { orderAsHtml, orderAsText, totalOf } from './order-text';

/** To the shopper, once a card payment has arrived. */
export const paymentReceived: EmailWriter = async (context) => {
  const order = await orderOfEmail(context);
  if (!order) return undefined;
  const { settings } = context;
  const url = trackingUrl(order.trackingToken);
  const title = 'Your payment has arrived';
  const opening = `Thank you: ${totalOf(order)} for order ${order.orderNumber} has been paid by card.`;
  return {
    subject: `Payment received for order ${order.orderNumber} · ${settings.brandName}`,
    attachments: await firstInvoice(context.payload, order.id),
    text: [title, opening, url, orderAsText(order), settings.brandName].join('\n\n'),
    html: framed({
      settings,
      title,
      preview: opening,
      body: markup`${paragraph(opening)}${button(url, 'Follow your order')}${orderAsHtml(order)}`,
    }),
  };
};
