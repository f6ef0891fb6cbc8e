import { awaitsCard } from '@/domain/invoices/card-payments';
import { isDepositPaid, type DepositOrder } from '@/domain/invoices/deposits';
import { paymentTerms, type InvoiceRules } from '@/domain/invoices/invoice-terms';
import { awaitsConfirmation } from '@/domain/orders/order-confirmation';
import { CANCELLED_WHEN_PAID, orderDue, PAYMENT_ARRIVED } from '@/domain/orders/order-edit';
import { isPaid, PAYMENT_STATE_LABELS } from '@/domain/orders/payment-state';
import { formatAmount, formatMoney } from '@/domain/money/money';
import { payTo } from '@/domain/money/pay-to';
import type { PlacedOrder } from './data/placed-order';

type Payment = Pick<
  PlacedOrder,
  'paymentMethod' | 'paymentStatus' | 'status' | 'confirmBy' | 'confirmedAt' | 'paidAmount' | 'voucherAmount'
>;

export const isPayable = (order: Payment): boolean =>
  awaitsCard(order) && ['unpaid', 'part', 'failed'].includes(order.paymentStatus) && order.status !== 'cancelled';

export function paymentLabel(order: Payment & DepositOrder & Pick<PlacedOrder, 'refundedAmount'>): string {
  const { paymentMethod, paymentStatus, paidAmount, voucherAmount } = order;
  if (paymentStatus === 'paid' && paidAmount > 0 && voucherAmount === paidAmount) return 'Paid by gift voucher';
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

type NotedOrder = Payment & DepositOrder & Pick<PlacedOrder, 'orderNumber' | 'currency' | 'refundedAmount'>;

/** @param isInvoiced as `paymentTerms` has it. */
export function paymentNote(order: NotedOrder, rules: InvoiceRules, isInvoiced = false): string {
  const { voucherAmount, currency, status } = order;
  const byVoucher =
    voucherAmount > 0 && status !== 'cancelled' && `Your gift voucher paid ${formatAmount(voucherAmount, currency)}.`;
  return [byVoucher, noteOfRest(order, rules, isInvoiced)].filter(Boolean).join('\n\n');
}

function noteOfRest(order: NotedOrder, rules: InvoiceRules, isInvoiced: boolean): string {
  if (order.paymentStatus === 'refunded') return 'Your payment has been refunded.';
  if (order.status === 'cancelled') {
    return orderDue(order).toRefund > 0 ? CANCELLED_WHEN_PAID : 'This order was cancelled. There is nothing to pay.';
  }
  if (isPaid(order.paymentStatus))
    return order.voucherAmount === order.paidAmount ? 'There is nothing left to pay.' : PAYMENT_ARRIVED;
  if (order.paymentStatus === 'written_off') return 'There is nothing to pay.';
  if (order.paymentStatus === 'part' && order.depositPercent === 0 && !awaitsCard(order)) {
    const open = `${formatMoney(orderDue(order).toPay, order.currency)} is still to be paid.`;
    return [open, payTo(rules.bankDetails, order.orderNumber)].filter(Boolean).join('\n\n');
  }
  if (awaitsConfirmation(order)) return 'We’ll email you an invoice once you have confirmed your order.';
  if (order.paymentMethod === 'invoice') return paymentTerms(order, rules, isInvoiced);
  return order.paymentStatus === 'failed'
    ? 'Your card payment did not go through. You can try again from your order page.'
    : 'Your card payment has not arrived yet. We hold your items for about an hour; you can pay from your order page.';
}
