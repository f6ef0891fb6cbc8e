import { isCollected, promiseInEmail } from '@/domain/delivery/promise';
import { prepared } from '@/domain/orders/fulfilment';
import { claimsOf } from '@/domain/pages/claims';
import { greeting } from '@/domain/text/plain-text';
import { defineEmail } from '@/lib/mail/define-email';
import { link } from '@/lib/mail/frame';
import { trackingUrl } from '../placing/order-answer';
import { itemsOf } from './order-text';
import { orderOfEmail } from './order-of-email';
import { collectedSample, sampleOrder } from './sample-order';

export const orderProcessing = defineEmail({
  name: 'Order started',
  about: 'When work on an order begins.',
  readers: 'Shoppers',
  texts: {
    subject: 'We have started on your order {orderNumber!} · {brand}',
    title: 'We have started on your order',
    opening: '{greeting} we are working on order {orderNumber} now. We email you again when it is on its way.',
    openingIfCollected:
      '{greeting} we are working on order {orderNumber} now. We email you again when it is ready to collect.',
    button: 'Follow your order',
    questions: 'Questions? {reply}.',
  },
  find: orderOfEmail,
  samples: () => ({
    Delivered: sampleOrder({ status: 'processing' }),
    Collected: collectedSample({ status: 'processing' }),
  }),
  write: (order, settings) => ({
    values: { greeting: greeting(order.contact.firstName), orderNumber: order.orderNumber },
    body: (t) => [
      isCollected(order) ? t.openingIfCollected : t.opening,
      prepared(order.items, claimsOf(settings.claims), { promise: promiseInEmail(order), hasProof: true }),
      link(trackingUrl(order.trackingToken), t.button),
      // The sentence above names the day.
      itemsOf({ ...order, promisedDate: null }),
      t.questions,
    ],
  }),
});
