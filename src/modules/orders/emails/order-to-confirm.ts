import { awaitsConfirmation } from '@/domain/orders/order-confirmation';
import { greeting } from '@/domain/text/plain-text';
import { defineEmail } from '@/lib/mail/define-email';
import { link } from '@/lib/mail/frame';
import { confirmUrl } from '../confirmation/confirm-link';
import { deadlineOf } from '../confirmation/deadline';
import { orderOfEmail } from './order-of-email';
import { itemsOf } from './order-text';
import { sampleOrder } from './sample-order';

/** To the mailbox of a large order: only its reader can confirm it. */
export const orderToConfirm = defineEmail({
  name: 'Order to confirm',
  about: 'When a large order is placed with an address that we do not know yet.',
  readers: 'Shoppers',
  texts: {
    subject: '{title} {orderNumber!} · {brand}',
    title: 'Please confirm your order',
    opening:
      '{greeting} order {orderNumber!} was placed with this email address. Please confirm that it is yours: once you have, we reserve its items and start on it.',
    button: 'Confirm your order',
    deadline: 'The link works until {deadline!}. After that the order is cancelled.',
    closing:
      'Not your order? Ignore this email: there is nothing to pay, and the order will be cancelled automatically.',
  },
  find: async (context) => {
    const order = await orderOfEmail(context);
    return order && awaitsConfirmation(order) ? order : undefined;
  },
  samples: () => ({ Example: sampleOrder({ confirmBy: '2026-12-04T12:00:00.000Z', confirmedAt: null }) }),
  write: (order) => ({
    values: {
      greeting: greeting(order.contact.firstName),
      orderNumber: order.orderNumber,
      deadline: deadlineOf(order),
    },
    body: (t) => [
      t.opening,
      link(confirmUrl(order.id, order.contact.email), t.button),
      t.deadline,
      itemsOf(order),
      t.closing,
    ],
  }),
});
