import { thanks } from '@/domain/plain-text';
import { button, framed, paragraph } from '@/lib/mail/frame';
import { markup } from '@/lib/mail/markup';
import type { LetterWriter } from '@/lib/mail/letter';
import { trackingUrl } from '../order-answer';
import { paymentNote } from '../payment-note';
import { orderOfLetter } from './order-of-letter';
import { itemsAsHtml, itemsAsText, orderAsHtml, orderAsText } from './order-text';

/**
 * To the shopper, once the order stands. To a mailbox that may be somebody else’s goes nothing that the shopper wrote,
 * but for a name.
 */
export const orderConfirmation: LetterWriter = async (context) => {
  const order = await orderOfLetter(context);
  if (!order) return undefined;
  const { settings } = context;
  const url = trackingUrl(order.trackingToken);
  const title = `${thanks(order.contact.firstName)}!`;
  const opening = `We have received your order ${order.orderNumber}. You can follow it under the link below; keep that link to yourself.`;
  const payment = paymentNote(order, settings.invoiceTerms);
  return {
    subject: `Your order ${order.orderNumber} · ${settings.brandName}`,
    text: [
      title,
      opening,
      url,
      payment,
      order.isTrusted ? orderAsText(order) : itemsAsText(order),
      `Questions? Answer this letter${settings.phone ? ` or call ${settings.phone}` : ''}.\n${settings.brandName}`,
    ].join('\n\n'),
    html: framed({
      settings,
      title,
      preview: `Order ${order.orderNumber}`,
      body: markup`${paragraph(opening)}${button(url, 'Follow your order')}${paragraph(payment)}${order.isTrusted ? orderAsHtml(order) : itemsAsHtml(order)}`,
    }),
  };
};
