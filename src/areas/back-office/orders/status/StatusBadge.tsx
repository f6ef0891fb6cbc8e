import { ORDER_STATUS_LABELS, orderStatusBadge, type OrderStatus } from '@/domain/orders/order-status';
import { Badge } from '@/ui/Badge';

/** A status in the style of its own (docs/product.md, Orders). */
export function StatusBadge({ status }: { status: OrderStatus }) {
  return <Badge variant={orderStatusBadge(status)}>{ORDER_STATUS_LABELS[status]}</Badge>;
}
