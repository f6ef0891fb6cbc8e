'use client';

import { conflictText } from '@/domain/orders/order-edit-messages';
import { ORDER_UPDATE_FAILED, orderUndone, orderUpdated, orderUpdateFailed } from '@/domain/orders/order-messages';
import { flowOf, permissionsToMove } from '@/domain/orders/order-policy';
import type { OrderKind } from '@/domain/orders/order-ref';
import { policyOf, type AnyStatus } from '@/domain/orders/policies';
import { undoReason, type LastingEffect } from '@/domain/orders/order-undo';
import type { Message } from '@/domain/text/message';
import { callAction } from '@/ui/call-action';
import { toast } from '@/ui/toast';
import { useMay } from '../../access/granted';
import { changeOrderStatusAction } from '../order-actions';
import { clock } from '../clock';
import type { StatusHow } from './StatusSelect';
import { useStatusChange } from './use-status-change';

type Seen = { status: AnyStatus; revision: number };

export type StatusOrder = Seen & {
  kind?: OrderKind;
  id: string;
  orderNumber: string;
  isCollection: boolean;
};

/** Undo is another change, based on the revision after the first. */
export function useOrderStatus<Order extends StatusOrder>(order: Order) {
  const { kind = 'shop' } = order;
  const may = useMay();
  const policy = policyOf(kind);
  const flow = flowOf(policy, order.isCollection);
  const { status, known, saving, change: changeTo } = useStatusChange<Seen>(order);

  const labelOf = (to: AnyStatus) => flow.labels[to].toLowerCase();

  function apply(to: AnyStatus, from: Seen, { reason, undone, despiteUnpaid, returnSent, onUnpaid }: How) {
    changeTo(to, async () => {
      const change = { kind, status: to, seen: from.status, reason, despiteUnpaid, returnSent };
      const answer = await save(order.id, change);
      if (!answer.ok) {
        if (answer.unpaid !== undefined && onUnpaid) onUnpaid(answer.unpaid);
        else toast(answer.message);
      } else if (undone) toast(orderUndone(labelOf(to), undone));
      else {
        const undo = () =>
          apply(from.status, answer.now, { reason: undoReason(flow.labels[to]), undone: answer.lasting });
        toast({ ...orderUpdated(labelOf(to)), duration: UNDO_MS, action: { label: 'Undo', onClick: undo } });
      }
      return answer.now;
    });
  }

  const allowed = flow.statuses.filter((to) => to === status || permissionsToMove(policy, status, to).every(may));

  function change(to: AnyStatus, how: StatusHow) {
    if (to !== status) apply(to, known, how);
  }

  return {
    // The status always belongs to the order’s own kind.
    status: status as Order['status'],
    mayChange: allowed.length > 1,
    select: { flow: { ...flow, statuses: allowed }, orderNumber: order.orderNumber, status, saving, onChange: change },
  };
}

const UNDO_MS = 10_000;

type How = Partial<StatusHow> & {
  undone?: readonly LastingEffect[];
};

type Saved =
  | { ok: true; now: Seen; lasting: readonly LastingEffect[] }
  /** `now` if known; `unpaid` is the question to confirm where a payment is missing. */
  | { ok: false; message: Message; now?: Seen; unpaid?: string };

async function save(orderId: string, change: Parameters<typeof changeOrderStatusAction>[1]): Promise<Saved> {
  const result = await callAction(changeOrderStatusAction(orderId, change));
  if (result.ok) {
    const { revision, lasting } = result;
    return { ok: true, now: { status: change.status, revision }, lasting };
  }
  if (result.code === 'payment_due')
    return { ok: false, message: orderUpdateFailed(result.message), unpaid: result.message };
  if (result.code === 'conflict') {
    const { conflict } = result;
    return { ok: false, message: orderUpdateFailed(conflictText(conflict, clock(conflict.at))), now: conflict };
  }
  const hasReason = ['forbidden', 'not_possible', 'out_of_stock', 'proof_missing', 'reason_required'].includes(
    result.code,
  );
  return { ok: false, message: hasReason ? orderUpdateFailed(result.message) : ORDER_UPDATE_FAILED };
}
