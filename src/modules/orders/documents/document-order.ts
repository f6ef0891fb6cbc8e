import { collectionLines, deliveryOf, formatPromise, isCollected } from '@/domain/delivery/promise';
import { addressLines } from '@/domain/orders/address-lines';
import { flowOf } from '@/domain/orders/order-policy';
import { SHOP_ORDERS } from '@/domain/orders/order-status';
import type { Fact } from '@/modules/documents/DocumentHead';
import type { Order } from '@/payload-types';
import type { DocumentLine } from './designs';

export type DocumentOrder = {
  id: string;
  orderNumber: string;
  createdAt: string;
  status: string;
  columns: { label: string; lines: (string | null | undefined)[] }[];
  /** Lines of its address label; empty if it is collected or has no address. */
  label: (string | null | undefined)[];
  promise: Fact[];
  notes?: string | null;
  orderItems: DocumentLine[];
  totalItems: number;
};

export function shopDocument(order: Order): DocumentOrder {
  const { contact, shippingAddress: to } = order;
  const delivery = deliveryOf(order);
  const name = `${contact.firstName} ${contact.lastName}`;
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    createdAt: order.createdAt,
    status: flowOf(SHOP_ORDERS, isCollected(order)).labels[order.status],
    columns: [
      { label: 'Customer', lines: [name, contact.email, contact.phone] },
      delivery?.isCollection
        ? { label: 'Collect from', lines: collectionLines(delivery) }
        : { label: 'Deliver to', lines: addressLines(to) },
    ],
    label: delivery?.isCollection ? [] : [name, ...addressLines(to)],
    promise: promiseFacts(order),
    notes: order.notes,
    orderItems: order.orderItems.filter(({ isService }) => !isService),
    totalItems: order.totalItems,
  };
}

function promiseFacts(order: Pick<Order, 'delivery' | 'promisedDate'>): Fact[] {
  const delivery = deliveryOf(order);
  if (!delivery) return [];
  const promised = delivery.from !== null && order.promisedDate;
  return [
    { label: delivery.isCollection ? 'Collection' : 'Delivery', value: delivery.name },
    ...(promised ? [{ label: 'Promised for', value: formatPromise(promised) }] : []),
  ];
}
