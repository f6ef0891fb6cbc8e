import { orderDue } from './order-edit';

export const PAYMENT_STATE_LABELS = {
  unpaid: 'Unpaid',
  part: 'Part paid',
  paid: 'Paid',
  overpaid: 'Overpaid',
  written_off: 'Written off',
  failed: 'Failed',
  refunded: 'Refunded',
} as const;

/** `failed`: unpaid after a card payment that failed. */
export type PaymentState = keyof typeof PAYMENT_STATE_LABELS;

export const PAYMENT_STATES = Object.keys(PAYMENT_STATE_LABELS) as [PaymentState, ...PaymentState[]];

/** Counted from the amounts, as the database’s `payment_state` does for what it stores. */
export function paymentStateOf(order: Parameters<typeof orderDue>[0]): Exclude<PaymentState, 'failed'> {
  const { toPay, lost, toRefund, refundable } = orderDue(order);
  if (order.refundedAmount > 0 && refundable === 0) return 'refunded';
  if (toRefund > 0) return 'overpaid';
  if (toPay > 0) return order.paidAmount > 0 ? 'part' : 'unpaid';
  if (lost > 0) return 'written_off';
  return order.status === 'cancelled' ? 'unpaid' : 'paid';
}

/** True if it was paid in full, whatever was refunded since. */
export const isPaid = (state: PaymentState): boolean =>
  state === 'paid' || state === 'overpaid' || state === 'refunded';
