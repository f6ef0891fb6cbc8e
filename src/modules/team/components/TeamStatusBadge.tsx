import { badgeOf } from '@/domain/orders/status-flow';
import { teamOrderFlow, type TeamOrderStatus } from '@/domain/orders/team-order-status';
import { Badge } from '@/ui/Badge';

/** Where a team order stands, in its words and style (docs/product.md, Orders). */
export function TeamStatusBadge({ status, isCollection }: { status: TeamOrderStatus; isCollection: boolean }) {
  const flow = teamOrderFlow(isCollection);
  return <Badge variant={badgeOf(flow, status)}>{flow.labels[status]}</Badge>;
}
