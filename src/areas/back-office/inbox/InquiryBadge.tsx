import { INQUIRY_STATUS_LABELS, type InquiryStatus } from '@/domain/inquiries/inquiry';
import { Badge, type BadgeVariant } from '@/ui/Badge';

const variants: Record<InquiryStatus, BadgeVariant> = { new: 'default', answered: 'secondary', closed: 'outline' };

export function InquiryBadge({ status }: { status: InquiryStatus }) {
  return <Badge variant={variants[status]}>{INQUIRY_STATUS_LABELS[status]}</Badge>;
}
