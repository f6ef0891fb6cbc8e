'use client';

import { unstable_rethrow } from 'next/navigation';
import { useOptimistic, useState, useTransition } from 'react';
import { ORDER_UPDATE_FAILED, orderUpdated, orderUpdateFailed } from '@/domain/order-messages';
import { isOrderStatus, type OrderStatus } from '@/domain/order-status';
import { toast } from '@/ui/toast';
import { changeOrderStatusAction } from '../../order-actions';

type OrderStatusState = { status: OrderStatus; saving: boolean; change: (to: string) => void };

/**
 * An order’s status and how to change it at once: shown as changed while it is saved, back as it was where that
 * failed, and told by toast either way (spec §4, §8).
 */
export function useOrderStatus(order: { id: string; status: OrderStatus }): OrderStatusState {
  const [read, setRead] = useState(order.status);
  const [saved, setSaved] = useState(order.status);
  const [status, show] = useOptimistic(saved);
  const [saving, startSaving] = useTransition();

  if (read !== order.status) {
    setRead(order.status);
    setSaved(order.status);
  }

  function change(to: string) {
    if (!isOrderStatus(to) || to === status) return;
    startSaving(async () => {
      show(to);
      const failed = await save(order.id, to);
      toast(failed ?? orderUpdated(to));
      if (!failed) startSaving(() => setSaved(to));
    });
  }

  return { status, saving, change };
}

/** Answers what to say where it failed. */
async function save(orderId: string, status: OrderStatus) {
  try {
    const result = await changeOrderStatusAction(orderId, status);
    if (result.ok) return undefined;
    return result.code === 'out_of_stock' ? orderUpdateFailed(result.message) : ORDER_UPDATE_FAILED;
  } catch (error) {
    unstable_rethrow(error); // a lapsed session leads to the login
    return ORDER_UPDATE_FAILED;
  }
}
