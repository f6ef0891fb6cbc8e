import { paymentTerms, type InvoiceRules } from '@/domain/invoices/invoice-terms';
import { formatMoney, toCents } from '@/domain/money/money';
import { day } from '@/modules/documents/look';
import type { Order } from '@/payload-types';

type Paid = {
  order: Pick<
    Order,
    'depositPercent' | 'orderNumber' | 'status' | 'paymentMethod' | 'paymentStatus' | 'paidAt' | 'totalAmount'
  >;
  settings: InvoiceRules;
  /** In the shop’s currency. */
  paidAmount: number;
};

/** Payment note of a pro forma: paid, still to be paid and how, or nothing to pay. */
export function paymentNote({ order, settings, paidAmount }: Paid): string {
  const { status, paymentMethod, paymentStatus, paidAt, totalAmount } = order;
  const terms = paymentTerms({ ...order, paidAmount }, settings);
  const isPaid = paymentStatus === 'paid' || paymentStatus === 'refunded';
  if (!isPaid && status === 'cancelled') return 'There is nothing to pay.';
  if (!isPaid) return paymentMethod === 'card' ? 'The payment by card has not reached us yet.' : terms;
  const how = paymentMethod === 'card' ? ' by card' : '';
  const when = `${how}${paidAt ? ` on ${day(paidAt)}` : ''}. Thank you.`;
  const open = toCents(totalAmount) - toCents(paidAmount);
  return open > 0 && status !== 'cancelled'
    ? `${formatMoney(toCents(paidAmount))} was paid${when} Still to be paid: ${formatMoney(open)}. ${terms}`
    : `Paid${when}`;
}
