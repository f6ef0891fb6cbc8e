'use client';

import { X } from 'lucide-react';
import { useState } from 'react';
import { statusesIn } from '@/domain/orders/order-policy';
import { policyOf, type AnyStatus } from '@/domain/orders/policies';
import { choicesOf } from '@/ui/choices';
import { Options } from '@/ui/Options';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { orderQuery, type OrderFilters } from '../filters/order-filters';
import {
  ALL_SELECTED,
  NOTHING_SELECTED,
  selectedCount,
  type OrderSelection,
  type SelectedOrders,
} from '../filters/order-selection';
import { CompactSelect } from '@/ui/CompactSelect';
import { BulkActions } from './BulkActions';
import { BulkPaidDialog } from './BulkPaidDialog';
import { BulkStatusDialog } from './BulkStatusDialog';

type BulkBarProps = {
  filters: OrderFilters;
  matching: number;
  selection: OrderSelection;
  onSelect: (selection: OrderSelection) => void;
  /** Ends the selection. */
  onClose: () => void;
};

export function BulkBar({ filters, matching, selection, onSelect, onClose }: BulkBarProps) {
  const policy = policyOf(filters.kind);
  const [to, setTo] = useState<AnyStatus | undefined>(statusesIn(policy, ['making'])[0]);
  const [asking, setAsking] = useState<'status' | 'paid'>();
  const count = selectedCount(selection, matching);
  const everything = selection.all && selection.except.length === 0;
  const chosen: SelectedOrders = { query: orderQuery(filters), selection: mutable(selection) };

  function close(changed: boolean) {
    setAsking(undefined);
    if (changed) onSelect(NOTHING_SELECTED);
  }

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
      <IconButton label="Stop selecting" size="sm" onClick={onClose} className="ml-auto sm:order-last sm:ml-0">
        <X aria-hidden className="size-4.5" />
      </IconButton>
      <div className="ml-auto flex grow items-center gap-2 max-sm:basis-full sm:grow-0">
        <CompactSelect
          aria-label="New status"
          value={to}
          onChange={({ target }) => setTo(policy.statuses.find((status) => status === target.value))}
          className="min-w-0 grow sm:w-36"
        >
          <Options choices={choicesOf(policy.statuses, policy.labels)} />
        </CompactSelect>
        <Button size="sm" className="min-h-10" disabled={count === 0} onClick={() => setAsking('status')}>
          Change status
        </Button>
        <BulkActions kind={filters.kind} chosen={chosen} count={count} onMarkPaid={() => setAsking('paid')} />
      </div>
      {asking === 'status' && to && <BulkStatusDialog chosen={chosen} to={to} onClose={close} />}
      {asking === 'paid' && <BulkPaidDialog chosen={chosen} onClose={close} />}
    </section>
  );
}

const mutable = (selection: OrderSelection): SelectedOrders['selection'] =>
  selection.all ? { all: true, except: [...selection.except] } : { all: false, ids: [...selection.ids] };
