import { prepared } from '@/domain/orders/fulfilment';
import { claimsOf } from '@/domain/pages/claims';
import { greeting } from '@/domain/text/plain-text';
import { button, framed, paragraph } from '@/lib/mail/frame';
import type { EmailWriter } from '@/lib/mail/email';
import { markup } from '@/lib/mail/markup';
import { trackingUrl } from '../placing/order-answer';
import { itemsAsHtml, itemsAsText } from './order-text';
import { orderOfEmail } from './order-of-email';

/** To the shopper, once work on the order begins: what comes next. */
export const orderProcessing: EmailWriter = async (context) => {
  const order = await orderOfEmail(context);
  if (!order) return undefined;
  const { settings } = context;
  const url = trackingUrl(order.trackingToken);
  const title = 'We have started on your order';
  const opening = `${greeting(order.contact.firstName)} we are working on order ${order.orderNumber} now. We email you again when it is on its way.`;
  const next = prepared(order.items, claimsOf(settings.claims));
  const questions = `Questions? Reply to this email${settings.phone ? ` or call ${settings.phone}` : ''}.`;
  return {
    subject: `We have started on your order ${order.orderNumber} · ${settings.brandName}`,
    text: [title, opening, next, url, itemsAsText(order), questions, settings.brandName].join('\n\n'),
    html: framed({
      settings,
      title,
      preview: opening,
      body: markup`${paragraph(opening)}${paragraph(next)}${button(url, 'Follow your order')}${itemsAsHtml(order)}${paragraph(questions)}`,
    }),
  };
};
