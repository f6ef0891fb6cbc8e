import { QUOTE_STATE_LABELS, type QuoteState } from '@/domain/quotes/quote-state';
import { Badge, type BadgeVariant } from '@/ui/Badge';

const VARIANTS: Record<QuoteState, BadgeVariant> = {
  draft: 'outline',
  sent: 'secondary',
  accepted: 'default',
  declined: 'outline',
  expired: 'outline',
};

export const QuoteBadge = ({ state }: { state: QuoteState }) => (
  <Badge variant={VARIANTS[state]}>{QUOTE_STATE_LABELS[state]}</Badge>
);
