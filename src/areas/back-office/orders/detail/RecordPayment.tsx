'use client';

import { useState } from 'react';
import { ENTERED_WAYS, PAYMENT_WAY_LABELS, type EnteredWay } from '@/domain/invoices/payments';
import { formatMoney, plainAmount, toAmount, toCents, type Cents } from '@/domain/money/money';
import type { OrderKind } from '@/domain/orders/order-ref';
import type { VoucherBalance } from '@/modules/payments/take-voucher';
import { Button } from '@/ui/Button';
import { choicesOf } from '@/ui/choices';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Options } from '@/ui/Options';
import { PrefilledInput } from '@/ui/PrefilledInput';
import { Select } from '@/ui/Select';
import { typedFields } from '@/ui/typed-fields';
import { checkVoucherAction, recordPaymentAction, takeVoucherAction } from '../order-actions';
import { ReceivedOnField, ReferenceField, usePaymentForm } from '../payments/payment-form';
import { VoucherField } from '../payments/VoucherField';

type RecordPaymentProps = {
  kind: OrderKind;
  order: { id: string; orderNumber: string; revision: number };
  toPay: Cents;
  dueNow: Cents;
};

const ways = choicesOf([...ENTERED_WAYS, 'voucher'], PAYMENT_WAY_LABELS);

export function RecordPayment({ kind, order, toPay, dueNow }: RecordPaymentProps) {
  const [isOpen, setOpen] = useState(false);
  const [isVoucher, setVoucher] = useState(false);
  const [found, setFound] = useState<VoucherBalance & { voucherCode: string }>();
  const { sent, question } = usePaymentForm({
    record: async (typed, allowOverpayment) => {
      const { id: orderId, revision } = order;
      const { way, voucherCode, ...money } = typedFields(typed, [
        'amount',
        'receivedOn',
        'reference',
        'way',
        'voucherCode',
      ]);
      const change = { kind, orderId, revision };
      if (way !== 'voucher')
        return recordPaymentAction({ ...change, ...money, way: way as EnteredWay, allowOverpayment });
      if (found) {
        // Refused, it is to be checked again.
        setFound(undefined);
        return takeVoucherAction({ ...change, voucherCode, expectedAmount: found.pays });
      }
      const checked = await checkVoucherAction({ kind, orderId, voucherCode });
      if (!checked.ok) return checked;
      setFound({ ...checked, voucherCode });
      return undefined;
    },
    onTyped: (typed) => {
      const { way, voucherCode } = typedFields(typed, ['way', 'voucherCode']);
      setVoucher(way === 'voucher');
      if (voucherCode !== found?.voucherCode) setFound(undefined);
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
    setVoucher(false);
    setFound(undefined);
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
          submitLabel={isVoucher ? (found ? `Take ${formatMoney(toCents(found.pays))}` : 'Check balance') : 'Record'}
          sent={sent}
        >
          <Field label="Method" required error={sent.fieldErrors.way}>
            {(control) => (
              <Select {...control} name="way">
                <Options choices={ways} />
              </Select>
            )}
          </Field>
          {/* Hidden, fields keep what is typed. */}
          <div className="grid gap-5">
            <div hidden={isVoucher} className="space-y-5">
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
              <ReferenceField error={sent.fieldErrors.reference} />
            </div>
            <div hidden={!isVoucher} className="space-y-5">
              <VoucherField error={sent.fieldErrors.voucherCode} hint={hint} found={found} />
            </div>
          </div>
          {question}
        </FormDialog>
      )}
    </>
  );
}
