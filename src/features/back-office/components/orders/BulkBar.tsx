'use client';

import { X } from 'lucide-react';
import { useState } from 'react';
import { isOrderStatus, ORDER_STATUS_LABELS, ORDER_STATUSES, type OrderStatus } from '@/domain/order-status';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { orderQuery, type OrderFilters } from '../../rules/order-filters';
import { ALL_SELECTED, NOTHING_SELECTED, selectedCount, type OrderSelection } from '../../rules/order-selection';
import { CompactSelect } from '@/ui/CompactSelect';
import { BulkStatusDialog } from './BulkStatusDialog';

type BulkBarProps = {
  filters: OrderFilters;
  matching: number;
  selection: OrderSelection;
  onSelect: (selection: OrderSelection) => void;
  /** Leaves the selecting of orders. */
  onClose: () => void;
};

/** What can be done with the orders that are ticked. */
export function BulkBar({ filters, matching, selection, onSelect, onClose }: BulkBarProps) {
  const [to, setTo] = useState<OrderStatus>('processing');
  const [asking, setAsking] = useState(false);
  const count = selectedCount(selection, matching);
  const everything = selection.all && selection.except.length === 0;
  return (
    <section
      aria-label="Selected orders"
      className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line pb-3"
    >
      <p role="status" className="text-sm font-semibold text-ink tabular-nums">
        {count} selected
      </p>
      <button
        type="button"
        className="min-h-10 text-sm font-semibold text-ink underline underline-offset-4"
        onClick={() => onSelect(everything ? NOTHING_SELECTED : ALL_SELECTED)}
      >
        {everything ? 'Select none' : `Select all ${matching}`}
      </button>
      <div className="ml-auto flex grow items-center gap-2 sm:grow-0">
        <CompactSelect
          aria-label="New status"
          value={to}
          onChange={({ target }) => isOrderStatus(target.value) && setTo(target.value)}
          className="grow sm:w-36"
        >
          {ORDER_STATUSES.map((status) => (
            <option key={status} value={status}>
              {ORDER_STATUS_LABELS[status]}
            </option>
          ))}
        </CompactSelect>
        <Button size="sm" className="min-h-10" disabled={count === 0} onClick={() => setAsking(true)}>
          Change status
        </Button>
        <IconButton label="Stop selecting" size="sm" onClick={onClose}>
          <X aria-hidden className="size-4.5" />
        </IconButton>
      </div>
      {asking && (
        <BulkStatusDialog
          asked={{ query: orderQuery(filters), selection: mutable(selection) }}
          to={to}
          onClose={(changed) => {
            setAsking(false);
            if (changed) onSelect(NOTHING_SELECTED);
          }}
        />
      )}
    </section>
  );
}

const mutable = (selection: OrderSelection) =>
  selection.all
    ? { all: true as const, except: [...selection.except] }
    : { all: false as const, ids: [...selection.ids] };
