import { useState, type ReactNode } from 'react';
import { shopToday } from '@/domain/delivery/promise';
import { MAX_REFERENCE } from '@/domain/invoices/payments';
import { orderSaved, UPDATE_FAILED } from '@/domain/orders/order-edit-messages';
import { callAction } from '@/ui/call-action';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { toast } from '@/ui/toast';
import { useSentForm, type SentFormState } from '@/ui/use-sent-form';
import { orderRefusal } from '../order-failure-toast';

const ALLOWED = 'allowOverpayment';

type Outcome = { ok: true } | Parameters<typeof orderRefusal>[0];

type PaymentForm = {
  /** Undefined if nothing is recorded yet. */
  record: (typed: FormData, allowOverpayment: boolean) => Promise<Outcome | undefined>;
  onTyped?: (typed: FormData) => void;
  saved: string;
  onSaved: () => void;
};

/** `question` comes before more is recorded than is open, and belongs inside the form. */
export function usePaymentForm({ record, onTyped, saved, onSaved }: PaymentForm) {
  const [over, setOver] = useState<string>();
  const sent = useSentForm<SentFormState>({
    onTyped,
    send: async (typed) => {
      const result = await callAction(record(typed, typed.has(ALLOWED)), UPDATE_FAILED);
      if (!result) return {};
      if (!result.ok && result.code === 'overpayment') {
        setOver(result.message);
        return {};
      }
      if (!result.ok) return orderRefusal(result);
      toast(orderSaved(saved));
      onSaved();
      return result;
    },
  });
  const question: ReactNode = over && (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || setOver(undefined)}
      title="More than is open"
      description={`${over} The excess can be refunded.`}
      confirmLabel="Record it anyway"
      onConfirm={() => void sent.submit({ [ALLOWED]: 'on' })}
    />
  );
  return { sent, question };
}

export const ReceivedOnField = ({ error }: { error: string[] | undefined }) => (
  <Field label="Received on" required error={error}>
    {(control) => <Input {...control} name="receivedOn" type="date" max={shopToday()} required />}
  </Field>
);

export const ReferenceField = ({ error }: { error: string[] | undefined }) => (
  <Field label="Reference" optional error={error} hint="As on the bank statement.">
    {(control) => <Input {...control} name="reference" autoComplete="off" maxLength={MAX_REFERENCE} />}
  </Field>
);
