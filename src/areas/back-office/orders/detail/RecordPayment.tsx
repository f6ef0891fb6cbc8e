'use client';

import { useState } from 'react';
import { shopToday } from '@/domain/delivery/promise';
import { ENTERED_WAYS, MAX_REFERENCE, PAYMENT_WAY_LABELS, type EnteredWay } from '@/domain/invoices/payments';
import { formatMoney, plainAmount, toAmount, type Cents } from '@/domain/money/money';
import { orderSaved, UPDATE_FAILED } from '@/domain/orders/order-edit-messages';
import type { OrderKind } from '@/domain/orders/order-ref';
import { callAction } from '@/ui/call-action';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Options } from '@/ui/Options';
import { PrefilledInput } from '@/ui/PrefilledInput';
import { Select } from '@/ui/Select';
import { toast } from '@/ui/toast';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm } from '@/ui/use-sent-form';
import { recordPaymentAction } from '../order-actions';
import { OverpaymentDialog } from '../payments/OverpaymentDialog';
import { orderRefusal } from '../order-failure-toast';

type RecordPaymentProps = {
  kind: OrderKind;
  order: { id: string; orderNumber: string; revision: number };
  toPay: Cents;
  /** Due now: the deposit, or everything. */
  dueNow: Cents;
};

const ALLOWED = 'allowOverpayment';

const ways = ENTERED_WAYS.map((value) => ({ value, label: PAYMENT_WAY_LABELS[value] }));

export function RecordPayment({ kind, order, toPay, dueNow }: RecordPaymentProps) {
  const [isOpen, setOpen] = useState(false);
  const [over, setOver] = useState<string>();
  const sent = useSentForm({
    send: async (typed) => {
      const { id: orderId, revision } = order;
      const { way, ...money } = typedFields(typed, ['amount', 'receivedOn', 'reference', 'way']);
      const result = await callAction(
        recordPaymentAction({
          ...{ kind, orderId, revision, ...money, way: way as EnteredWay },
          allowOverpayment: typed.has(ALLOWED),
        }),
        UPDATE_FAILED,
      );
      if (!result.ok && result.code === 'overpayment') {
        setOver(result.message);
        return {};
      }
      if (!result.ok) return orderRefusal(result);
      toast(orderSaved('Payment recorded'));
      setOpen(false);
      return result;
    },
  });

  const hint =
    dueNow > 0 && dueNow < toPay
      ? `${formatMoney(dueNow)} is due now, ${formatMoney(toPay)} in all.`
      : `${formatMoney(toPay)} is outstanding.`;

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
          <Field label="Received on" required error={sent.fieldErrors.receivedOn}>
            {(control) => <Input {...control} name="receivedOn" type="date" max={shopToday()} required />}
          </Field>
          <Field label="Method" required error={sent.fieldErrors.way}>
            {(control) => (
              <Select {...control} name="way">
                <Options choices={ways} />
              </Select>
            )}
          </Field>
          <Field label="Reference" optional error={sent.fieldErrors.reference} hint="As on the bank statement.">
            {(control) => <Input {...control} name="reference" autoComplete="off" maxLength={MAX_REFERENCE} />}
          </Field>
          {over && (
            <OverpaymentDialog
              over={over}
              confirmLabel="Record it anyway"
              onConfirm={() => void sent.submit({ [ALLOWED]: 'on' })}
              onClose={() => setOver(undefined)}
            />
          )}
        </FormDialog>
      )}
    </>
  );
}
