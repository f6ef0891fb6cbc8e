'use client';

import { useState } from 'react';
import { consequenceOf, isCancelled, needsReason, type StatusFlow } from '@/domain/orders/status-flow';
import { choicesOf } from '@/ui/choices';
import { Options } from '@/ui/Options';
import { CompactSelect } from '@/ui/CompactSelect';
import { ReasonDialog } from './ReasonDialog';
import { UnpaidDialog } from './UnpaidDialog';

type StatusSelectProps<Status extends string> = {
  flow: StatusFlow<Status>;
  orderNumber: string;
  status: Status;
  saving: boolean;
  onChange: (status: Status, how: StatusHow) => void;
  className?: string;
};

/** Details of a status change. */
export type StatusHow = {
  reason?: string;
  /** True once the user has confirmed that a payment is missing. */
  despiteUnpaid?: boolean;
  /**
   * Asks to confirm a missing payment.
   * @param why the message.
   */
  onUnpaid: (why: string) => void;
};

/** Saves on selection; asks for a reason if going back or cancelling, and for confirmation if a payment is missing. */
export function StatusSelect<Status extends string>(props: StatusSelectProps<Status>) {
  const { flow, orderNumber, status, saving, onChange, className } = props;
  const [asking, setAsking] = useState<Status>();
  const [unpaid, setUnpaid] = useState<{ to: Status; reason?: string; why: string }>();

  const change = (to: Status, reason?: string) =>
    onChange(to, { reason, onUnpaid: (why) => setUnpaid({ to, reason, why }) });

  function choose(value: string) {
    const to = flow.statuses.find((known) => known === value);
    if (!to || to === status) return;
    if (needsReason(flow, status, to)) setAsking(to);
    else change(to);
  }

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
          onConfirm={(reason) => {
            setAsking(undefined);
            change(asking, reason);
          }}
        />
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
