'use client';

import { useRef, useState } from 'react';
import { MAX_REASON, ORDER_STATUS_LABELS, type OrderStatus } from '@/domain/order-status';
import { Button } from '@/ui/Button';
import { Dialog, DialogClose } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { Textarea } from '@/ui/Textarea';

type ReasonDialogProps = {
  orderNumber: string;
  from: OrderStatus;
  to: OrderStatus;
  onConfirm: (reason: string) => void;
  onClose: () => void;
};

/** Asks why an order goes back, is cancelled, or is taken up again. */
export function ReasonDialog({ orderNumber, from, to, onConfirm, onClose }: ReasonDialogProps) {
  const [error, setError] = useState<string>();
  const reason = useRef<HTMLTextAreaElement>(null);
  const isCancelling = to === 'cancelled';
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => open || onClose()}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        reason.current?.focus();
      }}
      title={isCancelling ? `Cancel order #${orderNumber}` : `Set order #${orderNumber} to ${ORDER_STATUS_LABELS[to]}`}
      description={consequence(from, to)}
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
        <Field label="Reason" required error={error} hint="Kept in the order’s timeline.">
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

function consequence(from: OrderStatus, to: OrderStatus): string {
  if (to === 'cancelled') return 'Its pieces go back into stock. Money is given back by a refund of its own.';
  if (from === 'cancelled') return 'Its pieces are taken from stock again, where they are still there.';
  return `It is ${ORDER_STATUS_LABELS[from]} now.`;
}
