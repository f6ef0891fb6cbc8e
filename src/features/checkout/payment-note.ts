import { awaitsConfirmation } from '@/domain/order-confirmation';
import type { PlacedOrder } from './operations/find-placed-order';

type Payment = Pick<PlacedOrder, 'paymentMethod' | 'paymentStatus' | 'status' | 'confirmBy' | 'confirmedAt'>;

/** May the shopper pay for this order by card now? */
export const isPayable = ({ paymentMethod, paymentStatus, status }: Payment): boolean =>
  paymentMethod === 'card' && (paymentStatus === 'unpaid' || paymentStatus === 'failed') && status !== 'cancelled';

/** How it stands with the money, in a few words. */
export function paymentLabel({ paymentMethod, paymentStatus }: Payment): string {
  if (paymentStatus === 'paid') return paymentMethod === 'card' ? 'Paid by card' : 'Paid';
  if (paymentStatus === 'refunded') return 'Refunded';
  if (paymentMethod === 'invoice') return 'Pay by invoice';
  return paymentStatus === 'failed' ? 'Card payment failed' : 'Card, not yet paid';
}

/** The same as sentences for whoever ordered. */
export function paymentNote(order: Payment, invoiceTerms?: string | null): string {
  if (order.paymentStatus === 'refunded') return 'Your payment has been refunded.';
  if (order.paymentStatus === 'paid') {
    return order.status === 'cancelled'
      ? 'This order was cancelled and your payment has arrived. We will refund it.'
      : 'Your payment has arrived. Thank you.';
  }
  if (order.status === 'cancelled') return 'This order was cancelled. There is nothing to pay.';
  if (awaitsConfirmation(order)) return 'We send you an invoice once you have confirmed your order.';
  if (order.paymentMethod === 'invoice') return invoiceTerms || 'We send you an invoice.';
  return order.paymentStatus === 'failed'
    ? 'Your card payment did not go through. You can try again from your order page.'
    : 'Your card payment has not arrived yet. We hold your items for about an hour; you can pay from your order page.';
}
