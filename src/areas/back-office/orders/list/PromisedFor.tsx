import { formatPromise } from '@/domain/delivery/promise';
import { isInHand, type AnyStatus } from '@/domain/orders/policies';
import { Badge } from '@/ui/Badge';
import type { OrderSummary } from '../data/orders';

type PromisedForProps = {
  order: Pick<OrderSummary, 'dueOn' | 'isLate'>;
  status: AnyStatus;
};

export const PromisedFor = ({ order: { dueOn, isLate }, status }: PromisedForProps) =>
  dueOn && <DueDay day={dueOn} isLate={isLate && isInHand(status)} />;

export const DueDay = ({ day, isLate }: { day: string; isLate: boolean }) => (
  <span className="inline-flex flex-wrap items-center dense:flex-nowrap dense:whitespace-nowrap gap-x-2 gap-y-0.5 text-ink">
    <time dateTime={day}>{formatPromise(day)}</time>
    {isLate && <Badge variant="destructive">Late</Badge>}
  </span>
);
