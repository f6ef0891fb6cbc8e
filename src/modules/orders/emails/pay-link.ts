import { payableByCard, type Payable } from '@/domain/invoices/card-payments';
import { formatMoney } from '@/domain/money/money';
import { env } from '@/lib/env';
import { button } from '@/lib/mail/frame';
import { markup, type Markup } from '@/lib/mail/markup';

/** For the text and the HTML of an email. */
export type PayLink = { text: string[]; html: Markup | undefined };

/**
 * Where an order of either kind is paid by card, for emails; nothing where the shop takes no cards or nothing is open.
 * @param page the address of its page.
 */
export function payLink(order: Payable & { currency: string }, page: string): PayLink {
  const [cents] = env.stripe ? payableByCard(order) : [];
  if (cents === undefined) return { text: [], html: undefined };
  const url = `${page}#payment`;
  const label = `Pay ${formatMoney(cents, order.currency)} by card`;
  return { text: [`${label}: ${url}`], html: markup`${button(url, label)}` };
}
