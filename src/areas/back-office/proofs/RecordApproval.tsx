'use client';

import { useState, useTransition } from 'react';
import { shopToday } from '@/domain/delivery/promise';
import { orderSaved, UPDATE_FAILED } from '@/domain/orders/order-edit-messages';
import type { OrderKind } from '@/domain/orders/order-ref';
import {
  APPROVAL_WAY_LABELS,
  APPROVAL_WAYS,
  MAX_APPROVAL_NOTE,
  type ApprovalWay,
} from '@/domain/orders/recorded-approval';
import type { FieldErrors } from '@/lib/result';
import { callAction } from '@/ui/call-action';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Options } from '@/ui/Options';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import { toast } from '@/ui/toast';
import { recordApprovalAction } from './proof-actions';

export type ApprovableOrder = {
  kind: OrderKind;
  id: string;
  orderNumber: string;
  /** As the user saw it. */
  revision: number;
};

type RecordApprovalProps = { order: ApprovableOrder; proof: { id: string; version: number } };

const ways = APPROVAL_WAYS.map((value) => ({ value, label: APPROVAL_WAY_LABELS[value] }));

export function RecordApproval({ order, proof }: RecordApprovalProps) {
  const [isOpen, setOpen] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [notice, setNotice] = useState<string>();
  const [isSaving, startSaving] = useTransition();

  function submit(data: FormData) {
    const typed = (name: string) => String(data.get(name) ?? '');
    startSaving(async () => {
      const { kind, id: orderId, revision } = order;
      const approval = { name: typed('name'), approvedOn: typed('approvedOn'), note: typed('note') };
      const result = await callAction(
        recordApprovalAction({
          ...{ kind, orderId, revision, proofId: proof.id },
          ...{ ...approval, way: typed('way') as ApprovalWay },
        }),
        UPDATE_FAILED,
      );
      if (result.ok) {
        toast(orderSaved('Approval recorded'));
        setOpen(false);
        return;
      }
      setErrors(result.fieldErrors ?? {});
      setNotice(result.fieldErrors ? undefined : result.message);
    });
  }

  function open() {
    setErrors({});
    setNotice(undefined);
    setOpen(true);
  }

  return (
    <>
      <Button variant="outline" size="sm" onClick={open}>
        Record an approval
      </Button>
      {isOpen && (
        <FormDialog
          open
          size="sm"
          onOpenChange={setOpen}
          title={`Approval of proof ${proof.version}`}
          description={`Given by phone or email, for order #${order.orderNumber}. It counts as the customer’s own answer.`}
          submitLabel="Record"
          pending={isSaving}
          notice={notice}
          onSubmit={submit}
        >
          <Field label="Approved by" required error={errors.name}>
            {(control) => <Input {...control} name="name" autoComplete="off" maxLength={120} />}
          </Field>
          <Field label="How" required error={errors.way}>
            {(control) => (
              <Select {...control} name="way">
                <Options choices={ways} />
              </Select>
            )}
          </Field>
          <Field label="When" required error={errors.approvedOn}>
            {(control) => (
              <Input {...control} name="approvedOn" type="date" max={shopToday()} defaultValue={shopToday()} />
            )}
          </Field>
          <Field label="Note" required error={errors.note} hint="The customer’s words, for the order’s history.">
            {(control) => <Textarea {...control} name="note" rows={3} maxLength={MAX_APPROVAL_NOTE} />}
          </Field>
        </FormDialog>
      )}
    </>
  );
}
