'use client';

import { useState } from 'react';
import { acceptsDeposit, orderDeposit, type DepositOrder } from '@/domain/invoices/deposits';
import { formatMoney } from '@/domain/money/money';
import { orderSaved, UPDATE_FAILED } from '@/domain/orders/order-edit-messages';
import type { OrderKind } from '@/domain/orders/order-ref';
import { percentText } from '@/domain/taxes/tax-text';
import { callAction } from '@/ui/call-action';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { PrefilledInput } from '@/ui/PrefilledInput';
import { toast } from '@/ui/toast';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm } from '@/ui/use-sent-form';
import { setDepositAction } from '../order-actions';
import { failureText } from '../order-failure-toast';

type DepositControlProps = {
  kind: OrderKind;
  order: DepositOrder & { id: string; orderNumber: string; revision: number };
};

export function DepositControl({ kind, order }: DepositControlProps) {
  const [isOpen, setOpen] = useState(false);
  const { deposit, mayProduce } = orderDeposit(order);
  const { id: orderId, revision, depositPercent } = order;
  const isChangeable = acceptsDeposit(order);
  const sent = useSentForm({
    send: async (typed) => {
      const percent = typedFields(typed, ['percent']).percent.trim();
      const result = await callAction(setDepositAction({ kind, orderId, revision, percent }), UPDATE_FAILED);
      if (!result.ok) return { fieldErrors: { percent: [failureText(result)] } };
      toast(orderSaved(percent === '0' ? 'No deposit required' : `Deposit set to ${percent}%`));
      setOpen(false);
      return {};
    },
  });
  if (depositPercent === 0 && !isChangeable) return null;

  return (
    <div className="mt-3 border-t border-line pt-3">
      <h3 className="mb-1 font-semibold">Deposit</h3>
      <p>
        {depositPercent === 0
          ? 'None'
          : `${percentText(depositPercent)}, ${formatMoney(deposit)}: ${mayProduce ? 'paid' : 'not paid yet'}.`}
      </p>
      {isChangeable && (
        <Button
          variant="ghost"
          size="sm"
          className="mt-1 -ml-2"
          onClick={() => {
            sent.startAgain();
            setOpen(true);
          }}
        >
          Change deposit
        </Button>
      )}
      {isOpen && (
        <FormDialog
          open
          size="sm"
          onOpenChange={setOpen}
          title={`Deposit for order #${order.orderNumber}`}
          description="Due before work begins; the rest is due before despatch. Invoices already issued stay as they are."
          submitLabel="Save"
          sent={sent}
        >
          <Field
            label="Deposit in %"
            required
            error={sent.fieldErrors.percent}
            hint="0 for none, 100 for payment in advance."
          >
            {(control) => (
              <PrefilledInput
                {...control}
                name="percent"
                inputMode="numeric"
                autoComplete="off"
                maxLength={3}
                prefill={String(depositPercent)}
                className="w-24"
              />
            )}
          </Field>
        </FormDialog>
      )}
    </div>
  );
}
