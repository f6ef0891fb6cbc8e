/** Emails to a team about its own orders, and their subjects. */
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

type Told = { orderNumber: string; currency: string } & Parameters<typeof isCollected>[0];

/**
 * Subject in one line: a document takes precedence over its status, except for a cancellation.
 * @param data of the email; old queued ones without a subject are updates.
 */
export function teamNewsTitle(
  order: Told,
  data: unknown,
  document: Parameters<typeof documentTitle>[0] | undefined,
): string {
  const { orderNumber, currency } = order;
  const { data: told } = news.safeParse(data);
  if (told?.about === 'proof') return proofTitle(orderNumber);
  if (told?.about === 'paid') return paymentTitle(orderNumber, formatMoney(told.cents, currency));
  if (told?.about === 'refunded') return refundTitle(orderNumber, formatMoney(told.cents, currency));
  if (told?.about === 'status' && (told.status === 'cancelled' || !document))
    return `Order ${orderNumber} ${told.status === 'delivered' && isCollected(order) ? 'has been collected' : TEAM_ORDER_NEWS[told.status]}`;
  if (document) return documentTitle(document);
  return told?.about === 'edited' ? `We have changed order ${orderNumber}` : `An update on order ${orderNumber}`;
}
