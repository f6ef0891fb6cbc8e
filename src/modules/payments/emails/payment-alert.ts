import { formatAmount, plainAmount, toAmount } from '@/domain/money/money';
import { centsOfStripe } from '../stripe-units';
import { orderOfEmail } from '@/modules/orders/emails/order-of-email';
import { loadTeamOrder } from '@/modules/team/data/team-order';
import { env } from '@/lib/env';
import { contentOf, link } from '@/lib/mail/frame';
import type { EmailContext, EmailWriter } from '@/lib/mail/email';

type PaidOrder = {
  orderNumber: string;
  totalAmount: number;
  path: string;
  customer: string;
  email: string | null;
};

async function paidOrder(context: EmailContext): Promise<PaidOrder | undefined> {
  const { payload, data } = context;
  if (typeof data.orderId === 'string') {
    const order = await loadTeamOrder({ payload, id: data.orderId });
    if (!order) return undefined;
    const { orderNumber, totalAmount, team } = order;
    const path = `clubs/${team.id}/orders/${order.id}`;
    return { orderNumber, totalAmount, path, customer: team.name, email: team.email };
  }
  const order = await orderOfEmail(context);
  if (!order) return undefined;
  const { id, orderNumber, totalAmount, contact } = order;
  const customer = `${contact.firstName} ${contact.lastName}`;
  return { orderNumber, totalAmount, path: `orders/${id}`, customer, email: contact.email };
}

/** To the supplier: a card payment fits no open order, and has to be looked at or refunded. */
export const paymentAlert: EmailWriter = async (context) => {
  const order = await paidOrder(context);
  if (!order) return undefined;
  const { settings, data } = context;
  const url = `${env.publicUrl}/admin/${order.path}`;
  const title = `Card payment for order ${order.orderNumber}`;
  const opening = `${received(data)} came in by card for order ${order.orderNumber} (${formatAmount(order.totalAmount)}): ${String(data.outcome)}.`;
  const where = `You can find it at Stripe under ${String(data.checkout)}. Refund the excess from the order’s page: it goes back to the card.`;
  const who = [order.customer, order.email].filter(Boolean).join('\n');
  return {
    subject: `${title}: ${String(data.outcome)}`,
    ...(order.email && { replyTo: order.email }),
    ...contentOf({ settings, title, isSigned: false }, [opening, where, who, link(url, 'Open the order')]),
  };
};

/** As `39.98 USD`: the currency may be another than the order’s. */
function received({ amount, currency }: Record<string, unknown>): string {
  const code = String(currency).toUpperCase();
  return `${plainAmount(toAmount(centsOfStripe(Number(amount), code), code), code)} ${code}`;
}
