'use client';

import { ORDER_STATUS_LABELS, ORDER_STATUSES, type OrderStatus } from '@/domain/order-status';
import { CompactSelect } from '../CompactSelect';

type StatusSelectProps = {
  orderNumber: string;
  status: OrderStatus;
  saving: boolean;
  onChange: (status: string) => void;
  className?: string;
};

/** Changes an order’s status with the choice itself. */
export function StatusSelect({ orderNumber, status, saving, onChange, className }: StatusSelectProps) {
  return (
    <CompactSelect
      aria-label={`Status of order #${orderNumber}`}
      aria-busy={saving || undefined}
      value={status}
      onChange={(event) => onChange(event.target.value)}
      className={className}
    >
      {ORDER_STATUSES.map((value) => (
        <option key={value} value={value}>
          {ORDER_STATUS_LABELS[value]}
        </option>
      ))}
    </CompactSelect>
  );
}
