'use client';

import type { OrderStatus } from '@/domain/orders/order-status';
import { StatusBadge } from './StatusBadge';
import { StatusSelect } from './StatusSelect';
import { useOrderStatus } from './use-order-status';

type OrderStatusControlProps = {
  order: { id: string; orderNumber: string; status: OrderStatus; revision: number };
};

/** An order’s status badge with the select that changes it, wherever a single order is shown. */
export function OrderStatusControl({ order }: OrderStatusControlProps) {
  const { status, select } = useOrderStatus(order);
  return (
    <div className="flex items-center gap-3">
      <StatusBadge status={status} />
      <StatusSelect {...select} className="w-34" />
    </div>
  );
}
