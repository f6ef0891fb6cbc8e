'use client';

import { unstable_rethrow } from 'next/navigation';
import { useOptimistic, useState, useTransition } from 'react';
import { ORDER_UPDATE_FAILED, orderUpdateFailed } from '@/domain/orders/order-messages';
import { TEAM_ORDER_STATUSES, teamOrderStatusLabel, type TeamOrderStatus } from '@/domain/orders/order-status';
import { needsTeamOrderReason } from '@/domain/teams/team-order-moves';
import { TeamStatusBadge } from '@/modules/team/components/TeamStatusBadge';
import { cn } from '@/ui/cn';
import { toast } from '@/ui/toast';
import { changeTeamOrderStatusAction } from './team-order-actions';
import { CompactSelect } from '@/ui/CompactSelect';
import { ReasonDialog } from '../orders/status/ReasonDialog';

type ClubOrderStatusProps = {
  order: { id: string; orderNumber: string; status: TeamOrderStatus };
  className?: string;
};

/** A team order’s status, and the select that changes it at once; for an earlier one, or cancelled, it first asks why. */
export function ClubOrderStatus({ order, className }: ClubOrderStatusProps) {
  const [read, setRead] = useState(order.status);
  const [known, setKnown] = useState(order.status);
  const [status, show] = useOptimistic(known);
  const [asking, setAsking] = useState<TeamOrderStatus>();
  const [isSaving, startSaving] = useTransition();

  if (read !== order.status) {
    setRead(order.status);
    setKnown(order.status);
  }

  function change(to: TeamOrderStatus, reason?: string) {
    startSaving(async () => {
      show(to);
      const { message, now } = await save(order.id, { status: to, seen: known, reason });
      toast(message);
      if (now) startSaving(() => setKnown(now));
    });
  }

  function choose(value: string) {
    const to = TEAM_ORDER_STATUSES.find((known) => known === value);
    if (!to || to === status) return;
    if (needsTeamOrderReason(status, to)) setAsking(to);
    else change(to);
  }

  return (
    <div className={cn('flex items-center gap-3', className)}>
      <TeamStatusBadge status={status} />
      <CompactSelect
        aria-label={`Status of order #${order.orderNumber}`}
        aria-busy={isSaving || undefined}
        value={status}
        onChange={(event) => choose(event.target.value)}
        className="w-44"
      >
        {TEAM_ORDER_STATUSES.map((value) => (
          <option key={value} value={value}>
            {teamOrderStatusLabel(value)}
          </option>
        ))}
      </CompactSelect>
      {asking && (
        <ReasonDialog
          orderNumber={order.orderNumber}
          to={teamOrderStatusLabel(asking)}
          isCancelling={asking === 'cancelled'}
          description={
            asking === 'cancelled'
              ? 'None of it will be made from now on.'
              : `It is now ${teamOrderStatusLabel(status)}.`
          }
          hint="The team sees it in the order’s history and in an email."
          onClose={() => setAsking(undefined)}
          onConfirm={(reason) => {
            setAsking(undefined);
            change(asking, reason);
          }}
        />
      )}
    </div>
  );
}

type Change = Parameters<typeof changeTeamOrderStatusAction>[1];

/** Answers what to say of it, and where the order stands now, where that is known. */
async function save(orderId: string, change: Change) {
  try {
    const result = await changeTeamOrderStatusAction(orderId, change);
    if (result.ok) {
      const description = `Order status changed to ${teamOrderStatusLabel(change.status)}`;
      return { message: { title: '✅ Order Updated', description }, now: change.status };
    }
    if (result.code === 'conflict') return { message: orderUpdateFailed(result.message), now: result.status };
    const isTold = result.code === 'proof_missing' || result.code === 'reason_required';
    return { message: isTold ? orderUpdateFailed(result.message) : ORDER_UPDATE_FAILED };
  } catch (error) {
    unstable_rethrow(error); // a lapsed session leads to the login
    return { message: ORDER_UPDATE_FAILED };
  }
}
