import { badgeOf } from '@/domain/orders/status-flow';
import { TEAM_ORDER_FLOW, type TeamOrderStatus } from '@/domain/orders/team-order-status';
import { Badge } from '@/ui/Badge';

/** Where a team order stands, in its words and style (docs/product.md, Orders). */
export function TeamStatusBadge({ status }: { status: TeamOrderStatus }) {
  return <Badge variant={badgeOf(TEAM_ORDER_FLOW, status)}>{TEAM_ORDER_FLOW.labels[status]}</Badge>;
}
