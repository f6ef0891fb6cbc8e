import { refundTitle } from '@/domain/orders/email-titles';
import { formatMoney } from '@/domain/money/money';
import { contentOf, link, questions } from '@/lib/mail/frame';
import type { EmailWriter } from '@/lib/mail/email';
import { trackingUrl } from '../placing/order-answer';
import { attachedInvoice } from '@/modules/invoices/invoice-attachments';
import { orderOfEmail } from './order-of-email';

/** `data.cents` is the whole refund, `data.cardCents` the part that went to cards. */
export const orderRefunded: EmailWriter = async (context) => {
  const order = await orderOfEmail(context);
  if (!order) return undefined;
  const { settings, data } = context;
  const url = trackingUrl(order.trackingToken);
  const amount = formatMoney(Number(data.cents));
  const title = `We have refunded ${amount}`;
  const opening = `${amount} of what you paid for order ${order.orderNumber} is on its way back to you.`;
  const toCard = Number(data.cardCents);
  const when =
    toCard > 0
      ? `${toCard === Number(data.cents) ? 'It' : formatMoney(toCard)} goes to the card you paid with; your bank may take 5 to 10 days to show it.${toCard === Number(data.cents) ? '' : ' The rest goes back the way you paid.'}`
      : 'It goes back the way you paid.';
  return {
    attachments: await attachedInvoice(context.payload, data.invoice),
    subject: `${refundTitle(order.orderNumber, amount)} · ${settings.brandName}`,
    ...contentOf({ settings, title }, [opening, when, link(url, 'See your order'), questions(settings)]),
  };
};
