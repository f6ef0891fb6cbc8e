'use client';

import { useState } from 'react';
import { shopToday } from '@/domain/delivery/promise';
import { orderSaved, UPDATE_FAILED } from '@/domain/orders/order-edit-messages';
import type { OrderKind } from '@/domain/orders/order-ref';
import {
  APPROVAL_WAY_LABELS,
  APPROVAL_WAYS,
  MAX_APPROVAL_NOTE,
  type ApprovalWay,
} from '@/domain/orders/recorded-approval';
import { openPinsText } from '@/domain/orders/proof-pins';
import { squadLabel, type SquadName } from '@/domain/orders/proof-squads';
import { callAction } from '@/ui/call-action';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Options } from '@/ui/Options';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import { toast } from '@/ui/toast';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm } from '@/ui/use-sent-form';
import { recordApprovalAction } from './proof-actions';

export type ApprovableOrder = {
  kind: OrderKind;
  id: string;
  orderNumber: string;
  revision: number;
};

type RecordApprovalProps = {
  order: ApprovableOrder;
  proof: { id: string; version: number };
  openPins: number;
  squads?: readonly SquadName[];
};

const ways = APPROVAL_WAYS.map((value) => ({ value, label: APPROVAL_WAY_LABELS[value] }));

export function RecordApproval({ order, proof, openPins, squads = [] }: RecordApprovalProps) {
  const [isOpen, setOpen] = useState(false);
  const only = squads.length === 1 ? squads[0] : undefined;
  const sent = useSentForm({
    send: async (typed) => {
      const { kind, id: orderId, revision } = order;
      const { way, squad, ...approval } = typedFields(typed, ['name', 'way', 'approvedOn', 'note', 'squad']);
      const result = await callAction(
        recordApprovalAction({
          ...{ kind, orderId, revision, proofId: proof.id },
          ...{ ...approval, way: way as ApprovalWay, squad: squads.length === 1 ? only : squads[Number(squad || -1)] },
        }),
        UPDATE_FAILED,
      );
      if (result.ok) {
        toast(orderSaved('Approval recorded'));
        setOpen(false);
      }
      return result;
    },
  });

  function open() {
    sent.startAgain();
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
          description={`Given by phone or email, for ${only === undefined ? '' : `${squadLabel(only)} in `}order #${order.orderNumber}. It counts as the customer’s own answer.${openPins > 0 ? ` ${openPinsText(openPins)}.` : ''}`}
          submitLabel="Record"
          sent={sent}
        >
          {squads.length > 1 && (
            <Field label="Given for" error={sent.fieldErrors.squad}>
              {(control) => (
                <Select {...control} name="squad">
                  <option value="">All squads that have not answered</option>
                  <Options
                    choices={squads.map((squad, place) => ({ value: String(place), label: squadLabel(squad) }))}
                  />
                </Select>
              )}
            </Field>
          )}
          <Field label="Approved by" required error={sent.fieldErrors.name}>
            {(control) => <Input {...control} name="name" autoComplete="off" maxLength={120} />}
          </Field>
          <Field label="How it was given" required error={sent.fieldErrors.way}>
            {(control) => (
              <Select {...control} name="way">
                <Options choices={ways} />
              </Select>
            )}
          </Field>
          <Field label="Date" required error={sent.fieldErrors.approvedOn}>
            {(control) => (
              <Input {...control} name="approvedOn" type="date" max={shopToday()} defaultValue={shopToday()} />
            )}
          </Field>
          <Field
            label="Note"
            required
            error={sent.fieldErrors.note}
            hint="The customer’s words, for the order’s history."
          >
            {(control) => <Textarea {...control} name="note" rows={3} maxLength={MAX_APPROVAL_NOTE} />}
          </Field>
        </FormDialog>
      )}
    </>
  );
}
