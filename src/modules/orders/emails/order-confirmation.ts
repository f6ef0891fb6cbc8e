import { promiseInEmail } from '@/domain/delivery/promise';
import { FROM_STOCK, hasMade, prepared, returnsOf } from '@/domain/orders/fulfilment';
import { claimsOf } from '@/domain/pages/claims';
import { thanks } from '@/domain/text/plain-text';
import { button, framed, paragraph } from '@/lib/mail/frame';
import { markup } from '@/lib/mail/markup';
import type { EmailWriter } from '@/lib/mail/email';
import { trackingUrl } from '../placing/order-answer';
import { paymentNote } from '../payment-note';
import { firstInvoice } from '@/modules/invoices/invoice-attachments';
import { orderOfEmail } from './order-of-email';
import { payLink } from './pay-link';
import { itemsAsHtml, itemsAsText, orderAsHtml, orderAsText } from './order-text';

/**
 * To the shopper, once the order stands. To a mailbox that may be someone else’s goes nothing that the shopper wrote,
 * but for a name.
 */
export const orderConfirmation: EmailWriter = async (context) => {
  const order = await orderOfEmail(context);
  if (!order) return undefined;
  const { settings } = context;
  const url = trackingUrl(order.trackingToken);
  const title = `${thanks(order.contact.firstName)}!`;
  const opening = `We have received your order ${order.orderNumber}. You can follow it at the link below; please keep that link to yourself.`;
  const payment = paymentNote(order, settings);
  const card = payLink(order, url);
  const promise = promiseInEmail(order);
  const delivery = hasMade(order.items)
    ? `${prepared(order.items, claimsOf(settings.claims), promise)} ${returnsOf(order.items)}`
    : `We pack it now${promise ? `. ${promise}` : `: ${FROM_STOCK.sent}.`} ${FROM_STOCK.returns}`;
  return {
    subject: `Your order ${order.orderNumber} · ${settings.brandName}`,
    attachments: await firstInvoice(context.payload, order.id),
    text: [
      title,
      opening,
      url,
      payment,
      ...card.text,
      delivery,
      order.isTrusted ? orderAsText(order) : itemsAsText(order),
      `Questions? Reply to this email${settings.phone ? ` or call ${settings.phone}` : ''}.\n${settings.brandName}`,
    ].join('\n\n'),
    html: framed({
      settings,
      title,
      preview: `Order ${order.orderNumber}`,
      body: markup`${paragraph(opening)}${button(url, 'Follow your order')}${paragraph(payment)}${card.html}${paragraph(delivery)}${order.isTrusted ? orderAsHtml(order) : itemsAsHtml(order)}`,
    }),
  };
};
