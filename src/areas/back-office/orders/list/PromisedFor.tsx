import { formatPromise } from '@/domain/delivery/promise';
import { isInHand } from '@/domain/orders/policies';
import type { OrderStatus } from '@/domain/orders/order-status';
import { Badge } from '@/ui/Badge';
import type { OrderSummary } from '../data/orders';

type PromisedForProps = {
  order: Pick<OrderSummary, 'promisedDate' | 'isLate'>;
  /** As it is set now. */
  status: OrderStatus;
};

/** The day an order was promised for; what is late stands out. */
export const PromisedFor = ({ order: { promisedDate, isLate }, status }: PromisedForProps) =>
  promisedDate && <DueDay day={promisedDate} isLate={isLate && isInHand(status)} />;

/** The day by which something has to be there, marked where that is over. */
export const DueDay = ({ day, isLate }: { day: string; isLate: boolean }) => (
  <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-0.5 text-ink">
    <time dateTime={day}>{formatPromise(day)}</time>
    {isLate && <Badge variant="destructive">Late</Badge>}
  </span>
);
