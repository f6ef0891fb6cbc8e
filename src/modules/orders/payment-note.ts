import { isDepositPaid, type DepositOrder } from '@/domain/invoices/deposits';
import { paymentTerms, type InvoiceRules } from '@/domain/invoices/invoice-terms';
import { awaitsConfirmation } from '@/domain/orders/order-confirmation';
import { CANCELLED_WHEN_PAID, orderDue, PAYMENT_ARRIVED, paymentStateOf } from '@/domain/orders/order-edit';
import { formatMoney } from '@/domain/money/money';
import { payTo } from '@/domain/money/pay-to';
import type { PlacedOrder } from './data/placed-order';

type Payment = Pick<PlacedOrder, 'paymentMethod' | 'paymentStatus' | 'status' | 'confirmBy' | 'confirmedAt'>;

export const isPayable = ({ paymentMethod, paymentStatus, status }: Payment): boolean =>
  paymentMethod === 'card' && (paymentStatus === 'unpaid' || paymentStatus === 'failed') && status !== 'cancelled';

export function paymentLabel(order: Payment & DepositOrder & Pick<PlacedOrder, 'refundedAmount'>): string {
  const { paymentMethod, paymentStatus } = order;
  if (paymentStateOf(order) === 'part' && paymentStatus === 'paid') return 'Part paid';
  if (paymentStatus === 'paid') return paymentMethod === 'card' ? 'Paid by card' : 'Paid';
  if (paymentStatus === 'refunded') return 'Refunded';
  if (paymentMethod === 'invoice') return isDepositPaid(order) ? 'Deposit paid' : 'Pay by invoice';
  return paymentStatus === 'failed' ? 'Card payment failed' : 'Card, not yet paid';
}

/** For a cancelled order; undefined if nothing was paid. */
export function refundNote(order: Parameters<typeof orderDue>[0] & { currency: string }): string | undefined {
  const { toRefund } = orderDue(order);
  return toRefund > 0
    ? `You have paid ${formatMoney(toRefund, order.currency)} for it: we email you once your refund is on its way.`
    : undefined;
}

/** @param isInvoiced as `paymentTerms` has it. */
export function paymentNote(
  order: Payment & DepositOrder & Pick<PlacedOrder, 'orderNumber' | 'currency' | 'refundedAmount'>,
  rules: InvoiceRules,
  isInvoiced = false,
): string {
  if (order.paymentStatus === 'refunded') return 'Your payment has been refunded.';
  if (order.status === 'cancelled') {
    return orderDue(order).toRefund > 0 ? CANCELLED_WHEN_PAID : 'This order was cancelled. There is nothing to pay.';
  }
  if (order.paymentStatus === 'paid') {
    const { toPay } = orderDue(order);
    if (toPay <= 0) return PAYMENT_ARRIVED;
    const open = `${formatMoney(toPay, order.currency)} is still to be paid.`;
    return [open, payTo(rules.bankDetails, order.orderNumber)].filter(Boolean).join('\n\n');
  }
  if (awaitsConfirmation(order)) return 'We’ll email you an invoice once you have confirmed your order.';
  if (order.paymentMethod === 'invoice') return paymentTerms(order, rules, isInvoiced);
  return order.paymentStatus === 'failed'
    ? 'Your card payment did not go through. You can try again from your order page.'
    : 'Your card payment has not arrived yet. We hold your items for about an hour; you can pay from your order page.';
}
