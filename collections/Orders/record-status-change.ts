import type { CollectionBeforeChangeHook } from 'payload';
import { changeOrderStatus } from '@/features/back-office/operations/change-order-status';
import type { Order } from '@/payload-types';

/** Whoever changes a status, by screen or API, gets the same consequences: history and stock. */
export const recordStatusChange: CollectionBeforeChangeHook<Order> = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !originalDoc || !data.status) return data;
  return {
    ...data,
    ...(await changeOrderStatus({ payload: req.payload, req, orderId: originalDoc.id, to: data.status })),
  };
};
