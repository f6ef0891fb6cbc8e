import { formatMoney } from '@/domain/money/money';
import { orderDue, paymentStateOf, type PaymentState as PaymentStateName } from '@/domain/orders/order-edit';
import { Badge, type BadgeVariant } from '@/ui/Badge';
import type { OrderSummary } from '../data/orders';
import { DepositState } from './DepositState';
import { PAYMENT_METHOD_LABELS, PAYMENT_STATUS_LABELS } from '../filters/order-filters';

const variants: Record<PaymentStateName, BadgeVariant> = {
  unpaid: 'outline',
  part: 'outline',
  paid: 'default',
  failed: 'destructive',
  refunded: 'secondary',
};

/** Whether an order is paid and how; and what is still to come in or go out after it was paid. */
export function PaymentState({ order }: { order: OrderSummary }) {
  const { toPay, toRefund } = orderDue(order);
  const state = paymentStateOf(order);
  const isPaid = order.paidAmount > 0;
  const waits = order.depositPercent > 0 && toPay > 0;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
      <Badge variant={variants[state]}>{PAYMENT_STATUS_LABELS[state]}</Badge>
      {waits && <DepositState order={order} />}
      {isPaid && toPay > 0 && !waits && (
        <span className="text-xs text-danger tabular-nums">{formatMoney(toPay)} due</span>
      )}
      {isPaid && toRefund > 0 && (
        <span className="text-xs text-danger tabular-nums">{formatMoney(toRefund)} to refund</span>
      )}
      {!waits && (!isPaid || (toPay === 0 && toRefund === 0)) && (
        <span className="text-xs text-ink-muted">{PAYMENT_METHOD_LABELS[order.paymentMethod]}</span>
      )}
    </span>
  );
}
