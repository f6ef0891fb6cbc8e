import { paidRows } from '@/domain/orders/paid-rows';
import { SumRow } from '@/ui/SumRow';

type PaidRowsProps = { order: Parameters<typeof paidRows>[0] };

/** What was paid and given back, and what is still open, below the total. */
export const PaidRows = ({ order }: PaidRowsProps) =>
  paidRows(order).map(({ isOpen, ...row }) => (
    <SumRow key={row.label} {...row} className={isOpen ? 'font-semibold text-danger' : 'text-ink-muted'} />
  ));
