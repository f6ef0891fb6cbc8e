'use client';

import { useState } from 'react';
import { fieldAmount } from '@/domain/money/typed-amount';
import { MAX_REASON } from '@/domain/orders/status-flow';
import type { VoucherDetail } from '@/modules/vouchers/data';
import { Button } from '@/ui/Button';
import { callAction } from '@/ui/call-action';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Textarea } from '@/ui/Textarea';
import { toast } from '@/ui/toast';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm, type SentFormState } from '@/ui/use-sent-form';
import { Allowed } from '../access/granted';
import { correctVoucherAction, sendVoucherAction, voidVoucherAction } from './voucher-actions';

type ChangedVoucher = Pick<VoucherDetail, 'id' | 'balance' | 'currency' | 'expiresOn' | 'recipientEmail' | 'state'>;
type DialogProps = { voucher: ChangedVoucher; onClose: () => void };

export function VoucherActions({ voucher }: { voucher: ChangedVoucher }) {
  const [open, setOpen] = useState<'send' | 'correct' | 'void'>();
  const onClose = () => setOpen(undefined);
  const hasMoney = voucher.balance > 0;
  return (
    <Allowed to="vouchers:write">
      {voucher.state === 'active' && <Button onClick={() => setOpen('send')}>Email</Button>}
      <Button variant="outline" onClick={() => setOpen('correct')}>
        Correct
      </Button>
      {hasMoney && (
        <Button variant="outline" onClick={() => setOpen('void')}>
          Void
        </Button>
      )}
      {open === 'send' && <SendDialog {...{ voucher, onClose }} />}
      {open === 'correct' && <CorrectDialog {...{ voucher, onClose }} />}
      {open === 'void' && <VoidDialog {...{ voucher, onClose }} />}
    </Allowed>
  );
}

function useVoucherDialog(send: (typed: FormData) => Promise<SentFormState>, title: string, onClose: () => void) {
  const sent = useSentForm<SentFormState>({
    send: async (typed) => {
      const result = await callAction(send(typed));
      if (!result.ok) return result;
      toast({ title });
      onClose();
      return {};
    },
  });
  return { open: true, size: 'sm', onOpenChange: (open: boolean) => open || onClose(), sent } as const;
}

function SendDialog({ voucher: { id, recipientEmail }, onClose }: DialogProps) {
  const dialog = useVoucherDialog(
    (typed) => sendVoucherAction(id, typedFields(typed, ['email'])),
    '✅ Voucher On Its Way',
    onClose,
  );
  return (
    <FormDialog {...dialog} title="Email this voucher" submitLabel="Send">
      <Field
        label="Email"
        required
        error={dialog.sent.fieldErrors.email}
        hint="Whoever has the code can spend the money."
      >
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            maxLength={254}
            spellCheck={false}
            defaultValue={recipientEmail ?? ''}
          />
        )}
      </Field>
    </FormDialog>
  );
}

function CorrectDialog({ voucher: { id, balance, currency, expiresOn }, onClose }: DialogProps) {
  const dialog = useVoucherDialog(
    (typed) => correctVoucherAction(id, typedFields(typed, ['balance', 'expiresOn', 'reason'])),
    '✅ Voucher Corrected',
    onClose,
  );
  return (
    <FormDialog
      {...dialog}
      title="Correct this voucher"
      description="An entry of the difference is added to its ledger."
      submitLabel="Correct"
    >
      <Field label="Money left on it" required error={dialog.sent.fieldErrors.balance}>
        {(control) => (
          <Input
            {...control}
            name="balance"
            inputMode="decimal"
            maxLength={12}
            autoComplete="off"
            defaultValue={fieldAmount(balance, currency)}
          />
        )}
      </Field>
      <Field label="Last day" optional error={dialog.sent.fieldErrors.expiresOn}>
        {(control) => <Input {...control} name="expiresOn" type="date" defaultValue={expiresOn ?? ''} />}
      </Field>
      <ReasonField error={dialog.sent.fieldErrors.reason} />
    </FormDialog>
  );
}

function VoidDialog({ voucher: { id }, onClose }: DialogProps) {
  const dialog = useVoucherDialog(
    (typed) => voidVoucherAction(id, typedFields(typed, ['reason'])),
    '✅ Voucher Void',
    onClose,
  );
  return (
    <FormDialog
      {...dialog}
      title="Void this voucher?"
      description="All that is left on it is taken. Its orders stay as they are."
      submitLabel="Void voucher"
      destructive
    >
      <ReasonField error={dialog.sent.fieldErrors.reason} />
    </FormDialog>
  );
}

const ReasonField = ({ error }: { error: readonly string[] | undefined }) => (
  <Field label="Reason" required error={error && [...error]} hint="For staff; it stays in the ledger.">
    {(control) => <Textarea {...control} name="reason" rows={2} maxLength={MAX_REASON} />}
  </Field>
);
