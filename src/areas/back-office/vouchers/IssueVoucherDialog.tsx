'use client';

import { useRouter } from 'next/navigation';
import { ENTERED_WAYS, PAYMENT_WAY_LABELS } from '@/domain/invoices/payments';
import { MAX_MESSAGE, MAX_NAME } from '@/domain/vouchers/voucher';
import { voucherPath } from '@/domain/vouchers/voucher-path';
import { callAction } from '@/ui/call-action';
import { Checkbox } from '@/ui/Checkbox';
import { choicesOf } from '@/ui/choices';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Options } from '@/ui/Options';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import { toast } from '@/ui/toast';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm, type SentFormState } from '@/ui/use-sent-form';
import { issueVoucherAction } from './voucher-actions';

const ways = [
  { value: '' as const, label: 'Nobody: a present of the shop' },
  ...choicesOf(ENTERED_WAYS, PAYMENT_WAY_LABELS),
];

const TEXTS = ['amount', 'expiresOn', 'recipientName', 'recipientEmail', 'message'] as const;

export function IssueVoucherDialog({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const sent = useSentForm<SentFormState>({
    send: async (typed) => {
      const paidBy = ways.find(({ value }) => value === typed.get('paidBy'))?.value ?? '';
      const input = { ...typedFields(typed, TEXTS), paidBy, isEmailed: typed.has('isEmailed') };
      const result = await callAction(issueVoucherAction(input));
      if (!result.ok) return result;
      toast({ title: '✅ Voucher Issued', description: input.isEmailed ? 'Its code is on its way.' : undefined });
      onClose();
      router.push(voucherPath(result.id));
      return {};
    },
  });
  const { fieldErrors: errors } = sent;
  return (
    <FormDialog
      open
      onOpenChange={(open) => open || sent.isSending || onClose()}
      title="Issue a gift voucher"
      submitLabel="Issue voucher"
      sent={sent}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Amount" required error={errors.amount}>
          {(control) => <Input {...control} name="amount" inputMode="decimal" maxLength={12} autoComplete="off" />}
        </Field>
        <Field label="Last day" optional error={errors.expiresOn}>
          {(control) => <Input {...control} name="expiresOn" type="date" />}
        </Field>
      </div>
      <Field label="Paid for by" hint="For the books." error={errors.paidBy}>
        {(control) => (
          <Select {...control} name="paidBy" defaultValue="transfer">
            <Options choices={ways} />
          </Select>
        )}
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Recipient" optional error={errors.recipientName}>
          {(control) => <Input {...control} name="recipientName" maxLength={MAX_NAME} autoComplete="off" />}
        </Field>
        <Field label="Email" optional error={errors.recipientEmail}>
          {(control) => (
            <Input
              {...control}
              name="recipientEmail"
              type="email"
              maxLength={254}
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </Field>
      </div>
      <Field label="Message" optional error={errors.message}>
        {(control) => <Textarea {...control} name="message" rows={3} maxLength={MAX_MESSAGE} />}
      </Field>
      <Checkbox
        look="card"
        name="isEmailed"
        label="Email it to the recipient"
        description="With its code and your message."
      />
    </FormDialog>
  );
}
