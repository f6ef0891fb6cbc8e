'use client';

import { formatAmount } from '@/domain/money/money';
import { planBulkPaymentAction } from './order-bulk-actions';
import type { BulkPaymentPlan } from './bulk-payment';
import type { SelectedOrders } from '../filters/order-selection';
import { BulkDialog, ordersText } from './BulkDialog';

type BulkPaidDialogProps = { chosen: SelectedOrders; onClose: (changed: boolean) => void };

export function BulkPaidDialog({ chosen, onClose }: BulkPaidDialogProps) {
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
