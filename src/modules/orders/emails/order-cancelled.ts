import { greeting } from '@/domain/text/plain-text';
import { contentOf, link, questions } from '@/lib/mail/frame';
import type { EmailWriter } from '@/lib/mail/email';
import { attachedInvoice } from '@/modules/invoices/invoice-attachments';
import { trackingUrl } from '../placing/order-answer';
import { refundNote } from '../payment-note';
import { itemsOf } from './order-text';
import { orderOfEmail } from './order-of-email';

/** `data.invoice` is the credit note, if it was invoiced. The reason stays in the order’s history. */
export const orderCancelled: EmailWriter = async (context) => {
  const order = await orderOfEmail(context);
  if (!order) return undefined;
  const { settings, data } = context;
  const url = trackingUrl(order.trackingToken);
  const title = 'Your order has been cancelled';
  const opening = `${greeting(order.contact.firstName)} order ${order.orderNumber} has been cancelled.`;
  const money = refundNote(order) ?? 'There is nothing to pay for it.';
  return {
    attachments: await attachedInvoice(context.payload, data.invoice),
    subject: `Your order ${order.orderNumber} has been cancelled · ${settings.brandName}`,
    ...contentOf({ settings, title }, [
      opening,
      money,
      questions(settings, 'Did you not expect this?'),
      link(url, 'See your order'),
      itemsOf(order),
    ]),
  };
};
