import { orderDue } from '@/domain/orders/order-edit';
import { PAYMENT_STATE_LABELS, type PaymentState as PaymentStateName } from '@/domain/orders/payment-state';
import { Badge, type BadgeVariant } from '@/ui/Badge';
import type { OrderSummary } from '../data/orders';
import { OpenAmount } from './OpenAmount';
import { ORDER_LISTS, PAYMENT_METHOD_LABELS } from '../filters/order-filters';

const variants: Record<PaymentStateName, BadgeVariant> = {
  unpaid: 'outline',
  part: 'outline',
  paid: 'default',
  overpaid: 'outline',
  written_off: 'secondary',
  failed: 'destructive',
  refunded: 'secondary',
};

export function PaymentState({ order }: { order: OrderSummary }) {
  const { toPay, toRefund } = orderDue(order);
  const isOpen = (order.depositPercent > 0 && toPay > 0) || (order.paidAmount > 0 && toPay + toRefund > 0);
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 dense:flex-nowrap dense:overflow-hidden dense:whitespace-nowrap">
      <Badge variant={variants[order.paymentStatus]}>{PAYMENT_STATE_LABELS[order.paymentStatus]}</Badge>
      {isOpen ? (
        <OpenAmount order={order} />
      ) : (
        ORDER_LISTS[order.kind].hasMethods && (
          <span className="text-xs text-ink-muted">{PAYMENT_METHOD_LABELS[order.paymentMethod]}</span>
        )
      )}
    </span>
  );
}
