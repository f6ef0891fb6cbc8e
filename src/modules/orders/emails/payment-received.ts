import { paymentThanks } from '@/domain/invoices/payment-thanks';
import { PAYMENT_WAYS } from '@/domain/invoices/payments';
import { formatMoney } from '@/domain/money/money';
import { paymentTitle } from '@/domain/orders/email-titles';
import { defineEmail } from '@/lib/mail/define-email';
import { link } from '@/lib/mail/frame';
import { trackingUrl } from '../placing/order-answer';
import { firstInvoice } from '@/modules/invoices/invoice-attachments';
import { refundNote } from '../payment-note';
import { orderOfEmail } from './order-of-email';
import { orderOf } from './order-text';
import { sampleOrder } from './sample-order';

export const paymentReceived = defineEmail({
  name: 'Payment received',
  about: 'When a payment for an order arrives.',
  readers: 'Shoppers',
  texts: {
    subject: `${paymentTitle('{orderNumber!}', '{amount!}')} · {brand}`,
    title: 'Your payment has arrived',
    button: 'Follow your order',
  },
  find: async (context) => {
    const order = await orderOfEmail(context);
    if (!order) return undefined;
    const { payload, data } = context;
    const way = PAYMENT_WAYS.find((known) => known === data.way) ?? 'card';
    // An invoice that was sent before says how to pay it.
    const isInvoiceNew = order.paymentMethod === 'card' && way === 'card';
    const attachments = isInvoiceNew ? (await firstInvoice(payload, order.id)).attachments : [];
    return { order, attachments, cents: Number(data.cents), way };
  },
  samples: () => ({
    Example: {
      order: sampleOrder({ paidAmount: 119.96, paymentStatus: 'paid' }),
      attachments: [],
      cents: 11_996,
      way: 'card' as const,
    },
  }),
  write: ({ order, attachments, cents, way }) => ({
    values: { orderNumber: order.orderNumber, amount: formatMoney(cents, order.currency) },
    attachments,
    body: (t) => [
      paymentThanks(order, { cents, way }),
      order.status === 'cancelled' && refundNote(order),
      link(trackingUrl(order.trackingToken), t.button),
      orderOf(order),
    ],
  }),
});
