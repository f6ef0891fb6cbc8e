import type { CollectionBeforeChangeHook } from 'payload';
import { cleanText } from '@/domain/text/text';
import { changeOrderStatus } from '@/modules/orders/status/change-order-status';
import type { Order } from '@/payload-types';

/** Whoever changes a status, by screen or API, gets the same consequences: history and stock. */
export const recordStatusChange: CollectionBeforeChangeHook<Order> = async ({ data, operation, originalDoc, req }) => {
  const { statusReason, ...rest } = data;
  if (operation !== 'update' || !originalDoc || !rest.status) return rest;
  const reason = cleanText(statusReason ?? '') || undefined;
  const changed = await changeOrderStatus({
    payload: req.payload,
    req,
    orderId: originalDoc.id,
    to: rest.status,
    reason,
  });
  return { ...rest, ...changed };
};
