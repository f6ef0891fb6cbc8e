'use client';

import { useTransition } from 'react';
import { formatMoney } from '@/domain/money/money';
import { awaitsConfirmation } from '@/domain/orders/order-confirmation';
import { orderDue } from '@/domain/orders/order-edit';
import { orderSaved, UPDATE_FAILED } from '@/domain/orders/order-edit-messages';
import type { Order } from '@/payload-types';
import { callAction } from '@/ui/call-action';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';
import { setPaymentAction } from '../order-actions';
import { toastOrderFailure } from '../order-failure-toast';

type PaymentControlProps = {
  order: Pick<
    Order,
    | 'id'
    | 'orderNumber'
    | 'revision'
    | 'status'
    | 'paymentMethod'
    | 'paymentStatus'
    | 'totalAmount'
    | 'refundedAmount'
    | 'confirmBy'
    | 'confirmedAt'
  > & { paidAmount: number };
};

/** Records payments that no service reports: a paid invoice, or a balance left by an edit. */
export function PaymentControl({ order }: PaymentControlProps) {
  const [isSaving, startSaving] = useTransition();
  const { toPay } = orderDue(order);
  const isInvoice = order.paymentMethod === 'invoice';
  const hasPaid = order.paidAmount > 0;

  async function save(paid: boolean) {
    const { id: orderId, revision } = order;
    const result = await callAction(setPaymentAction({ orderId, revision, isPaid: paid }), UPDATE_FAILED);
    if (result.ok) toast(orderSaved(paid ? 'Marked as paid' : 'Marked as unpaid'));
    else toastOrderFailure(result);
  }

  if (order.paymentStatus === 'refunded' || awaitsConfirmation(order)) return null;
  const takesMore = toPay > 0 && (hasPaid || (isInvoice && order.status !== 'cancelled'));
  return (
    <>
      {takesMore && (
        <Button
          variant="outline"
          size="sm"
          className="mt-3"
          loading={isSaving}
          onClick={() => startSaving(() => save(true))}
        >
          {hasPaid ? `Mark ${formatMoney(toPay)} as paid` : 'Mark as paid'}
        </Button>
      )}
      {isInvoice && hasPaid && order.refundedAmount === 0 && (
        <ConfirmDialog
          title={`Mark order #${order.orderNumber} as unpaid`}
          description="All payments are reversed and the date of payment is removed. The timeline keeps a record of both."
          confirmLabel="Mark as unpaid"
          onConfirm={() => save(false)}
          trigger={
            <Button variant="ghost" size="sm" className="mt-2 -ml-2">
              Mark as unpaid
            </Button>
          }
        />
      )}
    </>
  );
}
