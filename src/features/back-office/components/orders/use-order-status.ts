'use client';

import { unstable_rethrow } from 'next/navigation';
import { useOptimistic, useState, useTransition } from 'react';
import { conflictText } from '@/domain/order-edit-messages';
import { ORDER_UPDATE_FAILED, orderUpdated, orderUpdateFailed } from '@/domain/order-messages';
import type { OrderStatus } from '@/domain/order-status';
import type { Message } from '@/domain/message';
import { toast } from '@/ui/toast';
import { changeOrderStatusAction } from '../../order-actions';
import { clock } from './clock';

/** An order’s status as it was read, with the state of the order that a change is made from. */
type Seen = { status: OrderStatus; revision: number };

type OrderStatusState = {
  status: OrderStatus;
  saving: boolean;
  change: (to: OrderStatus, reason?: string) => void;
};

/**
 * An order’s status and how to change it at once: shown as changed while it is saved, back as it was where that
 * failed, as somebody else made it where they were faster, and told by toast every time (spec §4, §8).
 */
export function useOrderStatus(order: { id: string } & Seen): OrderStatusState {
  const [read, setRead] = useState<Seen>(order);
  const [known, setKnown] = useState<Seen>(order);
  const [status, show] = useOptimistic(known.status);
  const [saving, startSaving] = useTransition();

  if (read.revision !== order.revision || read.status !== order.status) {
    setRead(order);
    setKnown(order);
  }

  function change(to: OrderStatus, reason?: string) {
    if (to === status) return;
    startSaving(async () => {
      show(to);
      const { message, now } = await save(order.id, known.revision, to, reason);
      toast(message);
      if (now) startSaving(() => setKnown(now));
    });
  }

  return { status, saving, change };
}

/** Answers what to say of it, and how the order is now where that is known. */
async function save(
  orderId: string,
  revision: number,
  status: OrderStatus,
  reason: string | undefined,
): Promise<{ message: Message; now?: Seen }> {
  try {
    const result = await changeOrderStatusAction(orderId, { status, revision, reason });
    if (result.ok) return { message: orderUpdated(status), now: { status, revision: result.revision } };
    if (result.code === 'conflict') {
      const { conflict } = result;
      return { message: orderUpdateFailed(conflictText(conflict, clock(conflict.at))), now: conflict };
    }
    const isTold = result.code === 'out_of_stock' || result.code === 'reason_required';
    return { message: isTold ? orderUpdateFailed(result.message) : ORDER_UPDATE_FAILED };
  } catch (error) {
    unstable_rethrow(error); // a lapsed session leads to the login
    return { message: ORDER_UPDATE_FAILED };
  }
}
