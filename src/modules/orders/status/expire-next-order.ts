import type { Payload } from 'payload';
import { NOT_CONFIRMED } from '@/domain/orders/order-confirmation';
import { cancelOrder } from './change-status';
import { inTransaction } from '@/lib/database/transaction';
import { localRequest } from '@/lib/payload';
import { lockExpiredOrder } from '../data/confirmation';

/**
 * Cancels the next order that was not confirmed in time, with the reason in its history. One that another process has
 * in hand is passed over, as is one that was paid in the meantime. It had no stock, so that none comes back.
 * @returns whether there was one.
 */
export async function expireNextOrder(payload: Payload): Promise<boolean> {
  const req = await localRequest(payload);
  return inTransaction(req, async (session) => {
    const order = await lockExpiredOrder(session);
    if (order) await cancelOrder(session, req, order, NOT_CONFIRMED);
    return order !== undefined;
  });
}
