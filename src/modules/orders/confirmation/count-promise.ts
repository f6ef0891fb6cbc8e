import { promisedDay } from '@/domain/delivery/calendar';
import type { DeliveryRules } from '@/domain/delivery/delivery-rules';
import type { OrderDelivery } from '@/domain/delivery/promise';
import type { OrderRef } from '@/domain/orders/order-ref';
import { updatePromise } from '@/data/orders';
import type { Session } from '@/lib/database/sessions';

/** Nothing for an order without a promise. `rules` are read before the transaction; returns what it wrote. */
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
