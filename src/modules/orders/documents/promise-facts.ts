import { deliveryOf, formatPromise } from '@/domain/delivery/promise';
import type { Order } from '@/payload-types';
import type { Fact } from '@/modules/documents/DocumentHead';

/** How an order gets there and by when, for the head of a document; nothing of an order without a method. */
export function promiseFacts(order: Pick<Order, 'delivery' | 'promisedDate'>): Fact[] {
  const delivery = deliveryOf(order);
  if (!delivery) return [];
  const promised = delivery.from !== null && order.promisedDate;
  return [
    { label: 'Delivery', value: delivery.name },
    ...(promised ? [{ label: 'Promised for', value: formatPromise(promised) }] : []),
  ];
}
