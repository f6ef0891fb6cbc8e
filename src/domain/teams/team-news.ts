import { z } from 'zod';
import { isCollected } from '../delivery/promise';
import { documentTitle } from '../invoices/invoice-names';
import { formatMoney } from '../money/money';
import { paymentTitle, proofTitle, refundTitle } from '../orders/email-titles';
import { TEAM_ORDER_NEWS, TEAM_ORDER_STATUSES } from '../orders/team-order-status';

const cents = z.number();

const news = z.discriminatedUnion('about', [
  z.object({ about: z.enum(['proof', 'edited', 'invoice']) }),
  z.object({ about: z.literal('status'), status: z.enum(TEAM_ORDER_STATUSES) }),
  z.object({ about: z.enum(['paid', 'refunded']), cents }),
]);

/** `news` is the email’s text, `invoice` the id of its document. */
export type TeamNews = z.infer<typeof news> & { orderId: string; news: string; invoice?: string };

type AnnouncedOrder = { orderNumber: string; currency: string } & Parameters<typeof isCollected>[0];

/** A document takes precedence over the status, unless cancelled; old queued emails without a subject are updates. */
export function teamNewsTitle(
  order: AnnouncedOrder,
  data: unknown,
  document: Parameters<typeof documentTitle>[0] | undefined,
): string {
  const { orderNumber, currency } = order;
  const { data: event } = news.safeParse(data);
  if (event?.about === 'proof') return proofTitle(orderNumber);
  if (event?.about === 'paid') return paymentTitle(orderNumber, formatMoney(event.cents, currency));
  if (event?.about === 'refunded') return refundTitle(orderNumber, formatMoney(event.cents, currency));
  if (event?.about === 'status' && (event.status === 'cancelled' || !document))
    return `Order ${orderNumber} ${event.status === 'delivered' && isCollected(order) ? 'has been collected' : TEAM_ORDER_NEWS[event.status]}`;
  if (document) return documentTitle(document);
  return event?.about === 'edited' ? `We have changed order ${orderNumber}` : `An update on order ${orderNumber}`;
}
