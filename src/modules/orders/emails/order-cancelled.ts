import { greeting } from '@/domain/text/plain-text';
import { defineEmail } from '@/lib/mail/define-email';
import type { Attachment } from '@/lib/mail/email';
import { link } from '@/lib/mail/frame';
import { attachedInvoice } from '@/modules/invoices/invoice-attachments';
import { trackingUrl } from '../placing/order-answer';
import { refundNote } from '../payment-note';
import { itemsOf } from './order-text';
import { orderOfEmail } from './order-of-email';
import { sampleOrder } from './sample-order';

/** `data.invoice` is the credit note, if it was invoiced. The reason stays in the order’s history. */
export const orderCancelled = defineEmail({
  name: 'Order cancelled',
  about: 'When an order is cancelled, with its credit note.',
  readers: 'Shoppers',
  texts: {
    subject: 'Your order {orderNumber!} has been cancelled · {brand}',
    title: 'Your order has been cancelled',
    opening: '{greeting} order {orderNumber!} has been cancelled.',
    nothingToPay: 'There is nothing to pay for it.',
    questions: 'Did you not expect this? {reply}.',
    button: 'See your order',
  },
  find: async (context) => {
    const order = await orderOfEmail(context);
    const attachments: Attachment[] = order ? await attachedInvoice(context.payload, context.data.invoice) : [];
    return order && { order, attachments };
  },
  samples: () => ({ Example: { order: sampleOrder({ status: 'cancelled' }), attachments: [] } }),
  write: ({ order, attachments }) => ({
    values: { greeting: greeting(order.contact.firstName), orderNumber: order.orderNumber },
    attachments,
    body: (t) => [
      t.opening,
      refundNote(order) ?? t.nothingToPay,
      t.questions,
      link(trackingUrl(order.trackingToken), t.button),
      itemsOf(order),
    ],
  }),
});
