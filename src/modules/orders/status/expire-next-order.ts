import type { Payload } from 'payload';
import { NOT_CONFIRMED } from '@/domain/orders/order-confirmation';
import { cancelOrder } from './change-status';
import { inTransaction } from '@/lib/database/transaction';
import { localRequest } from '@/lib/payload/local-request';
import { lockExpiredOrder } from '../data/confirmation';

/** True if there was one. Skips orders that another process has locked, or that were paid; no stock comes back. */
export async function expireNextOrder(payload: Payload): Promise<boolean> {
  const req = await localRequest(payload);
  return inTransaction(req, async (session) => {
    const order = await lockExpiredOrder(session);
    if (order) await cancelOrder(session, req, order, NOT_CONFIRMED);
    return order !== undefined;
  });
}
