import { orderStatusBadge, teamOrderStatusLabel, type TeamOrderStatus } from '@/domain/orders/order-status';
import { Badge, type BadgeVariant } from '@/ui/Badge';

const variants: Partial<Record<TeamOrderStatus, BadgeVariant>> = { approved: 'outline', in_production: 'secondary' };

/** Where a team order stands, in its words and style (docs/product.md, Orders). */
export function TeamStatusBadge({ status }: { status: TeamOrderStatus }) {
  return <Badge variant={variants[status] ?? orderStatusBadge(status)}>{teamOrderStatusLabel(status)}</Badge>;
}
