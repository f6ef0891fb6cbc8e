import { REFUND_WAYS, type RefundWay } from '@/domain/invoices/payments';
import { readAmount } from '@/domain/money/typed-amount';

const WAY_LABELS: Record<RefundWay | '', string> = {
  '': 'Card and gift voucher first, then bank transfer',
  card: 'Card',
  hand: 'Bank transfer or cash',
};
export const REFUND_CHOICES = (['', ...REFUND_WAYS] as const).map((value) => ({ value, label: WAY_LABELS[value] }));

/** NaN for what is no amount: the server refuses it. */
export const refundAmount = (text: string): number => readAmount(text) ?? Number.NaN;
