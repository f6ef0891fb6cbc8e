import { formatMoney, type Cents } from '../money/money';
import { orderDue } from '../orders/order-edit';
import { depositNote, type DepositOrder } from './deposits';
import type { PaymentWay } from './payments';

type PaidOrder = DepositOrder & { orderNumber: string; currency: string; refundedAmount: number };

const BY: Partial<Record<PaymentWay, string>> = { card: 'card', voucher: 'gift voucher' };

/** 'Thank you: $15.00 for order ORD-2026-000001 has been paid by card.'; `order` as it is after the payment. */
export function paymentThanks(order: PaidOrder, { cents, way }: { cents: Cents; way: PaymentWay }): string {
  const { orderNumber, currency } = order;
  const { toPay } = orderDue(order);
  const how = BY[way] ? `has been paid by ${BY[way]}` : 'has arrived';
  const paid = `Thank you: ${formatMoney(cents, currency)} for order ${orderNumber} ${how}.`;
  const left =
    depositNote(order, currency) ??
    (toPay > 0 ? `${formatMoney(toPay, currency)} is still to be paid.` : 'Nothing is left to pay.');
  return `${paid} ${left}`;
}
