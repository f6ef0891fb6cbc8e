'use client';

import { useState } from 'react';
import {
  isOrderStatus,
  needsReason,
  ORDER_STATUS_LABELS,
  ORDER_STATUSES,
  type OrderStatus,
} from '@/domain/orders/order-status';
import { CompactSelect } from '@/ui/CompactSelect';
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
          to={ORDER_STATUS_LABELS[asking]}
          isCancelling={asking === 'cancelled'}
          description={consequence(status, asking)}
          hint="Kept in the order’s timeline."
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

function consequence(from: OrderStatus, to: OrderStatus): string {
  if (to === 'cancelled') return 'Its pieces go back into stock. Refund the payment separately.';
  if (from === 'cancelled') return 'Its pieces are taken from stock again, if they are still available.';
  return `It is now ${ORDER_STATUS_LABELS[from]}.`;
}
