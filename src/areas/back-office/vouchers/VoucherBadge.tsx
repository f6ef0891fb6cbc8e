import { VOUCHER_STATE_LABELS, type VoucherState } from '@/domain/vouchers/voucher';
import { Badge } from '@/ui/Badge';

export const VoucherBadge = ({ state }: { state: VoucherState }) => (
  <Badge variant={state === 'active' ? 'secondary' : 'outline'}>{VOUCHER_STATE_LABELS[state]}</Badge>
);
