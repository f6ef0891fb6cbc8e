import { formatPromise, OPEN_STATUSES } from '@/domain/delivery/promise';
import type { OrderStatus } from '@/domain/orders/order-status';
import { Badge } from '@/ui/Badge';
import type { OrderSummary } from '../data/orders';

type PromisedForProps = {
  order: Pick<OrderSummary, 'promisedDate' | 'isLate'>;
  /** As it is set now. */
  status: OrderStatus;
};

/** The day an order was promised for; what is late stands out. */
export function PromisedFor({ order: { promisedDate, isLate }, status }: PromisedForProps) {
  if (!promisedDate) return null;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-0.5">
      <time dateTime={promisedDate}>{formatPromise(promisedDate)}</time>
      {isLate && OPEN_STATUSES.includes(status) && <Badge variant="destructive">Late</Badge>}
    </span>
  );
}
