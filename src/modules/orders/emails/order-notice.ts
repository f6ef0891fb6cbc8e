import { isCollected, waitingPromise } from '@/domain/delivery/promise';
import { env } from '@/lib/env';
import { contentOf, link } from '@/lib/mail/frame';
import type { EmailWriter } from '@/lib/mail/email';
import { paymentLabel } from '../payment-note';
import { orderOfEmail } from './order-of-email';
import { orderOf, totalOf } from './order-text';

export const orderNotice: EmailWriter = async (context) => {
  const order = await orderOfEmail(context);
  if (!order) return undefined;
  const { contact } = order;
  const url = `${env.publicUrl}/admin/orders/${order.id}`;
  const title = `New order ${order.orderNumber}`;
  const who = [`${contact.firstName} ${contact.lastName}`, contact.email, contact.phone, paymentLabel(order)]
    .filter(Boolean)
    .join('\n');
  const { delivery, items } = order;
  const waits =
    delivery?.from === null &&
    `${isCollected(order) ? 'Ready to collect' : 'Delivery'} ${waitingPromise({ delivery, items })}.`;
  return {
    subject: `${title}: ${totalOf(order)}, ${contact.firstName} ${contact.lastName}`,
    replyTo: contact.email,
    ...contentOf(
      { settings: context.settings, title, preview: `${order.totalItems} pieces, ${totalOf(order)}`, isSigned: false },
      // The items’ text about days is worded for the customer.
      [who, link(url, 'Open the order'), waits, orderOf(waits ? { ...order, promisedDate: null } : order)],
    ),
  };
};
