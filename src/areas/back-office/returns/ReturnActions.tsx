'use client';

import { useState } from 'react';
import { namedPieces, type NamedPieces } from '@/domain/despatch/shipments';
import { MAX_REASON } from '@/domain/orders/status-flow';
import type { OrderKind } from '@/domain/orders/order-ref';
import { returnStep, type ReturnStatus } from '@/domain/returns/return-state';
import type { Permission } from '@/domain/staff/permissions';
import { Button } from '@/ui/Button';
import { Field, FieldError } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Textarea } from '@/ui/Textarea';
import { typedFields } from '@/ui/typed-fields';
import { useMay } from '../access/granted';
import { ResolveDialog, type ResolvableReturn } from './ResolveDialog';
import { approveReturnAction, declineReturnAction, receiveReturnAction } from './return-actions';
import { useReturnForm } from './use-return-form';

type ReturnLine = NamedPieces & { line: string; isMade: boolean };

type ReturnActionsProps = {
  found: { id: string; returnNumber: string; status: ReturnStatus; kind: OrderKind };
  lines: readonly ReturnLine[];
  instructions: string;
  resolvable: ResolvableReturn;
};

type Open = 'approve' | 'decline' | 'receive' | 'resolve';

const NEEDS: Record<Open, readonly Permission[]> = {
  approve: ['orders:write'],
  decline: ['orders:write'],
  receive: ['despatch:write'],
  resolve: ['orders:write', 'credit-notes:write'],
};

export function ReturnActions({ found, lines, instructions, resolvable }: ReturnActionsProps) {
  const [open, setOpen] = useState<Open>();
  const may = useMay();
  const canDo = (action: Open) =>
    returnStep(found.status, action) !== undefined && NEEDS[action].some((permission) => may(permission));
  const onClose = () => setOpen(undefined);
  return (
    <>
      {canDo('approve') && <Button onClick={() => setOpen('approve')}>Approve</Button>}
      {canDo('receive') && <Button onClick={() => setOpen('receive')}>Receive</Button>}
      {canDo('resolve') && <Button onClick={() => setOpen('resolve')}>Resolve</Button>}
      {canDo('decline') && (
        <Button variant="outline" onClick={() => setOpen('decline')}>
          Decline
        </Button>
      )}
      {open === 'approve' && <ApproveDialog {...{ found, instructions, onClose }} />}
      {open === 'decline' && <DeclineDialog {...{ found, onClose }} />}
      {open === 'receive' && <ReceiveDialog {...{ found, lines, onClose }} />}
      {open === 'resolve' && <ResolveDialog {...{ found, resolvable, onClose }} />}
    </>
  );
}

type DialogProps = Pick<ReturnActionsProps, 'found'> & { onClose: () => void };

function ApproveDialog({ found, instructions, onClose }: DialogProps & { instructions: string }) {
  const sent = useReturnForm({
    send: (data) => approveReturnAction(found.id, typedFields(data, ['instructions'])),
    done: { title: '✅ Return Approved', description: 'The customer is emailed how to send it back.' },
    onClose,
  });
  return (
    <FormDialog
      open
      size="sm"
      onOpenChange={(open) => open || onClose()}
      title={`Approve ${found.returnNumber}`}
      submitLabel="Approve"
      sent={sent}
    >
      <Field label="How to send it back" error={sent.fieldErrors.instructions} hint="Emailed to the customer.">
        {(control) => (
          <Textarea {...control} name="instructions" rows={6} maxLength={2000} defaultValue={instructions} />
        )}
      </Field>
    </FormDialog>
  );
}

function DeclineDialog({ found, onClose }: DialogProps) {
  const sent = useReturnForm({
    send: (data) => declineReturnAction(found.id, typedFields(data, ['reason'])),
    done: { title: '✅ Return Declined', description: 'The customer is emailed the reason.' },
    onClose,
  });
  return (
    <FormDialog
      open
      size="sm"
      onOpenChange={(open) => open || onClose()}
      title={`Decline ${found.returnNumber}`}
      submitLabel="Decline"
      destructive
      sent={sent}
    >
      <Field label="Reason" required error={sent.fieldErrors.reason} hint="Emailed to the customer.">
        {(control) => <Textarea {...control} name="reason" rows={3} maxLength={MAX_REASON} />}
      </Field>
    </FormDialog>
  );
}

function ReceiveDialog({ found, lines, onClose }: DialogProps & Pick<ReturnActionsProps, 'lines'>) {
  const sent = useReturnForm({
    send: (data) => {
      const items = lines.map(({ line }) => ({
        lineId: line,
        restocked: Number(data.get(`restocked ${line}`) || 0),
        writtenOff: Number(data.get(`writtenOff ${line}`) || 0),
      }));
      return receiveReturnAction(found.id, { items });
    },
    done: { title: '✅ Return Received', description: 'What you restocked can be sold again.' },
    onClose,
  });
  return (
    <FormDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`Receive ${found.returnNumber}`}
      description="Each piece goes back into stock, or is written off. What did not come can be returned later."
      submitLabel="Receive"
      sent={sent}
    >
      <fieldset className="space-y-3 text-sm">
        <legend className="mb-1 font-semibold">What came back</legend>
        {lines.map(({ line, isMade, ...pieces }, index) => {
          const wrong = sent.fieldErrors[`items.${index}.restocked`] ?? sent.fieldErrors[`items.${index}.writtenOff`];
          const title = namedPieces(pieces);
          return (
            <div key={line} className="grid grid-cols-2 gap-3 border-b border-line pb-3">
              <p className="col-span-2 font-medium wrap-anywhere">{title}</p>
              <Field label="Restocked" error={wrong}>
                {(control) => (
                  <Input
                    {...control}
                    name={`restocked ${line}`}
                    inputMode="numeric"
                    maxLength={5}
                    defaultValue={isMade ? '0' : pieces.quantity}
                  />
                )}
              </Field>
              <Field label="Written off">
                {(control) => (
                  <Input
                    {...control}
                    name={`writtenOff ${line}`}
                    inputMode="numeric"
                    maxLength={5}
                    defaultValue={isMade ? pieces.quantity : '0'}
                  />
                )}
              </Field>
            </div>
          );
        })}
        {sent.fieldErrors.items && <FieldError>{sent.fieldErrors.items[0]}</FieldError>}
      </fieldset>
    </FormDialog>
  );
}
