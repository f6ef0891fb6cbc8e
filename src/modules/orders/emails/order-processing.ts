import { isCollected, promiseInEmail } from '@/domain/delivery/promise';
import { prepared } from '@/domain/orders/fulfilment';
import { claimsOf } from '@/domain/pages/claims';
import { greeting } from '@/domain/text/plain-text';
import { contentOf, link, questions } from '@/lib/mail/frame';
import type { EmailWriter } from '@/lib/mail/email';
import { trackingUrl } from '../placing/order-answer';
import { itemsOf } from './order-text';
import { orderOfEmail } from './order-of-email';

export const orderProcessing: EmailWriter = async (context) => {
  const order = await orderOfEmail(context);
  if (!order) return undefined;
  const { settings } = context;
  const url = trackingUrl(order.trackingToken);
  const title = 'We have started on your order';
  const opening = `${greeting(order.contact.firstName)} we are working on order ${order.orderNumber} now. We email you again when it is ${isCollected(order) ? 'ready to collect' : 'on its way'}.`;
  const next = prepared(order.items, claimsOf(settings.claims), {
    promise: promiseInEmail(order),
    hasProof: true,
  });
  return {
    subject: `We have started on your order ${order.orderNumber} · ${settings.brandName}`,
    ...contentOf({ settings, title }, [
      opening,
      next,
      link(url, 'Follow your order'),
      // The sentence above names the day.
      itemsOf({ ...order, promisedDate: null }),
      questions(settings),
    ]),
  };
};
