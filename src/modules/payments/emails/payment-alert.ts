import { plainAmount, toAmount } from '@/domain/money/money';
import { centsOfStripe } from '../stripe-units';
import { orderOfEmail } from '@/modules/orders/emails/order-of-email';
import { totalOf } from '@/modules/orders/emails/order-text';
import { env } from '@/lib/env';
import { button, framed, paragraph } from '@/lib/mail/frame';
import type { EmailWriter } from '@/lib/mail/email';
import { markup } from '@/lib/mail/markup';

/** To the supplier: money came in by card that fits no open order, and has to be looked at or sent back. */
export const paymentAlert: EmailWriter = async (context) => {
  const order = await orderOfEmail(context);
  if (!order) return undefined;
  const { settings, data } = context;
  const url = `${env.publicUrl}/admin/orders/${order.id}`;
  const title = `Card payment for order ${order.orderNumber}`;
  const opening = `${received(data)} came in by card for order ${order.orderNumber} (${totalOf(order)}): ${String(data.outcome)}.`;
  const where = `You can find it at Stripe under ${String(data.checkout)}. Refund what is too much from the order’s page: it goes back to the card.`;
  const who = `${order.contact.firstName} ${order.contact.lastName}\n${order.contact.email}`;
  return {
    subject: `${title}: ${String(data.outcome)}`,
    replyTo: order.contact.email,
    text: [title, opening, where, who, url].join('\n\n'),
    html: framed({
      settings,
      title,
      preview: opening,
      body: markup`${paragraph(opening)}${paragraph(where)}${paragraph(who)}${button(url, 'Open the order')}`,
    }),
  };
};

/** As `39.98 USD`: the currency may be another than the order’s. */
function received({ amount, currency }: Record<string, unknown>): string {
  const code = String(currency).toUpperCase();
  return `${plainAmount(toAmount(centsOfStripe(Number(amount), code), code), code)} ${code}`;
}
