import { isCollected } from '@/domain/delivery/promise';
import { returnsOf } from '@/domain/orders/fulfilment';
import { greeting } from '@/domain/text/plain-text';
import { bullets, contentOf, heading, link, paragraph, questions } from '@/lib/mail/frame';
import { markup } from '@/lib/mail/markup';
import type { EmailWriter } from '@/lib/mail/email';
import { reviewUrl, trackingUrl } from '../placing/order-answer';
import { orderOfEmail } from './order-of-email';

export const orderDelivered: EmailWriter = async (context) => {
  const order = await orderOfEmail(context);
  if (!order) return undefined;
  const { settings } = context;
  const url = reviewUrl(order.trackingToken);
  const products = [...new Set(order.items.map(({ productName }) => productName))];
  const isCollection = isCollected(order);
  const title = isCollection ? 'You have collected your order' : 'Your order has arrived';
  const done = isCollection ? 'collected' : 'delivered';
  const opening = `${greeting(order.contact.firstName)} order ${order.orderNumber} has been ${done}. We hope everything fits.`;
  const asking = 'Tell other teams what you think: a minute, a few stars and a line are enough.';
  return {
    subject: `Your order ${order.orderNumber} has ${isCollection ? 'been collected' : 'arrived'} · ${settings.brandName}`,
    ...contentOf({ settings, title, preview: asking }, [
      opening,
      bullets(products),
      {
        text: `${asking}\n${url}`,
        html: markup`${heading('How is it?')}${paragraph(asking)}${link(url, 'Review what you ordered').html}`,
      },
      `${questions(settings, 'Something not right?', ' and we’ll put it right.')} ${returnsOf(order.items, settings.returnDays)}`,
      { text: `Your order: ${trackingUrl(order.trackingToken)}`, html: markup`` },
    ]),
  };
};
