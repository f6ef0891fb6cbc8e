'use client';

import { useState } from 'react';
import { formatAmount, formatMoney, type Cents } from '@/domain/money/money';
import { orderSaved, UPDATE_FAILED } from '@/domain/orders/order-edit-messages';
import type { OrderKind } from '@/domain/orders/order-ref';
import { MAX_REASON } from '@/domain/orders/status-flow';
import { formatFullDay } from '@/domain/text/locale';
import type { WriteOff as StoredWriteOff } from '@/modules/payments/data/write-offs';
import { callAction } from '@/ui/call-action';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Textarea } from '@/ui/Textarea';
import { toast } from '@/ui/toast';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm } from '@/ui/use-sent-form';
import { undoWriteOffAction, writeOffAction } from '../order-actions';
import { orderRefusal } from '../order-failure-toast';

type Order = { id: string; orderNumber: string; revision: number };

type WriteOffProps = {
  kind: OrderKind;
  order: Order;
  open: Cents;
  written: StoredWriteOff | undefined;
};

export function WriteOff({ kind, order, open, written }: WriteOffProps) {
  const [isAsked, setAsked] = useState<'write' | 'undo'>();
  const close = () => setAsked(undefined);
  return (
    <>
      {written && (
        <div className="mt-3 border-t border-line pt-3">
          <p className="flex flex-wrap justify-between gap-x-3">
            <span>{formatFullDay(written.on)}, written off</span>
            <span className="tabular-nums">{formatAmount(written.amount)}</span>
          </p>
          <p className="wrap-anywhere text-ink-muted">{written.reason}</p>
          <Button variant="ghost" size="sm" className="-ml-4" onClick={() => setAsked('undo')}>
            Undo the write-off
          </Button>
        </div>
      )}
      {open > 0 && (
        <Button variant="outline" size="sm" className="mt-3" onClick={() => setAsked('write')}>
          Write off
        </Button>
      )}
      {isAsked === 'write' && (
        <ReasonDialog
          title={`Write off ${formatMoney(open)}?`}
          description={`Order #${order.orderNumber} then owes nothing, and reminders stop. Its invoices stay; the customer gets no credit note and no email.`}
          submitLabel="Write off"
          saved="Written off"
          send={(reason) => writeOffAction({ kind, orderId: order.id, revision: order.revision, reason })}
          onClose={close}
        />
      )}
      {isAsked === 'undo' && (
        <ReasonDialog
          title="Undo the write-off?"
          description={`What is open on order #${order.orderNumber} is owed again, and reminders go on.`}
          submitLabel="Undo the write-off"
          saved="Write-off undone"
          send={(reason) => undoWriteOffAction({ kind, orderId: order.id, revision: order.revision, reason })}
          onClose={close}
        />
      )}
    </>
  );
}

type ReasonDialogProps = {
  title: string;
  description: string;
  submitLabel: string;
  saved: string;
  send: (reason: string) => Promise<{ ok: true } | Parameters<typeof orderRefusal>[0]>;
  onClose: () => void;
};

function ReasonDialog({ title, description, submitLabel, saved, send, onClose }: ReasonDialogProps) {
  const sent = useSentForm({
    send: async (typed) => {
      const result = await callAction(send(typedFields(typed, ['reason']).reason), UPDATE_FAILED);
      if (!result.ok) return orderRefusal(result);
      toast(orderSaved(saved));
      onClose();
      return result;
    },
  });
  return (
    <FormDialog
      open
      size="sm"
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={title}
      description={description}
      submitLabel={submitLabel}
      sent={sent}
    >
      <Field label="Reason" required error={sent.fieldErrors.reason} hint="Only staff see it.">
        {(control) => <Textarea {...control} name="reason" rows={3} maxLength={MAX_REASON} />}
      </Field>
    </FormDialog>
  );
}
