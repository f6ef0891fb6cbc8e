import { payableByCard, type Payable } from '@/domain/invoices/card-payments';
import { formatMoney } from '@/domain/money/money';
import { env } from '@/lib/env';
import { link, type Part } from '@/lib/mail/frame';

/** Undefined if the shop takes no cards or nothing is open. `page`: address of the order’s page. */
export function payLink(order: Payable & { currency: string }, page: string): Part | undefined {
  const [cents] = env.stripe ? payableByCard(order) : [];
  if (cents === undefined) return undefined;
  const url = `${page}#payment`;
  const label = `Pay ${formatMoney(cents, order.currency)} by card`;
  return link(url, label, `${label}: ${url}`);
}
