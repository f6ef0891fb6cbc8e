import { Badge, type BadgeVariant } from '@/ui/Badge';
import type { RequestState } from '../size-requests/size-request';

const LOOKS: Record<RequestState, { label: string; variant: BadgeVariant }> = {
  open: { label: 'Open', variant: 'default' },
  locked: { label: 'Locked', variant: 'secondary' },
  expired: { label: 'Deadline passed', variant: 'secondary' },
};

export function StateBadge({ state }: { state: RequestState }) {
  return <Badge variant={LOOKS[state].variant}>{LOOKS[state].label}</Badge>;
}
