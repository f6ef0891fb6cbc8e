'use client';

import { useRef, useState } from 'react';
import { formatAmount, formatMoney, toCents } from '@/domain/money/money';
import { orderSaved, UPDATE_FAILED } from '@/domain/orders/order-edit-messages';
import type { OrderKind } from '@/domain/orders/order-ref';
import { callAction } from '@/ui/call-action';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';
import { movePaymentAction } from '../order-actions';
import { toastOrderFailure } from '../order-failure-toast';
import { PayableOrderPicker } from './PayableOrderPicker';
import type { PayableOrder } from '../data/payable-orders';

type MovePaymentProps = {
  kind: OrderKind;
  order: { id: string; revision: number };
  payment: { id: string; amount: number };
  onClose: () => void;
};

export function MovePayment({ kind, order, payment, onClose }: MovePaymentProps) {
  const [to, setTo] = useState<PayableOrder>();
  const isPicked = useRef(false);
  const amount = formatAmount(payment.amount);
  if (!to)
    return (
      <PayableOrderPicker
        title={`Move the payment of ${amount}`}
        description="Choose the order that it belongs to."
        onPick={(order) => {
          isPicked.current = true;
          setTo(order);
        }}
        onOpenChange={(open) => open || isPicked.current || onClose()}
      />
    );
  const over = toCents(payment.amount) - toCents(to.openAmount);

  async function move(target: PayableOrder) {
    const result = await callAction(
      movePaymentAction({
        ...{ kind, orderId: order.id, revision: order.revision, paymentId: payment.id },
        to: { kind: target.kind, orderId: target.id },
        allowOverpayment: over > 0,
      }),
      UPDATE_FAILED,
    );
    if (result.ok) toast(orderSaved(`Payment moved to #${target.orderNumber}`));
    else toastOrderFailure(result);
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`Move ${amount} to order #${to.orderNumber}?`}
      description={`Here it stays, marked as void. There it counts as paid, and ${to.buyer} is emailed a receipt.${
        over > 0 ? ` It is ${formatMoney(over)} more than is open there.` : ''
      }`}
      confirmLabel="Move payment"
      onConfirm={() => move(to)}
    />
  );
}
