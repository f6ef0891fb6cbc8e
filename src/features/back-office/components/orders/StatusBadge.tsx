import { ORDER_STATUS_LABELS, orderStatusBadge, type OrderStatus } from '@/domain/order-status';
import { Badge } from '@/ui/Badge';

/** A status in the style that spec §4 gives it. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  return <Badge variant={orderStatusBadge(status)}>{ORDER_STATUS_LABELS[status]}</Badge>;
}
