import { orderStatusBadge, teamOrderStatusLabel, type TeamOrderStatus } from '@/domain/order-status';
import { Badge, type BadgeVariant } from '@/ui/Badge';

const variants: Partial<Record<TeamOrderStatus, BadgeVariant>> = { approved: 'outline', in_production: 'secondary' };

/** Where a team order stands, in the words and the style of spec §4. */
export function TeamStatusBadge({ status }: { status: TeamOrderStatus }) {
  return <Badge variant={variants[status] ?? orderStatusBadge(status)}>{teamOrderStatusLabel(status)}</Badge>;
}
