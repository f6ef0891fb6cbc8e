import { orderFlow, type OrderStatus } from '@/domain/orders/order-status';
import { badgeOf } from '@/domain/orders/status-flow';
import { Badge } from '@/ui/Badge';

/** A status in the style of its own (docs/product.md, Orders). */
export function StatusBadge({ status, isCollection }: { status: OrderStatus; isCollection: boolean }) {
  const flow = orderFlow(isCollection);
  return <Badge variant={badgeOf(flow, status)}>{flow.labels[status]}</Badge>;
}
