'use client';

import { useState } from 'react';
import { ENTERED_WAYS, PAYMENT_WAY_LABELS, type EnteredWay } from '@/domain/invoices/payments';
import { formatMoney, plainAmount, toAmount, type Cents } from '@/domain/money/money';
import type { OrderKind } from '@/domain/orders/order-ref';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Options } from '@/ui/Options';
import { PrefilledInput } from '@/ui/PrefilledInput';
import { Select } from '@/ui/Select';
import { typedFields } from '@/ui/typed-fields';
import { recordPaymentAction } from '../order-actions';
import { ReceivedOnField, ReferenceField, usePaymentForm } from '../payments/payment-form';

type RecordPaymentProps = {
  kind: OrderKind;
  order: { id: string; orderNumber: string; revision: number };
  toPay: Cents;
  dueNow: Cents;
};

const ways = ENTERED_WAYS.map((value) => ({ value, label: PAYMENT_WAY_LABELS[value] }));

export function RecordPayment({ kind, order, toPay, dueNow }: RecordPaymentProps) {
  const [isOpen, setOpen] = useState(false);
  const { sent, question } = usePaymentForm({
    record: (typed, allowOverpayment) => {
      const { id: orderId, revision } = order;
      const { way, ...money } = typedFields(typed, ['amount', 'receivedOn', 'reference', 'way']);
      return recordPaymentAction({ kind, orderId, revision, ...money, way: way as EnteredWay, allowOverpayment });
    },
    saved: 'Payment recorded',
    onSaved: () => setOpen(false),
  });

  const hint =
    dueNow > 0 && dueNow < toPay
      ? `${formatMoney(dueNow)} is due now, ${formatMoney(toPay)} in all.`
      : `${formatMoney(toPay)} to pay.`;

  function open() {
    sent.startAgain();
    setOpen(true);
  }

  return (
    <>
      <Button variant="outline" size="sm" className="mt-3" onClick={open}>
        Record a payment
      </Button>
      {isOpen && (
        <FormDialog
          open
          size="sm"
          onOpenChange={setOpen}
          title={`Payment for order #${order.orderNumber}`}
          description="A payment in full or in part. The customer sees it on their order page."
          submitLabel="Record"
          sent={sent}
        >
          <Field label="Amount" required error={sent.fieldErrors.amount} hint={hint}>
            {(control) => (
              <PrefilledInput
                {...control}
                name="amount"
                inputMode="decimal"
                autoComplete="off"
                maxLength={12}
                prefill={plainAmount(toAmount(dueNow || toPay))}
              />
            )}
          </Field>
          <ReceivedOnField error={sent.fieldErrors.receivedOn} />
          <Field label="Method" required error={sent.fieldErrors.way}>
            {(control) => (
              <Select {...control} name="way">
                <Options choices={ways} />
              </Select>
            )}
          </Field>
          <ReferenceField error={sent.fieldErrors.reference} />
          {question}
        </FormDialog>
      )}
    </>
  );
}
