'use client';

import { useState, type ReactNode } from 'react';
import { consequenceOf, isCancelled, needsReason, type StatusFlow, MAX_REASON } from '@/domain/orders/status-flow';
import { choicesOf } from '@/ui/choices';
import { Options } from '@/ui/Options';
import { CompactSelect } from '@/ui/CompactSelect';
import { RETURN_SENT } from './SentPieces';
import { UnpaidDialog } from './UnpaidDialog';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Textarea } from '@/ui/Textarea';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm } from '@/ui/use-sent-form';

type StatusSelectProps<Status extends string> = {
  flow: StatusFlow<Status>;
  orderNumber: string;
  status: Status;
  saving: boolean;
  onChange: (status: Status, how: StatusHow) => void;
  whileCancelling?: ReactNode;
  className?: string;
};

export type StatusHow = {
  reason?: string;
  /** True once the user has confirmed that a payment is missing. */
  despiteUnpaid?: boolean;
  returnSent?: boolean;
  onUnpaid: (why: string) => void;
};

/** Asks for a reason if going back or cancelling, and for confirmation if a payment is missing. */
export function StatusSelect<Status extends string>(props: StatusSelectProps<Status>) {
  const { flow, orderNumber, status, saving, onChange, whileCancelling, className } = props;
  const [asking, setAsking] = useState<Status>();
  const [unpaid, setUnpaid] = useState<{ to: Status; reason?: string; why: string }>();

  const change = (to: Status, reason?: string, returnSent?: boolean) =>
    onChange(to, { reason, returnSent, onUnpaid: (why) => setUnpaid({ to, reason, why }) });

  function choose(value: string) {
    const to = flow.statuses.find((known) => known === value);
    if (!to || to === status) return;
    if (needsReason(flow, status, to)) setAsking(to);
    else change(to);
  }

  if (flow.statuses.length < 2) return <span className={className}>{flow.labels[status]}</span>;
  return (
    <>
      <CompactSelect
        aria-label={`Status of order #${orderNumber}`}
        aria-busy={saving || undefined}
        value={status}
        onChange={(event) => choose(event.target.value)}
        className={className}
      >
        <Options choices={choicesOf(flow.statuses, flow.labels)} />
      </CompactSelect>
      {asking && (
        <ReasonDialog
          orderNumber={orderNumber}
          to={flow.labels[asking]}
          isCancelling={isCancelled(flow, asking)}
          description={consequenceOf(flow, status, asking)}
          hint={flow.reasonHint}
          onClose={() => setAsking(undefined)}
          onConfirm={(reason, returnSent) => {
            setAsking(undefined);
            change(asking, reason, returnSent);
          }}
        >
          {isCancelled(flow, asking) && whileCancelling}
        </ReasonDialog>
      )}
      {unpaid && (
        <UnpaidDialog
          orderNumber={orderNumber}
          why={unpaid.why}
          confirmLabel={`Set to ${flow.labels[unpaid.to]} anyway`}
          onClose={() => setUnpaid(undefined)}
          onConfirm={() =>
            onChange(unpaid.to, { reason: unpaid.reason, despiteUnpaid: true, onUnpaid: () => undefined })
          }
        />
      )}
    </>
  );
}

type ReasonDialogProps = {
  orderNumber: string;
  to: string;
  isCancelling: boolean;
  description: string;
  hint: string;
  onConfirm: (reason: string, returnSent: boolean) => void;
  onClose: () => void;
  children: ReactNode;
};

function ReasonDialog(props: ReasonDialogProps) {
  const { orderNumber, to, isCancelling, description, hint, onConfirm, onClose, children } = props;
  const sent = useSentForm({
    send: async (typed) => {
      const why = typedFields(typed, ['reason']).reason.trim();
      if (!why) return { fieldErrors: { reason: ['Enter a reason.'] } };
      onConfirm(why, Boolean(typed.get(RETURN_SENT)));
      return {};
    },
  });
  return (
    <FormDialog
      open
      size="sm"
      onOpenChange={(open) => open || onClose()}
      title={isCancelling ? `Cancel order #${orderNumber}` : `Set order #${orderNumber} to ${to}`}
      description={description}
      cancelLabel={isCancelling ? 'Keep order' : 'Keep status'}
      submitLabel={isCancelling ? 'Cancel order' : 'Change status'}
      destructive={isCancelling}
      sent={sent}
    >
      <Field label="Reason" required error={sent.fieldErrors.reason} hint={hint}>
        {(control) => <Textarea {...control} name="reason" rows={3} maxLength={MAX_REASON} />}
      </Field>
      {children}
    </FormDialog>
  );
}
