'use client';

import { useState } from 'react';
import { MAX_REASON, type OrderStatus } from '@/domain/order-status';
import { Field } from '@/ui/Field';
import { Textarea } from '@/ui/Textarea';
import { bulkOutlook, statusCounts, type BulkPlan } from '../../rules/bulk-status';

type Confirm = {
  /** Orders that would change; 0 while that is not known. */
  changing: number;
  reason: string;
  error: string | undefined;
  setReason: (reason: string) => void;
  /** The reason, '' where none is needed or given; undefined, and told beside the field, where one is missing. */
  read: () => string | undefined;
};

/** What somebody has to say before many orders change. */
export function useBulkConfirm(plan: BulkPlan | undefined, to: OrderStatus): Confirm {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const outlook = plan && bulkOutlook(plan, to);
  return {
    changing: outlook?.changing ?? 0,
    reason,
    error,
    setReason,
    read() {
      const given = reason.trim();
      const missing = outlook?.reason && !given;
      setError(missing ? 'Please say why.' : undefined);
      return missing ? undefined : given;
    },
  };
}

type BulkConfirmProps = { plan: BulkPlan; to: OrderStatus; confirm: Confirm };

export function BulkConfirm({ plan, to, confirm }: BulkConfirmProps) {
  const { unchanged, reason: needed } = bulkOutlook(plan, to);
  const { changing, reason, error, setReason } = confirm;
  return (
    <div className="space-y-4">
      <p>
        Selected: <strong className="font-semibold">{statusCounts(plan) || 'no orders'}</strong>.
        {unchanged > 0 && ` ${unchanged} of them ${unchanged === 1 ? 'has' : 'have'} this status already.`}
      </p>
      {to === 'cancelled' && changing > 0 && <p className="text-ink-muted">Their stock goes back on the shelf.</p>}
      {needed && (
        <Field
          label="Reason"
          required
          error={error}
          hint="Kept in the history of each order that goes back to an earlier status, is cancelled or taken up again."
        >
          {(control) => (
            <Textarea
              {...control}
              name="reason"
              rows={3}
              maxLength={MAX_REASON}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
      )}
    </div>
  );
}
