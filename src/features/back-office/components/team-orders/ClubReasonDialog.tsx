'use client';

import { useState } from 'react';
import { MAX_REASON, teamOrderStatusLabel, type TeamOrderStatus } from '@/domain/order-status';
import { Button } from '@/ui/Button';
import { Dialog, DialogClose } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { Textarea } from '@/ui/Textarea';

type ClubReasonDialogProps = {
  orderNumber: string;
  from: TeamOrderStatus;
  to: TeamOrderStatus;
  onConfirm: (reason: string) => void;
  onClose: () => void;
};

/** Asks why a team’s order goes back, is cancelled, or is taken up again. */
export function ClubReasonDialog({ orderNumber, from, to, onConfirm, onClose }: ClubReasonDialogProps) {
  const [error, setError] = useState<string>();
  const isCancelling = to === 'cancelled';
  const label = teamOrderStatusLabel(to);
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => open || onClose()}
      title={isCancelling ? `Cancel order #${orderNumber}` : `Set order #${orderNumber} to ${label}`}
      description={isCancelling ? 'Nothing of it is made from now on.' : `It is ${teamOrderStatusLabel(from)} now.`}
    >
      <form
        className="space-y-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const reason = String(new FormData(event.currentTarget).get('reason')).trim();
          if (reason) onConfirm(reason);
          else setError('Please say why.');
        }}
      >
        <Field label="Reason" required error={error} hint="The team reads it in the order’s history and in a letter.">
          {(control) => <Textarea {...control} name="reason" rows={3} maxLength={MAX_REASON} />}
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
