import { isCollected, waitingPromise } from '@/domain/delivery/promise';
import { env } from '@/lib/env';
import { defineEmail } from '@/lib/mail/define-email';
import { link } from '@/lib/mail/frame';
import { paymentLabel } from '../payment-note';
import { orderOfEmail } from './order-of-email';
import { orderOf, totalOf } from './order-text';
import { sampleOrder } from './sample-order';

export const orderNotice = defineEmail({
  name: 'New order',
  about: 'When a shopper has placed an order.',
  readers: 'Staff',
  texts: {
    subject: '{title}: {total}, {customer}',
    preview: '{pieces} pieces, {total}',
    title: 'New order {orderNumber!}',
    button: 'Open the order',
  },
  find: orderOfEmail,
  samples: () => ({ Example: sampleOrder() }),
  write: (order) => {
    const { contact, delivery, items, orderNumber } = order;
    const customer = `${contact.firstName} ${contact.lastName}`;
    const waits =
      delivery?.from === null &&
      `${isCollected(order) ? 'Ready to collect' : 'Delivery'} ${waitingPromise({ delivery, items })}.`;
    return {
      values: { orderNumber, customer, total: totalOf(order), pieces: String(order.totalItems) },
      replyTo: contact.email,
      isSigned: false,
      body: (t) => [
        [customer, contact.email, contact.phone, paymentLabel(order)].filter(Boolean).join('\n'),
        link(`${env.publicUrl}/admin/orders/${order.id}`, t.button),
        waits,
        // The items’ text about days is worded for the customer.
        orderOf(waits ? { ...order, promisedDate: null } : order),
      ],
    };
  },
});
