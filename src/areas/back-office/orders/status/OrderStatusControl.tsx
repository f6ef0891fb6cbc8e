'use client';

import { StatusBadge } from '@/modules/orders/components/StatusBadge';
import { cn } from '@/ui/cn';
import { SentPieces } from './SentPieces';
import { StatusSelect } from './StatusSelect';
import { useOrderStatus, type StatusOrder } from './use-order-status';

type OrderStatusControlProps = { order: StatusOrder; className?: string };

export function OrderStatusControl({ order, className }: OrderStatusControlProps) {
  const { status, mayChange, select } = useOrderStatus(order);
  return (
    <div className={cn('flex items-center gap-3', className)}>
      <StatusBadge kind={order.kind ?? 'shop'} status={status} isCollection={order.isCollection} />
      {mayChange && (
        <StatusSelect
          {...select}
          whileCancelling={(order.kind ?? 'shop') === 'shop' && <SentPieces orderId={order.id} />}
          className="w-44"
        />
      )}
    </div>
  );
}
