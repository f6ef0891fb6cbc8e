import type { WebhookState } from '@/modules/webhooks/data/endpoints';
import { Badge, type BadgeVariant } from '@/ui/Badge';

const LOOKS: Record<WebhookState | 'failing', { label: string; variant: BadgeVariant }> = {
  active: { label: 'Active', variant: 'secondary' },
  failing: { label: 'Failing', variant: 'destructive' },
  paused: { label: 'Paused', variant: 'outline' },
  disabled: { label: 'Disabled', variant: 'destructive' },
};

export function WebhookBadge({ state, isFailing }: { state: WebhookState; isFailing: boolean }) {
  const { label, variant } = LOOKS[state === 'active' && isFailing ? 'failing' : state];
  return <Badge variant={variant}>{label}</Badge>;
}
