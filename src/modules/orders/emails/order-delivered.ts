import { returnsOf } from '@/domain/orders/fulfilment';
import { greeting } from '@/domain/text/plain-text';
import { button, framed, heading, paragraph } from '@/lib/mail/frame';
import { markup } from '@/lib/mail/markup';
import type { EmailWriter } from '@/lib/mail/email';
import { reviewUrl, trackingUrl } from '../placing/order-answer';
import { orderOfEmail } from './order-of-email';

/** To the shopper, once the order is delivered: what arrived, and the link under which they can review it. */
export const orderDelivered: EmailWriter = async (context) => {
  const order = await orderOfEmail(context);
  if (!order) return undefined;
  const { settings } = context;
  const url = reviewUrl(order.trackingToken);
  const products = [...new Set(order.items.map(({ productName }) => productName))];
  const title = 'Your order has arrived';
  const opening = `${greeting(order.contact.firstName)} order ${order.orderNumber} has been delivered. We hope everything fits.`;
  const asking = 'Tell other teams what you think: a minute, a few stars and a line are enough.';
  const questions = `Something not right? Reply to this email${settings.phone ? ` or call ${settings.phone}` : ''} and we’ll put it right. ${returnsOf(order.items)}`;
  return {
    subject: `Your order ${order.orderNumber} has arrived · ${settings.brandName}`,
    text: [
      title,
      opening,
      products.map((name) => `- ${name}`).join('\n'),
      `${asking}\n${url}`,
      questions,
      `Your order: ${trackingUrl(order.trackingToken)}`,
      settings.brandName,
    ].join('\n\n'),
    html: framed({
      settings,
      title,
      preview: asking,
      body: markup`${paragraph(opening)}<ul style="margin:0 0 12px;padding-left:20px">${products.map((name) => markup`<li>${name}</li>`)}</ul>
${heading('How is it?')}${paragraph(asking)}${button(url, 'Review what you ordered')}${paragraph(questions)}`,
    }),
  };
};
