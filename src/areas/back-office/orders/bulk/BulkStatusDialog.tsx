'use client';

import { useState } from 'react';
import { labelOf, type AnyStatus } from '@/domain/orders/policies';
import { Checkbox } from '@/ui/Checkbox';
import { planBulkStatusAction } from './order-bulk-actions';
import { bulkOutlook } from './bulk-status';
import type { SelectedOrders } from '../filters/order-selection';
import { BulkConfirm, useBulkReason } from './BulkConfirm';
import { BulkDialog, ordersText } from './BulkDialog';

type BulkStatusDialogProps = { chosen: SelectedOrders; to: AnyStatus; onClose: (changed: boolean) => void };

/** Counts the orders by status, and asks for a reason if needed. */
export function BulkStatusDialog({ chosen, to, onClose }: BulkStatusDialogProps) {
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
                  label={`Change ${ordersText(unpaid)} not paid yet, too`}
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
