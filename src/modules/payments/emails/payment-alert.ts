import { formatAmount, plainAmount, toAmount } from '@/domain/money/money';
import { centsOfStripe } from '../stripe-units';
import { orderOfEmail } from '@/modules/orders/emails/order-of-email';
import { loadTeamOrder } from '@/modules/team/data/team-order';
import { env } from '@/lib/env';
import { defineEmail } from '@/lib/mail/define-email';
import { link } from '@/lib/mail/frame';
import type { EmailContext } from '@/lib/mail/email';

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
export const paymentAlert = defineEmail({
  name: 'Card payment to check',
  about: 'When a card payment fits no open order, or is too much.',
  readers: 'Staff',
  texts: {
    subject: '{title}: {problem}',
    title: 'Card payment for order {orderNumber!}',
    opening: '{amount!} came in by card for order {orderNumber} ({total}): {problem!}.',
    next: 'You can find it at Stripe under {payment!}. Refund the excess from the order’s page: it goes back to the card.',
    button: 'Open the order',
  },
  find: async (context) => {
    const order = await paidOrder(context);
    const { data } = context;
    return order && { ...order, amount: received(data), problem: String(data.outcome), payment: String(data.checkout) };
  },
  samples: () => ({
    Example: {
      ...{ orderNumber: 'ORD-2026-000042', totalAmount: 119.96, path: 'orders', customer: 'Sam Taylor' },
      ...{ email: 'sam@example.com', amount: '119.96 USD', problem: 'it was already paid', payment: 'cs_example' },
    },
  }),
  write: ({ orderNumber, totalAmount, path, customer, email, amount, problem, payment }) => ({
    values: { orderNumber, total: formatAmount(totalAmount), customer, amount, problem, payment },
    ...(email && { replyTo: email }),
    isSigned: false,
    body: (t) => [
      t.opening,
      t.next,
      [customer, email].filter(Boolean).join('\n'),
      link(`${env.publicUrl}/admin/${path}`, t.button),
    ],
  }),
});

/** As `39.98 USD`: the currency may be another than the order’s. */
function received({ amount, currency }: Record<string, unknown>): string {
  const code = String(currency).toUpperCase();
  return `${plainAmount(toAmount(centsOfStripe(Number(amount), code), code), code)} ${code}`;
}
