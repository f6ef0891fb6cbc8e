import type { IssueStatus } from '@/modules/newsletter/issues/data';
import { Badge, type BadgeVariant } from '@/ui/Badge';

const LOOKS: Record<IssueStatus, { label: string; variant: BadgeVariant }> = {
  draft: { label: 'Draft', variant: 'outline' },
  scheduled: { label: 'Scheduled', variant: 'secondary' },
  sending: { label: 'Sending', variant: 'secondary' },
  sent: { label: 'Sent', variant: 'default' },
  stopped: { label: 'Stopped', variant: 'destructive' },
};

export function IssueBadge({ status }: { status: IssueStatus }) {
  const { label, variant } = LOOKS[status];
  return <Badge variant={variant}>{label}</Badge>;
}
