/** Order states as data. Any status may be set from any other. */

export type BadgeVariant = 'default' | 'secondary' | 'outline' | 'destructive';

export const ORDER_STATUSES = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const ORDER_STATUS_LABELS: Record<OrderStatus, string> = {
  pending: 'Pending',
  processing: 'Processing',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

const BADGES = new Map<string, BadgeVariant>([
  ['delivered', 'default'],
  ['shipped', 'secondary'],
  ['processing', 'outline'],
  ['pending', 'outline'],
]);

export function isOrderStatus(status: unknown): status is OrderStatus {
  return ORDER_STATUSES.some((known) => known === status);
}

/** The badge of a status; 'destructive' for cancelled and anything unknown. */
export function orderStatusBadge(status: string): BadgeVariant {
  return BADGES.get(status) ?? 'destructive';
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

/** The longest reason that is kept with a change. */
export const MAX_REASON = 500;

/**
 * Whether staff have to say why: for an earlier status, for cancelling, and for taking a cancelled order up again.
 * Forwards is pending, processing, shipped, delivered.
 */
export function needsReason(from: OrderStatus, to: OrderStatus): boolean {
  if (from === to) return false;
  if (from === 'cancelled' || to === 'cancelled') return true;
  return ORDER_STATUSES.indexOf(to) < ORDER_STATUSES.indexOf(from);
}

/** What is ordered, and where it goes, may be changed until it is shipped. */
export function isEditable(status: OrderStatus): boolean {
  return status === 'pending' || status === 'processing';
}

export const TEAM_ORDER_STATUSES = ['pending', 'approved', 'in_production', 'delivered', 'cancelled'] as const;
export type TeamOrderStatus = (typeof TEAM_ORDER_STATUSES)[number];

/** 'Pending Approval' for pending; any other status in capitalised words: 'In Production'. */
export function teamOrderStatusLabel(status: string): string {
  if (status === 'pending') return 'Pending Approval';
  return status.replaceAll('_', ' ').replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());
}
