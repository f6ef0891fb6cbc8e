'use client';

import { useRef, useState } from 'react';
import { MAX_REASON } from '@/domain/orders/status-flow';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Textarea } from '@/ui/Textarea';

type ReasonDialogProps = {
  orderNumber: string;
  /** Label of the new status. */
  to: string;
  isCancelling: boolean;
  /** Consequences. */
  description: string;
  /** Readers of the reason. */
  hint: string;
  onConfirm: (reason: string) => void;
  onClose: () => void;
};

/** Asks why an order goes back, is cancelled, or is reopened. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { orderNumber, to, isCancelling, description, hint, onConfirm, onClose } = props;
  const [error, setError] = useState<string>();
  const reason = useRef<HTMLTextAreaElement>(null);
  return (
    <FormDialog
      open
      size="sm"
      onOpenChange={(open) => open || onClose()}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        reason.current?.focus();
      }}
      title={isCancelling ? `Cancel order #${orderNumber}` : `Set order #${orderNumber} to ${to}`}
      description={description}
      cancelLabel={isCancelling ? 'Keep order' : 'Keep status'}
      submitLabel={isCancelling ? 'Cancel order' : 'Change status'}
      destructive={isCancelling}
      onSubmit={(typed) => {
        const why = String(typed.get('reason')).trim();
        if (why) onConfirm(why);
        else setError('Please say why.');
      }}
    >
      <Field label="Reason" required error={error} hint={hint}>
        {(control) => <Textarea {...control} ref={reason} name="reason" rows={3} maxLength={MAX_REASON} />}
      </Field>
    </FormDialog>
  );
}
