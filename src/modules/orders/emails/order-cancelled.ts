import { greeting } from '@/domain/text/plain-text';
import { button, framed, paragraph } from '@/lib/mail/frame';
import type { EmailWriter } from '@/lib/mail/email';
import { markup } from '@/lib/mail/markup';
import { attachedInvoice } from '@/modules/invoices/invoice-attachments';
import { trackingUrl } from '../placing/order-answer';
import { itemsAsHtml, itemsAsText } from './order-text';
import { orderOfEmail } from './order-of-email';

/** To the shopper: the order will not be made. `data.invoice` is its credit note, if it was invoiced. Why is between them and staff, and stays in the order’s history. */
export const orderCancelled: EmailWriter = async (context) => {
  const order = await orderOfEmail(context);
  if (!order) return undefined;
  const { settings, data } = context;
  const url = trackingUrl(order.trackingToken);
  const title = 'Your order has been cancelled';
  const opening = `${greeting(order.contact.firstName)} order ${order.orderNumber} has been cancelled.`;
  const money =
    order.paymentStatus === 'paid'
      ? 'You have paid for it: we email you once your refund is on its way.'
      : 'There is nothing to pay for it.';
  const questions = `Did you not expect this? Reply to this email${settings.phone ? ` or call ${settings.phone}` : ''}.`;
  return {
    attachments: await attachedInvoice(context.payload, data.invoice),
    subject: `Your order ${order.orderNumber} has been cancelled · ${settings.brandName}`,
    text: [title, opening, money, questions, url, itemsAsText(order), settings.brandName].join('\n\n'),
    html: framed({
      settings,
      title,
      preview: opening,
      body: markup`${paragraph(opening)}${paragraph(money)}${paragraph(questions)}${button(url, 'See your order')}${itemsAsHtml(order)}`,
    }),
  };
};
