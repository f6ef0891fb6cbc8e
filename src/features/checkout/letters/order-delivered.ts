import { greeting } from '@/domain/plain-text';
import { button, framed, heading, paragraph } from '@/lib/mail/frame';
import { markup } from '@/lib/mail/markup';
import type { LetterWriter } from '@/lib/mail/letter';
import { reviewUrl, trackingUrl } from '../order-answer';
import { orderOfLetter } from './order-of-letter';

/** To the shopper, once the order is delivered: what arrived, and the link under which they can review it. */
export const orderDelivered: LetterWriter = async (context) => {
  const order = await orderOfLetter(context);
  if (!order) return undefined;
  const { settings } = context;
  const url = reviewUrl(order.trackingToken);
  const products = [...new Set(order.items.map(({ productName }) => productName))];
  const title = 'Your order has arrived';
  const opening = `${greeting(order.contact.firstName)} order ${order.orderNumber} has been delivered. We hope that everything fits.`;
  const asking = 'Tell other teams how it is: a minute, a few stars and a line are enough.';
  const questions = `Something not right? Answer this letter${settings.phone ? ` or call ${settings.phone}` : ''} and we put it right.`;
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
