'use client';

import { ORDER_UPDATE_FAILED, orderUpdated, orderUpdateFailed } from '@/domain/orders/order-messages';
import { teamOrderFlow, type TeamOrderStatus } from '@/domain/orders/team-order-status';
import type { StatusFlow } from '@/domain/orders/status-flow';
import { TeamStatusBadge } from '@/modules/team/components/TeamStatusBadge';
import type { Message } from '@/domain/text/message';
import { answerOf } from '@/ui/answer-of';
import { cn } from '@/ui/cn';
import { toast } from '@/ui/toast';
import { changeTeamOrderStatusAction } from './team-order-actions';
import { StatusSelect } from '../orders/status/StatusSelect';
import { useStatusChange } from '../orders/status/use-status-change';

type TeamOrderStatusControlProps = {
  order: { id: string; orderNumber: string; status: TeamOrderStatus; isCollection: boolean };
  className?: string;
};

/** A team order’s status, and the select that changes it at once; for an earlier one, or cancelled, it first asks why. */
export function TeamOrderStatusControl({ order, className }: TeamOrderStatusControlProps) {
  const { id, orderNumber, isCollection } = order;
  const flow = teamOrderFlow(isCollection);
  const { status, known, saving, change } = useStatusChange<SeenOrder>({ status: order.status });
  return (
    <div className={cn('flex items-center gap-3', className)}>
      <TeamStatusBadge status={status} isCollection={isCollection} />
      <StatusSelect
        flow={flow}
        orderNumber={orderNumber}
        status={status}
        saving={saving}
        onChange={(to, { reason, despiteUnpaid, onUnpaid }) =>
          change(to, async () => {
            const { message, now, unpaid } = await save(id, flow, {
              status: to,
              seen: known.status,
              reason,
              despiteUnpaid,
            });
            if (unpaid) onUnpaid(unpaid);
            else toast(message);
            return now && { status: now };
          })
        }
        className="w-44"
      />
    </div>
  );
}

type SeenOrder = { status: TeamOrderStatus };

type Change = Parameters<typeof changeTeamOrderStatusAction>[1];

/** Answers what to say of it, and where the order stands now, where that is known. */
async function save(
  orderId: string,
  { labels }: StatusFlow<TeamOrderStatus>,
  change: Change,
): Promise<{ message: Message; now?: TeamOrderStatus; unpaid?: string }> {
  const result = await answerOf(changeTeamOrderStatusAction(orderId, change));
  if (result.ok) return { message: orderUpdated(labels[change.status]), now: change.status };
  if (result.code === 'conflict') return { message: orderUpdateFailed(result.message), now: result.status };
  if (result.code === 'payment_due') return { message: orderUpdateFailed(result.message), unpaid: result.message };
  const isTold = result.code === 'proof_missing' || result.code === 'reason_required';
  return { message: isTold ? orderUpdateFailed(result.message) : ORDER_UPDATE_FAILED };
}
