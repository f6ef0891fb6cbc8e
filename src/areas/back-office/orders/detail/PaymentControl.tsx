'use client';

import { useTransition } from 'react';
import { awaitsCard } from '@/domain/invoices/card-payments';
import { formatMoney } from '@/domain/money/money';
import { awaitsConfirmation } from '@/domain/orders/order-confirmation';
import { orderDue } from '@/domain/orders/order-edit';
import { orderSaved, UPDATE_FAILED } from '@/domain/orders/order-edit-messages';
import type { Order } from '@/payload-types';
import { callAction } from '@/ui/call-action';
import { Button } from '@/ui/Button';
import { toast } from '@/ui/toast';
import { markPaidAction } from '../order-actions';
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
    | 'creditedAmount'
    | 'creditRefundedAmount'
    | 'writtenOffAmount'
    | 'confirmBy'
    | 'confirmedAt'
  > & { paidAmount: number; voucherAmount: number };
};

export function PaymentControl({ order }: PaymentControlProps) {
  const [isSaving, startSaving] = useTransition();
  const { toPay } = orderDue(order);
  const hasPaid = order.paidAmount > 0;

  async function save() {
    const { id: orderId, revision } = order;
    const result = await callAction(markPaidAction({ orderId, revision }), UPDATE_FAILED);
    if (result.ok) toast(orderSaved('Marked as paid'));
    else toastOrderFailure(result);
  }

  if (order.paymentStatus === 'refunded' || awaitsConfirmation(order)) return null;
  const takesMore = toPay > 0 && !awaitsCard(order) && order.status !== 'cancelled';
  if (!takesMore) return null;
  return (
    <Button variant="outline" size="sm" className="mt-3" loading={isSaving} onClick={() => startSaving(save)}>
      {hasPaid ? `Mark ${formatMoney(toPay)} as paid` : 'Mark as paid'}
    </Button>
  );
}
