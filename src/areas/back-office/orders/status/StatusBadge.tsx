import { ORDER_FLOW, type OrderStatus } from '@/domain/orders/order-status';
import { badgeOf } from '@/domain/orders/status-flow';
import { Badge } from '@/ui/Badge';

/** A status in the style of its own (docs/product.md, Orders). */
export function StatusBadge({ status }: { status: OrderStatus }) {
  return <Badge variant={badgeOf(ORDER_FLOW, status)}>{ORDER_FLOW.labels[status]}</Badge>;
}
