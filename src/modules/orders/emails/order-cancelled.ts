import { formatMoney } from '@/domain/money/money';
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

/** `data`: `invoice` is the credit note, if it was invoiced; `voucherCents` went back to vouchers. The reason stays in the history. */
export const orderCancelled = defineEmail({
  name: 'Order cancelled',
  about: 'When an order is cancelled, with its credit note.',
  readers: 'Shoppers',
  texts: {
    subject: 'Your order {orderNumber!} has been cancelled · {brand}',
    title: 'Your order has been cancelled',
    opening: '{greeting} order {orderNumber!} has been cancelled.',
    nothingToPay: 'There is nothing to pay for it.',
    backOnVoucher: '{voucherAmount!} is back on the gift voucher you paid with, and can be spent again.',
    questions: 'Did you not expect this? {reply}.',
    button: 'See your order',
  },
  find: async (context) => {
    const order = await orderOfEmail(context);
    const attachments: Attachment[] = order ? await attachedInvoice(context.payload, context.data.invoice) : [];
    return order && { order, attachments, voucherCents: Number(context.data.voucherCents ?? 0) };
  },
  samples: () => {
    const facts = { order: sampleOrder({ status: 'cancelled' }), attachments: [] };
    return { Example: { ...facts, voucherCents: 0 }, 'Paid by gift voucher': { ...facts, voucherCents: 2000 } };
  },
  write: ({ order, attachments, voucherCents }) => ({
    values: {
      ...{ greeting: greeting(order.contact.firstName), orderNumber: order.orderNumber },
      voucherAmount: formatMoney(voucherCents, order.currency),
    },
    attachments,
    body: (t) => [
      t.opening,
      voucherCents > 0 && t.backOnVoucher,
      refundNote(order) ?? t.nothingToPay,
      t.questions,
      link(trackingUrl(order.trackingToken), t.button),
      itemsOf(order),
    ],
  }),
});
