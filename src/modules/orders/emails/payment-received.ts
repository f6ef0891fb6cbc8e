import { cardThanks } from '@/domain/invoices/card-payments';
import { contentOf, link } from '@/lib/mail/frame';
import type { EmailWriter } from '@/lib/mail/email';
import { trackingUrl } from '../placing/order-answer';
import { firstInvoice } from '@/modules/invoices/invoice-attachments';
import { orderOfEmail } from './order-of-email';
import { orderOf } from './order-text';

/** To the shopper, once a card payment has arrived: `data.cents` is how much. */
export const paymentReceived: EmailWriter = async (context) => {
  const order = await orderOfEmail(context);
  if (!order) return undefined;
  const { settings, data } = context;
  const url = trackingUrl(order.trackingToken);
  const title = 'Your payment has arrived';
  const opening = cardThanks(order, Number(data.cents));
  return {
    subject: `Payment received for order ${order.orderNumber} · ${settings.brandName}`,
    // An invoice that was sent before says how to pay it.
    attachments: order.paymentMethod === 'card' ? await firstInvoice(context.payload, order.id) : [],
    ...contentOf({ settings, title }, [opening, link(url, 'Follow your order'), orderOf(order)]),
  };
};
