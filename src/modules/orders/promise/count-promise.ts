import { promisedDay } from '@/domain/delivery/calendar';
import type { DeliveryRules } from '@/domain/delivery/delivery-rules';
import type { OrderDelivery } from '@/domain/delivery/promise';
import type { OrderRef } from '@/domain/orders/order-ref';
import { updatePromise } from '@/data/orders';
import type { Session } from '@/lib/database/sessions';

/**
 * Counts the days that an order was promised from now on, in the caller’s transaction: there is nothing left to wait for.
 * An order that was promised nothing stays as it is.
 * @param rules read before the transaction, which would hold a connection while it waits for another.
 * @returns what it wrote to the order.
 */
export async function countPromise(
  session: Session,
  { calendar }: Pick<DeliveryRules, 'calendar'>,
  { delivery, ...order }: OrderRef & { delivery: OrderDelivery | null },
): Promise<{ delivery: OrderDelivery; promisedDate: string } | undefined> {
  if (!delivery) return undefined;
  const from = new Date();
  const promisedDate = promisedDay(calendar, from, delivery.days);
  await updatePromise(session, order, { from, promisedDate });
  return { delivery: { ...delivery, from: from.toISOString() }, promisedDate };
}
