import { payableByCard } from '@/domain/invoices/card-payments';
import { formatMoney } from '@/domain/money/money';
import { env } from '@/lib/env';
import { button } from '@/lib/mail/frame';
import { markup, type Markup } from '@/lib/mail/markup';
import type { PlacedOrder } from '../data/placed-order';
import { trackingUrl } from '../placing/order-answer';

/** For the text and the HTML of an email. */
export type PayLink = { text: string[]; html: Markup | undefined };

/** Where an order is paid by card, for emails; nothing where the shop takes no cards or nothing is open. */
export function payLink(order: PlacedOrder): PayLink {
  const [cents] = env.stripe ? payableByCard(order) : [];
  if (cents === undefined) return { text: [], html: undefined };
  const url = `${trackingUrl(order.trackingToken)}#payment`;
  const label = `Pay ${formatMoney(cents, order.currency)} by card`;
  return { text: [`${label}: ${url}`], html: markup`${button(url, label)}` };
}
