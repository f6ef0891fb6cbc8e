import { flowOf } from '@/domain/orders/order-policy';
import type { OrderKind } from '@/domain/orders/order-ref';
import { policyOf, type AnyStatus } from '@/domain/orders/policies';
import { badgeOf } from '@/domain/orders/status-flow';
import { Badge } from '@/ui/Badge';

type StatusBadgeProps = { kind: OrderKind; status: AnyStatus; isCollection: boolean };

/** Words and styles are in docs/product.md (Orders). */
export function StatusBadge({ kind, status, isCollection }: StatusBadgeProps) {
  const flow = flowOf(policyOf(kind), isCollection);
  return <Badge variant={badgeOf(flow, status)}>{flow.labels[status]}</Badge>;
}
