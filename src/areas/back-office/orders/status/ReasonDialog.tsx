'use client';

import { useRef, useState } from 'react';
import { MAX_REASON } from '@/domain/orders/status-flow';
import { Button } from '@/ui/Button';
import { Dialog, DialogClose } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { Textarea } from '@/ui/Textarea';

type ReasonDialogProps = {
  orderNumber: string;
  /** The status it is to have, as it is shown. */
  to: string;
  isCancelling: boolean;
  /** What follows from it. */
  description: string;
  /** Who reads the reason. */
  hint: string;
  onConfirm: (reason: string) => void;
  onClose: () => void;
};

/** Asks why an order goes back, is cancelled, or is taken up again. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { orderNumber, to, isCancelling, description, hint, onConfirm, onClose } = props;
  const [error, setError] = useState<string>();
  const reason = useRef<HTMLTextAreaElement>(null);
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => open || onClose()}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        reason.current?.focus();
      }}
      title={isCancelling ? `Cancel order #${orderNumber}` : `Set order #${orderNumber} to ${to}`}
      description={description}
    >
      <form
        className="space-y-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const typed = reason.current?.value.trim();
          if (typed) onConfirm(typed);
          else setError('Please say why.');
        }}
      >
        <Field label="Reason" required error={error} hint={hint}>
          {(control) => <Textarea {...control} ref={reason} name="reason" rows={3} maxLength={MAX_REASON} />}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <DialogClose asChild>
            <Button variant="outline">{isCancelling ? 'Keep order' : 'Keep status'}</Button>
          </DialogClose>
          <Button type="submit" variant={isCancelling ? 'destructive' : 'primary'}>
            {isCancelling ? 'Cancel order' : 'Change status'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
