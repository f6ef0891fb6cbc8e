import { awaitsConfirmation } from '@/domain/orders/order-confirmation';
import { greeting } from '@/domain/text/plain-text';
import { contentOf, link } from '@/lib/mail/frame';
import type { EmailWriter } from '@/lib/mail/email';
import { confirmUrl } from '../confirmation/confirm-link';
import { deadlineOf } from '../confirmation/deadline';
import { orderOfEmail } from './order-of-email';
import { itemsOf } from './order-text';

/** To the mailbox of a large order: only its reader can confirm it. */
export const orderToConfirm: EmailWriter = async (context) => {
  const order = await orderOfEmail(context);
  if (!order || !awaitsConfirmation(order)) return undefined;
  const { settings } = context;
  const url = confirmUrl(order.id, order.contact.email);
  const title = 'Please confirm your order';
  const opening = `${greeting(order.contact.firstName)} order ${order.orderNumber} was placed with this email address. Please confirm that it is yours: once you have, we reserve its items and start on it.`;
  const deadline = `The link works until ${deadlineOf(order)}. After that the order is cancelled.`;
  const otherwise =
    'Not your order? Ignore this email: there is nothing to pay, and the order will be cancelled automatically.';
  return {
    subject: `${title} ${order.orderNumber} · ${settings.brandName}`,
    ...contentOf({ settings, title }, [opening, link(url, 'Confirm your order'), deadline, itemsOf(order), otherwise]),
  };
};
