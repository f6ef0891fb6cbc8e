import { paymentThanks } from '@/domain/invoices/payment-thanks';
import { PAYMENT_WAYS } from '@/domain/invoices/payments';
import { formatMoney } from '@/domain/money/money';
import { paymentTitle } from '@/domain/orders/email-titles';
import { contentOf, link } from '@/lib/mail/frame';
import type { EmailWriter } from '@/lib/mail/email';
import { trackingUrl } from '../placing/order-answer';
import { firstInvoice } from '@/modules/invoices/invoice-attachments';
import { refundNote } from '../payment-note';
import { orderOfEmail } from './order-of-email';
import { orderOf } from './order-text';

/** `data.cents` is the amount, `data.way` the way it was paid. */
export const paymentReceived: EmailWriter = async (context) => {
  const order = await orderOfEmail(context);
  if (!order) return undefined;
  const { settings, data } = context;
  const url = trackingUrl(order.trackingToken);
  const title = 'Your payment has arrived';
  const cents = Number(data.cents);
  const way = PAYMENT_WAYS.find((known) => known === data.way) ?? 'card';
  const opening = paymentThanks(order, { cents, way });
  const refund = order.status === 'cancelled' ? refundNote(order) : undefined;
  return {
    subject: `${paymentTitle(order.orderNumber, formatMoney(cents, order.currency))} · ${settings.brandName}`,
    // An invoice that was sent before says how to pay it.
    attachments:
      order.paymentMethod === 'card' && way === 'card'
        ? (await firstInvoice(context.payload, order.id)).attachments
        : [],
    ...contentOf({ settings, title }, [opening, refund, link(url, 'Follow your order'), orderOf(order)]),
  };
};
