import { cardThanks } from '@/domain/invoices/card-payments';
import { button, framed, paragraph } from '@/lib/mail/frame';
import { markup } from '@/lib/mail/markup';
import type { EmailWriter } from '@/lib/mail/email';
import { trackingUrl } from '../placing/order-answer';
import { firstInvoice } from '@/modules/invoices/invoice-attachments';
import { orderOfEmail } from './order-of-email';
import { orderAsHtml, orderAsText } from './order-text';

/** To the shopper, once a card payment has arrived: `data.cents` is how much. */
export const paymentReceived: EmailWriter = async (context) => {
  const order = await orderOfEmail(context);
  if (!order) return undefined;
  const { settings, data } = context;
  const url = trackingUrl(order.trackingToken);
  const title = 'Your payment has arrived';
  const opening = cardThanks(order, Number(data.cents));
  return {
    subject: `Payment received for order ${order.orderNumber} · ${settings.brandName}`,
    // An invoice that was sent before says how to pay it.
    attachments: order.paymentMethod === 'card' ? await firstInvoice(context.payload, order.id) : [],
    text: [title, opening, url, orderAsText(order), settings.brandName].join('\n\n'),
    html: framed({
      settings,
      title,
      preview: opening,
      body: markup`${paragraph(opening)}${button(url, 'Follow your order')}${orderAsHtml(order)}`,
    }),
  };
};
