'use client';

import { StatusBadge } from './StatusBadge';
import { StatusSelect } from './StatusSelect';
import { useOrderStatus } from './use-order-status';

type OrderStatusControlProps = {
  order: Parameters<typeof useOrderStatus>[0];
};

/** An order’s status badge with the select that changes it, wherever a single order is shown. */
export function OrderStatusControl({ order }: OrderStatusControlProps) {
  const { status, select } = useOrderStatus(order);
  return (
    <div className="flex items-center gap-3">
      <StatusBadge status={status} isCollection={order.isCollection} />
      <StatusSelect {...select} className="w-34" />
    </div>
  );
}
