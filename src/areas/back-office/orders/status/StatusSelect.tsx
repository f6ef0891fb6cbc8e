'use client';

import { useState } from 'react';
import { consequenceOf, needsReason, type StatusFlow } from '@/domain/orders/status-flow';
import { choicesOf } from '@/ui/choices';
import { Options } from '@/ui/Options';
import { CompactSelect } from '@/ui/CompactSelect';
import { ReasonDialog } from './ReasonDialog';

type StatusSelectProps<Status extends string> = {
  flow: StatusFlow<Status>;
  orderNumber: string;
  status: Status;
  saving: boolean;
  onChange: (status: Status, reason?: string) => void;
  className?: string;
};

/** Changes an order’s status with the choice itself; for an earlier one, or cancelled, it first asks why. */
export function StatusSelect<Status extends string>(props: StatusSelectProps<Status>) {
  const { flow, orderNumber, status, saving, onChange, className } = props;
  const [asking, setAsking] = useState<Status>();

  function choose(value: string) {
    const to = flow.statuses.find((known) => known === value);
    if (!to || to === status) return;
    if (needsReason(flow, status, to)) setAsking(to);
    else onChange(to);
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
          isCancelling={asking === 'cancelled'}
          description={consequenceOf(flow, status, asking)}
          hint={flow.reasonHint}
          onClose={() => setAsking(undefined)}
          onConfirm={(reason) => {
            setAsking(undefined);
            onChange(asking, reason);
          }}
        />
      )}
    </>
  );
}
