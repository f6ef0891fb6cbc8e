import { isCollected } from '@/domain/delivery/promise';
import { returnsOf } from '@/domain/orders/fulfilment';
import { greeting } from '@/domain/text/plain-text';
import { defineEmail } from '@/lib/mail/define-email';
import { bullets, heading, link, paragraph } from '@/lib/mail/frame';
import { markup } from '@/lib/mail/markup';
import { reviewUrl, trackingUrl } from '../placing/order-answer';
import { orderOfEmail } from './order-of-email';
import { collectedSample, sampleOrder } from './sample-order';

export const orderDelivered = defineEmail({
  name: 'Order delivered',
  about: 'When an order is delivered or collected: asks for a review.',
  readers: 'Shoppers',
  texts: {
    subject: 'Your order {orderNumber!} has arrived · {brand}',
    subjectIfCollected: 'Your order {orderNumber!} has been collected · {brand}',
    title: 'Your order has arrived',
    titleIfCollected: 'You have collected your order',
    opening: '{greeting} order {orderNumber} has been delivered. We hope everything fits.',
    openingIfCollected: '{greeting} order {orderNumber} has been collected. We hope everything fits.',
    headingOfReview: 'How is it?',
    review: 'Tell other teams what you think: a minute, a few stars and a line are enough.',
    button: 'Review what you ordered',
    questions: 'Something not right? {reply} and we’ll put it right.',
  },
  find: orderOfEmail,
  samples: () => ({
    Delivered: sampleOrder({ status: 'delivered' }),
    Collected: collectedSample({ status: 'delivered' }),
  }),
  write: (order, settings) => {
    const url = reviewUrl(order.trackingToken);
    const isCollection = isCollected(order);
    return {
      values: { greeting: greeting(order.contact.firstName), orderNumber: order.orderNumber },
      ...(isCollection && { subject: 'subjectIfCollected', title: 'titleIfCollected' }),
      preview: 'review',
      body: (t) => [
        isCollection ? t.openingIfCollected : t.opening,
        bullets([...new Set(order.items.map(({ productName }) => productName))]),
        {
          text: [t.review, url].filter(Boolean).join('\n'),
          html: markup`${heading(t.headingOfReview)}${paragraph(t.review)}${link(url, t.button).html}`,
        },
        [t.questions, returnsOf(order.items, settings.returnDays)].filter(Boolean).join(' '),
        { text: `Your order: ${trackingUrl(order.trackingToken)}`, html: markup`` },
      ],
    };
  },
});
