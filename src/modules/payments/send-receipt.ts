import { paymentThanks } from '@/domain/invoices/payment-thanks';
import type { PaymentWay } from '@/domain/invoices/payments';
import { toAmount, toCents, type Cents } from '@/domain/money/money';
import type { TeamNews } from '@/domain/teams/team-news';
import { queueMail } from '@/lib/mail/queue';
import type { Session } from '@/lib/database/sessions';
import { refundNote } from '@/modules/orders/payment-note';
import { notifyCustomer } from '@/modules/orders/shared/notify-customer';
import type { AnyOrder } from '@/data/any-order';

type Received = { cents: Cents; way: PaymentWay };

/**
 * Emails whoever pays an order of either kind what came in and what is left, in the transaction that records it: once for
 * each payment.
 * @param order under lock, as it was before.
 */
export async function sendReceipt(session: Session, order: AnyOrder, { cents, way }: Received): Promise<void> {
  if (order.kind === 'shop') return notifyCustomer(session, order, 'payment-received', { cents, way });
  const paid = { ...order, paidAmount: toAmount(toCents(order.paidAmount) + cents) };
  const news = [paymentThanks(paid, { cents, way }), order.status === 'cancelled' && refundNote(paid)];
  const data: TeamNews = { orderId: order.id, about: 'paid', cents, news: news.filter(Boolean).join('\n\n') };
  await queueMail(
    session,
    order.invoiceTo.map((to) => ({ to, template: 'team-order-news', data })),
  );
}
