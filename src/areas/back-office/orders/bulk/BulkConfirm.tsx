'use client';

import { useState } from 'react';
import type { AnyStatus } from '@/domain/orders/policies';
import { MAX_REASON } from '@/domain/orders/status-flow';
import { Field } from '@/ui/Field';
import { Textarea } from '@/ui/Textarea';
import { ORDER_LISTS } from '../filters/order-filters';
import { bulkOutlook, statusCounts, type BulkStatusPlan } from './bulk-status';

type BulkReason = {
  text: string;
  error: string | undefined;
  set: (text: string) => void;
  read: (isNeeded: boolean) => string | undefined;
};

export function useBulkReason(): BulkReason {
  const [text, set] = useState('');
  const [error, setError] = useState<string>();
  return {
    text,
    error,
    set,
    read(isNeeded) {
      const given = text.trim();
      const isMissing = isNeeded && !given;
      setError(isMissing ? 'Please say why.' : undefined);
      return isMissing ? undefined : given;
    },
  };
}

type BulkConfirmProps = { plan: BulkStatusPlan; to: AnyStatus; reason: BulkReason };

export function BulkConfirm({ plan, to, reason }: BulkConfirmProps) {
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
