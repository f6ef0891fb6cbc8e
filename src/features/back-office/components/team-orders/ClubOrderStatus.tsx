'use client';

import { unstable_rethrow } from 'next/navigation';
import { useOptimistic, useTransition } from 'react';
import { ORDER_UPDATE_FAILED, orderUpdateFailed } from '@/domain/order-messages';
import { TEAM_ORDER_STATUSES, teamOrderStatusLabel, type TeamOrderStatus } from '@/domain/order-status';
import { TeamStatusBadge } from '@/features/team/components/TeamStatusBadge';
import { toast } from '@/ui/toast';
import { changeTeamOrderStatusAction } from '../../team-order-actions';
import { CompactSelect } from '../CompactSelect';

type ClubOrderStatusProps = { order: { id: string; orderNumber: string; status: TeamOrderStatus } };

/** A team order’s status, and the select that changes it at once. */
export function ClubOrderStatus({ order }: ClubOrderStatusProps) {
  const [status, show] = useOptimistic(order.status);
  const [isSaving, startSaving] = useTransition();

  function change(to: string) {
    const next = TEAM_ORDER_STATUSES.find((value) => value === to);
    if (!next || next === status) return;
    startSaving(async () => {
      show(next);
      toast(await save(order.id, next));
    });
  }

  return (
    <div className="flex items-center gap-3">
      <TeamStatusBadge status={status} />
      <CompactSelect
        aria-label={`Status of order #${order.orderNumber}`}
        aria-busy={isSaving || undefined}
        value={status}
        onChange={(event) => change(event.target.value)}
        className="w-44"
      >
        {TEAM_ORDER_STATUSES.map((value) => (
          <option key={value} value={value}>
            {teamOrderStatusLabel(value)}
          </option>
        ))}
      </CompactSelect>
    </div>
  );
}

/** Answers what to say of it. */
async function save(orderId: string, status: TeamOrderStatus) {
  try {
    const result = await changeTeamOrderStatusAction(orderId, status);
    if (result.ok) {
      return { title: '✅ Order Updated', description: `Order status changed to ${teamOrderStatusLabel(status)}` };
    }
    return result.code === 'proof_missing' ? orderUpdateFailed(result.message) : ORDER_UPDATE_FAILED;
  } catch (error) {
    unstable_rethrow(error); // a lapsed session leads to the login
    return ORDER_UPDATE_FAILED;
  }
}
