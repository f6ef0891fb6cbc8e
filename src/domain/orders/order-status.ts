/** The statuses of an order of the shop, and what happens to its stock. */
import type { StatusFlow } from './status-flow';

export const ORDER_STATUSES = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const ORDER_STATUS_LABELS: Record<OrderStatus, string> = {
  pending: 'Pending',
  processing: 'Processing',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

export const ORDER_FLOW: StatusFlow<OrderStatus> = {
  statuses: ORDER_STATUSES,
  labels: ORDER_STATUS_LABELS,
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
};

const COLLECTED_FLOW: StatusFlow<OrderStatus> = {
  ...ORDER_FLOW,
  labels: { ...ORDER_STATUS_LABELS, shipped: 'Ready to collect', delivered: 'Collected' },
};

/** The flow of an order in its own words: those of an order that is collected name no delivery. */
export const orderFlow = (isCollection: boolean): StatusFlow<OrderStatus> =>
  isCollection ? COLLECTED_FLOW : ORDER_FLOW;

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
export function statusChange(order: { from: OrderStatus; to: OrderStatus; stockReturned: boolean }): StatusChange {
  const { from, to, stockReturned } = order;
  if (from === to) return { changed: false, stock: 'keep' };
  if (to === 'cancelled' && !stockReturned) return { changed: true, stock: 'return' };
  if (to !== 'cancelled' && stockReturned) return { changed: true, stock: 'take' };
  return { changed: true, stock: 'keep' };
}

/** What is ordered, and where it goes, may be changed until it is shipped. */
export function isEditable(status: OrderStatus): boolean {
  return status === 'pending' || status === 'processing';
}
