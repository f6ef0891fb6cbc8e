import type { Payload } from 'payload';
import { NOT_CONFIRMED } from '@/domain/orders/order-confirmation';
import { changeOrderStatus } from '../status/change-order-status';
import { inTransaction } from '@/lib/database/transaction';
import { localRequest } from '@/lib/payload';

/**
 * Cancels the next order that was not confirmed in time, with the reason in its history. One that another process has
 * in hand is passed over, as is one that was paid in the meantime. It had no stock, so that none comes back.
 * @returns whether there was one.
 */
export async function expireNextOrder(payload: Payload): Promise<boolean> {
  const req = await localRequest(payload);
  return inTransaction(req, async ({ client }) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from orders
        where awaits_confirmation and confirm_by <= now() and payment_status = 'unpaid'
        order by confirm_by limit 1 for no key update skip locked`,
    );
    const [order] = rows;
    if (!order) return false;
    const { status } = await changeOrderStatus({
      payload,
      req,
      orderId: order.id,
      to: 'cancelled',
      reason: NOT_CONFIRMED,
    });
    await client.query('update orders set status = $2, updated_at = now() where id = $1', [order.id, status]);
    return true;
  });
}
