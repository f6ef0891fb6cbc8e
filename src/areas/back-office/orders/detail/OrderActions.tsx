'use client';

import { Pencil, Undo2 } from 'lucide-react';
import Link from 'next/link';
import type { ChargedOrder } from '@/domain/invoices/order-charges';
import { type Cents, formatAmount, formatMoney, plainAmount, toAmount } from '@/domain/money/money';
import type { OrderKind } from '@/domain/orders/order-ref';
import { buttonClass } from '@/ui/button-class';
import { OrderDocuments } from '../documents/OrderDocumentItems';
import { CONFIRMATIONS } from '../filters/order-filters';
import { OrderStatusControl } from '../status/OrderStatusControl';
import type { StatusOrder } from '../status/use-order-status';
import { useRef, useState } from 'react';
import { readAmount } from '@/domain/money/typed-amount';
import { orderDue } from '@/domain/orders/order-edit';
import { orderSaved, UPDATE_FAILED } from '@/domain/orders/order-edit-messages';
import { shopFormat } from '@/domain/text/shop-format';
import { policyOf } from '@/domain/orders/policies';
import { callAction } from '@/ui/call-action';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { PrefilledInput } from '@/ui/PrefilledInput';
import { Textarea } from '@/ui/Textarea';
import { toast } from '@/ui/toast';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm } from '@/ui/use-sent-form';
import { refundOrderAction } from '../order-actions';
import { orderRefusal } from '../order-failure-toast';
import { CreditButton, CreditDialog } from '../payments/CreditNote';
import { Allowed } from '../../access/granted';

export type ActionableOrder = StatusOrder & Parameters<typeof RefundButton>[0]['order'] & { kind: OrderKind };

type OrderActionsProps = {
  order: ActionableOrder;
  editHref: string | undefined;
  documents: string;
  onCards: Cents;
  hasVoucher: boolean;
  charged: ChargedOrder | undefined;
};

export const OrderActions = ({ order, editHref, documents, onCards, hasVoucher, charged }: OrderActionsProps) => (
  <>
    <OrderStatusControl order={order} />
    {editHref && (
      <Allowed to="orders:write">
        <Link href={editHref} prefetch={false} className={buttonClass('outline', 'sm')}>
          <Pencil aria-hidden className="size-4" />
          Edit
        </Link>
      </Allowed>
    )}
    <Allowed to="credit-notes:write">
      <RefundButton kind={order.kind} order={order} onCards={onCards} hasVoucher={hasVoucher} charged={charged} />
    </Allowed>
    {charged && (
      <Allowed to="credit-notes:write">
        <CreditButton order={order} charged={charged} />
      </Allowed>
    )}
    <OrderDocuments orderHref={documents} first={CONFIRMATIONS[order.kind]} />
  </>
);

type RefundProps = {
  kind: OrderKind;
  order: Parameters<typeof orderDue>[0] & { id: string; orderNumber: string; revision: number };
  onCards: Cents;
  hasVoucher: boolean;
  charged: ChargedOrder | undefined;
};

function RefundButton(refund: RefundProps) {
  const [open, setOpen] = useState<'refund' | 'credit'>();
  const { kind, order, charged } = refund;
  const { refundable, toRefund } = orderDue(refund.order);
  if (refundable <= 0) return null;
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen('refund')}>
        <Undo2 aria-hidden className="size-4" />
        Refund
      </Button>
      {open === 'refund' && (
        <RefundDialog
          {...refund}
          refundable={refundable}
          toRefund={toRefund}
          onCredit={charged && (() => setOpen('credit'))}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'credit' && charged && (
        <CreditDialog order={{ ...order, kind }} charged={charged} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

type RefundDialogProps = RefundProps & {
  refundable: Cents;
  toRefund: Cents;
  onCredit: (() => void) | undefined;
  onClose: () => void;
};

function RefundDialog({
  kind,
  order,
  refundable,
  toRefund,
  onCards,
  hasVoucher,
  onCredit,
  onClose,
}: RefundDialogProps) {
  const amountRef = useRef<HTMLInputElement>(null);
  const sent = useSentForm({
    send: async (data) => {
      const { id: orderId, revision } = order;
      const typed = typedFields(data, ['amount', 'reason']);
      const result = await callAction(refundOrderAction({ kind, orderId, revision, ...typed }), UPDATE_FAILED);
      if (!result.ok) return orderRefusal(result);
      toast(orderSaved(`Refunded ${formatAmount(readAmount(typed.amount) ?? 0)}`));
      onClose();
      return result;
    },
  });

  return (
    <FormDialog
      open
      size="sm"
      onOpenChange={(open) => open || onClose()}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        amountRef.current?.select();
      }}
      title={`Refund order #${order.orderNumber}`}
      description={`${hasVoucher ? 'What a gift voucher paid goes back to it. ' : ''}${wayOf(kind, refundable, onCards)}`}
      submitLabel="Refund"
      sent={sent}
    >
      {onCredit && toRefund === 0 && (
        <p className="text-sm">
          For goods that came back or were wrong, name them, so that each is credited at its own tax rate.{' '}
          <Button variant="ghost" size="sm" onClick={onCredit}>
            Name the goods
          </Button>
        </p>
      )}
      <Field
        label={`Amount in ${shopFormat().currency}`}
        required
        error={sent.fieldErrors.amount}
        hint={`At most ${formatMoney(refundable)}.`}
      >
        {(control) => (
          <PrefilledInput
            {...control}
            ref={amountRef}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            prefill={plainAmount(toAmount(toRefund || refundable))}
          />
        )}
      </Field>
      <Field label="Reason" required error={sent.fieldErrors.reason} hint="Kept with the refund; only staff see it.">
        {(control) => <Textarea {...control} name="reason" rows={3} maxLength={500} />}
      </Field>
    </FormDialog>
  );
}

function wayOf(kind: OrderKind, refundable: Cents, onCards: Cents): string {
  const also = `The ${policyOf(kind).buyer} is emailed; stock does not change.`;
  if (onCards === 0) return `Records what you refund by bank transfer. ${also}`;
  if (onCards >= refundable) return `Stripe refunds the card at once. ${also}`;
  return `Stripe refunds up to ${formatMoney(onCards)} to the card at once; refund the rest by bank transfer. ${also}`;
}
