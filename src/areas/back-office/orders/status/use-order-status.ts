'use client';

import { conflictText } from '@/domain/orders/order-edit-messages';
import { ORDER_UPDATE_FAILED, orderUndone, orderUpdated, orderUpdateFailed } from '@/domain/orders/order-messages';
import { flowOf } from '@/domain/orders/order-policy';
import type { OrderKind } from '@/domain/orders/order-ref';
import { policyOf, type AnyStatus } from '@/domain/orders/policies';
import { undoReason, type LastingEffect } from '@/domain/orders/order-undo';
import type { Message } from '@/domain/text/message';
import { answerOf } from '@/ui/answer-of';
import { toast } from '@/ui/toast';
import { changeOrderStatusAction } from '../order-actions';
import { clock } from '../clock';
import type { StatusHow } from './StatusSelect';
import { useStatusChange } from './use-status-change';

/** An order’s status as it was read, with the state of the order it was read at. */
type Seen = { status: AnyStatus; revision: number };

export type StatusOrder = Seen & {
  /** One of the shop if left out. */
  kind?: OrderKind;
  id: string;
  orderNumber: string;
  /** Its customer fetches it, so that its statuses are called otherwise. */
  isCollection: boolean;
};

/**
 * An order’s status and how to change it at once, told by toast every time. The toast takes a change back by another
 * one, from the order as the first left it.
 */
export function useOrderStatus<Order extends StatusOrder>(order: Order) {
  const { kind = 'shop' } = order;
  const flow = flowOf(policyOf(kind), order.isCollection);
  const { status, known, saving, change: changeTo } = useStatusChange<Seen>(order);

  const labelOf = (to: AnyStatus) => flow.labels[to].toLowerCase();

  function apply(to: AnyStatus, from: Seen, { reason, undone, despiteUnpaid, onUnpaid }: How) {
    changeTo(to, async () => {
      const change = { kind, status: to, seen: from.status, reason, despiteUnpaid };
      const answer = await save(order.id, change);
      if ('unpaid' in answer && onUnpaid) onUnpaid(answer.unpaid);
      else if ('message' in answer) toast(answer.message);
      else if (undone) toast(orderUndone(labelOf(to), undone));
      else {
        const undo = () =>
          apply(from.status, answer.now, { reason: undoReason(flow.labels[to]), undone: answer.lasting });
        toast({ ...orderUpdated(labelOf(to)), duration: UNDO_MS, action: { label: 'Undo', onClick: undo } });
      }
      return answer.now;
    });
  }

  function change(to: AnyStatus, how: StatusHow) {
    if (to !== status) apply(to, known, how);
  }

  return {
    // A change is always to a status of the order’s own kind.
    status: status as Order['status'],
    /** Of the `StatusSelect` that changes it. */
    select: { flow, orderNumber: order.orderNumber, status, saving, onChange: change },
  };
}

/** Long enough to see that a choice was the wrong one, ms. */
const UNDO_MS = 10_000;

type How = Partial<StatusHow> & {
  /** It takes a change back, which left these effects. */
  undone?: readonly LastingEffect[];
};

type Saved = { now: Seen; lasting: readonly LastingEffect[] };
type NotSaved = { message: Message; now?: Seen };
/** Not saved before someone goes on although it is not paid. */
type Unpaid = NotSaved & { unpaid: string };

/** Answers how the order is now, or why it was not changed and how it is now where that is known. */
async function save(
  orderId: string,
  change: Parameters<typeof changeOrderStatusAction>[1],
): Promise<Saved | NotSaved | Unpaid> {
  const result = await answerOf(changeOrderStatusAction(orderId, change));
  if (result.ok) return { now: { status: change.status, revision: result.revision }, lasting: result.lasting };
  if (result.code === 'payment_due') return { message: orderUpdateFailed(result.message), unpaid: result.message };
  if (result.code === 'conflict') {
    const { conflict } = result;
    return { message: orderUpdateFailed(conflictText(conflict, clock(conflict.at))), now: conflict };
  }
  const isTold = ['out_of_stock', 'proof_missing', 'reason_required'].includes(result.code);
  return { message: isTold ? orderUpdateFailed(result.message) : ORDER_UPDATE_FAILED };
}
