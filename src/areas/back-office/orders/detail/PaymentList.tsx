'use client';

import { useState } from 'react';
import { PAYMENT_WAY_LABELS } from '@/domain/invoices/payments';
import { formatAmount } from '@/domain/money/money';
import { orderSaved, UPDATE_FAILED } from '@/domain/orders/order-edit-messages';
import type { OrderKind } from '@/domain/orders/order-ref';
import { MAX_REASON } from '@/domain/orders/status-flow';
import { formatFullDay } from '@/domain/text/locale';
import type { OrderMoney } from '@/modules/payments/data/order-money';
import { callAction } from '@/ui/call-action';
import { Button } from '@/ui/Button';
import { cn } from '@/ui/cn';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { LocalDate } from '@/ui/LocalDate';
import { Textarea } from '@/ui/Textarea';
import { toast } from '@/ui/toast';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm } from '@/ui/use-sent-form';
import { voidPaymentAction } from '../order-actions';
import { MovePayment } from '../payments/MovePayment';
import { orderRefusal } from '../order-failure-toast';
import { Allowed } from '../../access/granted';

type Payment = OrderMoney['payments'][number];

type PaymentListProps = {
  kind: OrderKind;
  order: { id: string; orderNumber: string; revision: number };
  payments: readonly Payment[];
};

export function PaymentList({ kind, order, payments }: PaymentListProps) {
  const [voiding, setVoiding] = useState<Payment>();
  const [moving, setMoving] = useState<Payment>();
  return (
    <>
      <h3 className="mt-3 mb-1 border-t border-line pt-3 font-semibold">Payments</h3>
      <ul className="space-y-2">
        {payments.map((payment) => (
          <li key={payment.id}>
            <PaymentRow payment={payment} onVoid={() => setVoiding(payment)} onMove={() => setMoving(payment)} />
          </li>
        ))}
      </ul>
      {moving && <MovePayment kind={kind} order={order} payment={moving} onClose={() => setMoving(undefined)} />}
      {voiding && <VoidDialog kind={kind} order={order} payment={voiding} onClose={() => setVoiding(undefined)} />}
    </>
  );
}

type PaymentRowProps = { payment: Payment; onVoid: () => void; onMove: () => void };

function PaymentRow({ payment, onVoid, onMove }: PaymentRowProps) {
  const { amount, way, receivedOn, reference, voidedAt, voidedByName, voidReason } = payment;
  return (
    <>
      <p className={cn('flex flex-wrap justify-between gap-x-3', voidedAt && 'text-ink-muted line-through')}>
        <span className="min-w-0 wrap-anywhere">
          {formatFullDay(receivedOn)}, {PAYMENT_WAY_LABELS[way].toLowerCase()}
          {reference && <span className="block text-ink-muted">{reference}</span>}
        </span>
        <span className="tabular-nums">{formatAmount(amount)}</span>
      </p>
      {voidedAt && (
        <p className="wrap-anywhere text-ink-muted">
          Void: {voidReason} ({voidedByName}, <LocalDate iso={voidedAt} />)
        </p>
      )}
      {!voidedAt && way !== 'card' && amount > 0 && (
        <Allowed to="payments:write">
          <p className="-ml-2">
            <RowButton label={`Void the payment of ${formatAmount(amount)}`} text="Void" onClick={onVoid} />
            {way !== 'voucher' && (
              <RowButton label={`Move the payment of ${formatAmount(amount)}`} text="Move" onClick={onMove} />
            )}
          </p>
        </Allowed>
      )}
    </>
  );
}

const RowButton = ({ label, text, onClick }: { label: string; text: string; onClick: () => void }) => (
  <Button variant="ghost" size="sm" aria-label={label} onClick={onClick}>
    {text}
  </Button>
);

type VoidDialogProps = Pick<PaymentListProps, 'kind' | 'order'> & { payment: Payment; onClose: () => void };

function VoidDialog({ kind, order, payment, onClose }: VoidDialogProps) {
  const isVoucher = payment.way === 'voucher';
  const sent = useSentForm({
    send: async (typed) => {
      const { id: orderId, revision } = order;
      const change = { kind, orderId, revision, paymentId: payment.id, ...typedFields(typed, ['reason']) };
      const result = await callAction(voidPaymentAction(change), UPDATE_FAILED);
      if (!result.ok) return orderRefusal(result);
      toast(orderSaved('Payment voided'));
      onClose();
      return result;
    },
  });
  return (
    <FormDialog
      open
      size="sm"
      onOpenChange={(open) => open || onClose()}
      title={`Void the payment of ${formatAmount(payment.amount)}?`}
      description={`It stays on order #${order.orderNumber}, marked as void, and no longer counts as paid.${isVoucher ? ' The gift voucher has its money back.' : ''} The customer gets no email and no credit note. This cannot be undone.`}
      submitLabel="Void payment"
      destructive
      sent={sent}
    >
      <Field label="Reason" required error={sent.fieldErrors.reason} hint="Kept with the payment; only staff see it.">
        {(control) => <Textarea {...control} name="reason" rows={3} maxLength={MAX_REASON} />}
      </Field>
    </FormDialog>
  );
}
