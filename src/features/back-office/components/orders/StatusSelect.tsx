'use client';

import { useState } from 'react';
import {
  isOrderStatus,
  needsReason,
  ORDER_STATUS_LABELS,
  ORDER_STATUSES,
  type OrderStatus,
} from '@/domain/order-status';
import { CompactSelect } from '../CompactSelect';
import { ReasonDialog } from './ReasonDialog';

type StatusSelectProps = {
  orderNumber: string;
  status: OrderStatus;
  saving: boolean;
  onChange: (status: OrderStatus, reason?: string) => void;
  className?: string;
};

/** Changes an order’s status with the choice itself; for an earlier one, or cancelled, it first asks why. */
export function StatusSelect({ orderNumber, status, saving, onChange, className }: StatusSelectProps) {
  const [asking, setAsking] = useState<OrderStatus>();

  function choose(to: string) {
    if (!isOrderStatus(to)) return;
    if (needsReason(status, to)) setAsking(to);
    else onChange(to);
  }

  return (
    <>
      <CompactSelect
        aria-label={`Status of order #${orderNumber}`}
        aria-busy={saving || undefined}
        value={status}
        onChange={(event) => choose(event.target.value)}
        className={className}
      >
        {ORDER_STATUSES.map((value) => (
          <option key={value} value={value}>
            {ORDER_STATUS_LABELS[value]}
          </option>
        ))}
      </CompactSelect>
      {asking && (
        <ReasonDialog
          orderNumber={orderNumber}
          from={status}
          to={asking}
          onClose={() => setAsking(undefined)}
          onConfirm={(reason) => {
            setAsking(undefined);
            onChange(asking, reason);
          }}
        />
      )}
    </>
  );
}
