import { isDepositPaid, type DepositOrder } from '@/domain/invoices/deposits';
import { paymentTerms, type InvoiceRules } from '@/domain/invoices/invoice-terms';
import { awaitsConfirmation } from '@/domain/orders/order-confirmation';
import { CANCELLED_WHEN_PAID, orderDue, PAYMENT_ARRIVED } from '@/domain/orders/order-edit';
import { isPaid, PAYMENT_STATE_LABELS } from '@/domain/orders/payment-state';
import { formatMoney } from '@/domain/money/money';
import { payTo } from '@/domain/money/pay-to';
import type { PlacedOrder } from './data/placed-order';

type Payment = Pick<PlacedOrder, 'paymentMethod' | 'paymentStatus' | 'status' | 'confirmBy' | 'confirmedAt'>;

export const isPayable = ({ paymentMethod, paymentStatus, status }: Payment): boolean =>
  paymentMethod === 'card' && (paymentStatus === 'unpaid' || paymentStatus === 'failed') && status !== 'cancelled';

export function paymentLabel(order: Payment & DepositOrder & Pick<PlacedOrder, 'refundedAmount'>): string {
  const { paymentMethod, paymentStatus } = order;
  if (paymentStatus === 'part' && isDepositPaid(order)) return 'Deposit paid';
  if (paymentStatus === 'paid' && paymentMethod === 'card') return 'Paid by card';
  if (paymentStatus === 'failed') return 'Card payment failed';
  if (paymentStatus !== 'unpaid') return PAYMENT_STATE_LABELS[paymentStatus];
  return paymentMethod === 'card' ? 'Card, not yet paid' : 'Pay by invoice';
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
  if (isPaid(order.paymentStatus)) return PAYMENT_ARRIVED;
  if (order.paymentStatus === 'written_off') return 'There is nothing to pay.';
  if (order.paymentStatus === 'part' && order.depositPercent === 0) {
    const open = `${formatMoney(orderDue(order).toPay, order.currency)} is still to be paid.`;
    return [open, payTo(rules.bankDetails, order.orderNumber)].filter(Boolean).join('\n\n');
  }
  if (awaitsConfirmation(order)) return 'We’ll email you an invoice once you have confirmed your order.';
  if (order.paymentMethod === 'invoice') return paymentTerms(order, rules, isInvoiced);
  return order.paymentStatus === 'failed'
    ? 'Your card payment did not go through. You can try again from your order page.'
    : 'Your card payment has not arrived yet. We hold your items for about an hour; you can pay from your order page.';
}
