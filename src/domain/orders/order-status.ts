import { flowOf, type OrderPolicy } from './order-policy';

export const ORDER_STATUSES = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const SHOP_ORDERS: OrderPolicy<OrderStatus> = {
  buyer: 'customer',
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
  whenCancelled: 'Pieces that were not sent go back into stock. Refund the payment separately.',
  whenResumed: 'Its pieces are taken from stock again, if they are still available.',
  phases: { pending: 'placed', processing: 'making', shipped: 'sent', delivered: 'done', cancelled: 'cancelled' },
  stages: { pending: 'to_start', processing: 'in_production', shipped: 'on_its_way' },
  editable: ['placed', 'making'],
  deliveryEditable: [],
  takesProofs: ['placed', 'making'],
  ships: ['placed', 'making', 'sent'],
  needsApproval: ['placed', 'making', 'cancelled'],
};

export type StatusEmail = 'order-processing' | 'order-shipped' | 'order-delivered' | 'order-cancelled';

type ShopperTexts = {
  meaning: string;
  event?: string;
  collected?: { meaning: string; event?: string };
  email: StatusEmail | null;
};

export const SHOPPER_TEXTS: Readonly<Record<OrderStatus, ShopperTexts>> = {
  pending: { meaning: 'We have your order and will confirm it shortly.', email: null },
  processing: {
    meaning: 'Your kit is being made and packed.',
    event: 'We started on your order',
    email: 'order-processing',
  },
  shipped: {
    meaning: 'Your order is on its way to you.',
    event: 'Everything is on its way',
    collected: { meaning: 'Your order is ready to collect.', event: 'Everything is ready to collect' },
    email: 'order-shipped',
  },
  delivered: {
    meaning: 'Your order has been delivered.',
    collected: { meaning: 'You have collected your order.' },
    email: 'order-delivered',
  },
  cancelled: { meaning: 'This order was cancelled.', email: 'order-cancelled' },
};

export function shopperTexts(status: OrderStatus, isCollection: boolean): { meaning: string; event: string } {
  const { meaning, event, collected } = SHOPPER_TEXTS[status];
  const texts = isCollection && collected ? collected : { meaning, event };
  return { ...texts, event: texts.event ?? flowOf(SHOP_ORDERS, isCollection).labels[status] };
}

export function isOrderStatus(status: unknown): status is OrderStatus {
  return ORDER_STATUSES.some((known) => known === status);
}

interface StatusChange {
  /** False if the order already has that status: nothing to save or record. */
  changed: boolean;
  /** Effect on the stock of the lines; the order’s `stockReturned` flag turns with it. */
  stock: 'keep' | 'return' | 'take';
}

/** Cancelling returns the stock once; other statuses take it if the order has none: once cancelled, or unconfirmed. */
export function statusChange(order: { from: string; to: string; stockReturned: boolean }): StatusChange {
  const { from, to, stockReturned } = order;
  if (from === to) return { changed: false, stock: 'keep' };
  if (to === 'cancelled' && !stockReturned) return { changed: true, stock: 'return' };
  if (to !== 'cancelled' && stockReturned) return { changed: true, stock: 'take' };
  return { changed: true, stock: 'keep' };
}
