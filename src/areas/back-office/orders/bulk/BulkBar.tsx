'use client';

import { useState } from 'react';
import { permissionsToMove, statusesIn } from '@/domain/orders/order-policy';
import { policyOf, type AnyStatus, labelOf } from '@/domain/orders/policies';
import { choicesOf } from '@/ui/choices';
import { Options } from '@/ui/Options';
import { Button } from '@/ui/Button';
import { orderQuery, type OrderFilters, ORDER_LISTS } from '../filters/order-filters';
import { NOTHING_SELECTED, selectedCount, type RecordSelection, type SelectedRecords } from '../../selection/selection';
import { CompactSelect } from '@/ui/CompactSelect';
import { useMay } from '../../access/granted';
import { BulkActions } from './BulkActions';
import { SelectionBar } from '../../selection/SelectionBar';
import { formatAmount } from '@/domain/money/money';
import { planBulkPaymentAction, planBulkStatusAction } from './order-bulk-actions';
import type { BulkPaymentPlan } from './bulk-payment';
import { BulkDialog, ordersText } from './BulkDialog';
import { Checkbox } from '@/ui/Checkbox';
import { bulkOutlook, statusCounts, type BulkStatusPlan } from './bulk-status';
import { MAX_REASON } from '@/domain/orders/status-flow';
import { Field } from '@/ui/Field';
import { Textarea } from '@/ui/Textarea';

type BulkBarProps = {
  filters: OrderFilters;
  matching: number;
  isMore: boolean;
  selection: RecordSelection;
  onSelect: (selection: RecordSelection) => void;
  onClose: () => void;
};

export function BulkBar({ filters, matching, isMore, selection, onSelect, onClose }: BulkBarProps) {
  const policy = policyOf(filters.kind);
  const may = useMay();
  const offered = policy.statuses.filter((status) =>
    permissionsToMove(policy, policy.statuses[0] ?? status, status).every(may),
  );
  const [making] = statusesIn(policy, ['making']);
  const [to, setTo] = useState(offered.find((status) => status === making) ?? offered[0]);
  const [asking, setAsking] = useState<'status' | 'paid'>();
  const count = selectedCount(selection, matching);
  const chosen: SelectedRecords = { query: orderQuery(filters), selection: mutable(selection) };

  function close(changed: boolean) {
    setAsking(undefined);
    if (changed) onSelect(NOTHING_SELECTED);
  }

  return (
    <SelectionBar label="Selected orders" {...{ matching, isMore, selection, onSelect, onClose }}>
      {to && (
        <>
          <CompactSelect
            aria-label="New status"
            value={to}
            onChange={({ target }) => setTo(offered.find((status) => status === target.value))}
            className="min-w-0 grow sm:w-36"
          >
            <Options choices={choicesOf(offered, policy.labels)} />
          </CompactSelect>
          <Button size="sm" className="min-h-10" disabled={count === 0} onClick={() => setAsking('status')}>
            Change status
          </Button>
        </>
      )}
      <BulkActions kind={filters.kind} chosen={chosen} count={count} onMarkPaid={() => setAsking('paid')} />
      {asking === 'status' && to && <BulkStatusDialog chosen={chosen} to={to} onClose={close} />}
      {asking === 'paid' && <BulkPaidDialog chosen={chosen} onClose={close} />}
    </SelectionBar>
  );
}

const mutable = (selection: RecordSelection): SelectedRecords['selection'] =>
  selection.all ? { all: true, except: [...selection.except] } : { all: false, ids: [...selection.ids] };

type BulkPaidDialogProps = { chosen: SelectedRecords; onClose: (changed: boolean) => void };

function BulkPaidDialog({ chosen, onClose }: BulkPaidDialogProps) {
  return (
    <BulkDialog
      chosen={chosen}
      title="Mark as paid"
      count={planBulkPaymentAction}
      path="bulk-payment"
      result="marked as paid"
      onClose={onClose}
      outlookOf={(plan) => ({
        changing: plan.payable,
        submitLabel: `Mark ${ordersText(plan.payable)} as paid`,
        content: <Counted plan={plan} />,
        change: () => ({ ...chosen, until: plan.until }),
      })}
    />
  );
}

function Counted({ plan: { payable, amount, paid, refused } }: { plan: BulkPaymentPlan }) {
  return (
    <div className="space-y-3">
      <p>
        {payable > 0 ? (
          <>
            <strong className="font-semibold">{`${ordersText(payable)}, ${formatAmount(amount)}`}</strong> to be marked
            as paid by bank transfer.
          </>
        ) : (
          'None of these orders can be marked as paid.'
        )}
      </p>
      {paid > 0 && <p className="text-ink-muted">{`${ordersText(paid)} already paid.`}</p>}
      {refused > 0 && (
        <p className="text-ink-muted">
          {`${ordersText(refused)} cannot be marked: awaiting card payment or confirmation, cancelled or refunded.`}
        </p>
      )}
    </div>
  );
}

type BulkStatusDialogProps = { chosen: SelectedRecords; to: AnyStatus; onClose: (changed: boolean) => void };

function BulkStatusDialog({ chosen, to, onClose }: BulkStatusDialogProps) {
  const reason = useBulkReason();
  const [despiteUnpaid, setDespiteUnpaid] = useState(false);
  return (
    <BulkDialog
      chosen={chosen}
      title={`Change status to ${labelOf(to)}`}
      count={planBulkStatusAction}
      path="bulk-status"
      result={`now ${labelOf(to).toLowerCase()}`}
      onClose={onClose}
      outlookOf={(plan) => {
        const { changing, unpaid, reason: isNeeded } = bulkOutlook(plan, to);
        const going = despiteUnpaid ? changing : changing - unpaid;
        return {
          changing: going,
          submitLabel: `Change ${ordersText(going)}`,
          destructive: to === 'cancelled',
          content: (
            <>
              <BulkConfirm plan={plan} to={to} reason={reason} />
              {unpaid > 0 && (
                <Checkbox
                  className="mt-4"
                  label={`Include ${ordersText(unpaid)} not paid yet`}
                  description="Their deposit, or the balance due before despatch, has not been paid. The activity log will show that you went ahead."
                  checked={despiteUnpaid}
                  onChange={({ target }) => setDespiteUnpaid(target.checked)}
                />
              )}
            </>
          ),
          change: () => {
            const given = reason.read(isNeeded);
            return given === undefined
              ? undefined
              : { ...chosen, to, reason: given || undefined, despiteUnpaid, until: plan.until };
          },
        };
      }}
    />
  );
}

type BulkReason = {
  text: string;
  error: string | undefined;
  set: (text: string) => void;
  read: (isNeeded: boolean) => string | undefined;
};

function useBulkReason(): BulkReason {
  const [text, set] = useState('');
  const [error, setError] = useState<string>();
  return {
    text,
    error,
    set,
    read(isNeeded) {
      const given = text.trim();
      const isMissing = isNeeded && !given;
      setError(isMissing ? 'Enter a reason.' : undefined);
      return isMissing ? undefined : given;
    },
  };
}

type BulkConfirmProps = { plan: BulkStatusPlan; to: AnyStatus; reason: BulkReason };

function BulkConfirm({ plan, to, reason }: BulkConfirmProps) {
  const { changing, unchanged, reason: needed } = bulkOutlook(plan, to);
  return (
    <div className="space-y-4">
      <p>
        Selected: <strong className="font-semibold">{statusCounts(plan.kind, plan.counts) || 'no orders'}</strong>.
        {unchanged > 0 && ` ${unchanged} of them ${unchanged === 1 ? 'has' : 'have'} this status already.`}
      </p>
      {to === 'cancelled' && changing > 0 && <p className="text-ink-muted">{ORDER_LISTS[plan.kind].whenCancelled}</p>}
      {needed && (
        <Field
          label="Reason"
          required
          error={reason.error}
          hint="Kept in the history of each order that goes back to an earlier status, is cancelled or reopened."
        >
          {(control) => (
            <Textarea
              {...control}
              name="reason"
              rows={3}
              maxLength={MAX_REASON}
              value={reason.text}
              onChange={({ target }) => reason.set(target.value)}
            />
          )}
        </Field>
      )}
    </div>
  );
}
