/** The orders of the shop: their statuses and what may happen in each, and what becomes of their stock. */
import type { OrderPolicy } from './order-policy';

export const ORDER_STATUSES = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const SHOP_ORDERS: OrderPolicy<OrderStatus> = {
  buyer: 'customer',
  permission: 'orders:write',
  statuses: ORDER_STATUSES,
  labels: {
    pending: 'Pending',
    processing: 'Processing',
    shipped: 'Shipped',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
  },
  collectedLabels: { shipped: 'Ready to collect', delivered: 'Collected' },
  badges: {
    pending: 'outline',
    processing: 'outline',
    shipped: 'secondary',
    delivered: 'default',
    cancelled: 'destructive',
  },
  reasonHint: 'Kept in the order’s timeline.',
  whenCancelled: 'Its pieces go back into stock. Refund the payment separately.',
  whenResumed: 'Its pieces are taken from stock again, if they are still available.',
  phases: { pending: 'placed', processing: 'making', shipped: 'sent', delivered: 'done', cancelled: 'cancelled' },
  stages: { pending: 'to_start', processing: 'in_production', shipped: 'on_its_way' },
  editable: ['placed', 'making'],
  deliveryEditable: [],
  takesProofs: ['placed', 'making'],
  ships: ['placed', 'making', 'sent'],
  needsApproval: ['placed', 'making', 'cancelled'],
};

export function isOrderStatus(status: unknown): status is OrderStatus {
  return ORDER_STATUSES.some((known) => known === status);
}

export interface StatusChange {
  /** False where the order already has that status: nothing to save or record. */
  changed: boolean;
  /** What happens to the stock of the order's lines; the order's `stockReturned` flag turns with it. */
  stock: 'keep' | 'return' | 'take';
}

/**
 * Cancelling returns the stock once; any other status takes it where the order has none, having been
 * cancelled before or never confirmed.
 */
export function statusChange(order: { from: string; to: string; stockReturned: boolean }): StatusChange {
  const { from, to, stockReturned } = order;
  if (from === to) return { changed: false, stock: 'keep' };
  if (to === 'cancelled' && !stockReturned) return { changed: true, stock: 'return' };
  if (to !== 'cancelled' && stockReturned) return { changed: true, stock: 'take' };
  return { changed: true, stock: 'keep' };
}
