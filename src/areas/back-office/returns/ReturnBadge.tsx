import { RETURN_STATUS_LABELS, type ReturnStatus } from '@/domain/returns/return-state';
import { Badge, type BadgeVariant } from '@/ui/Badge';

const VARIANTS: Record<ReturnStatus, BadgeVariant> = {
  requested: 'secondary',
  approved: 'outline',
  received: 'secondary',
  resolved: 'default',
  declined: 'outline',
  cancelled: 'outline',
};

export const ReturnBadge = ({ status }: { status: ReturnStatus }) => (
  <Badge variant={VARIANTS[status]}>{RETURN_STATUS_LABELS[status]}</Badge>
);
