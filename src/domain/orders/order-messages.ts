/** The texts of /admin/orders, word for word as ordered (docs/product.md, Words). */
import { formatCount } from '../text/locale';
import type { Message } from '../text/message';
import { orderFailed } from './order-edit-messages';
import { LASTING_EFFECTS, type LastingEffect } from './order-undo';

export const ORDERS_TEXT = {
  searchPlaceholder: 'Search orders by number, customer name, or email...',
  allStatuses: 'All Statuses',
  loading: 'Loading orders...',
} as const;

export const ORDERS_LOAD_FAILED = orderFailed('Failed to load orders');

export const ORDER_UPDATE_FAILED = orderFailed('Failed to update order status');

export function orderUpdateFailed(reason?: string): Message {
  return reason
    ? { ...ORDER_UPDATE_FAILED, description: `${ORDER_UPDATE_FAILED.description}. ${reason}` }
    : ORDER_UPDATE_FAILED;
}

export function orderUpdated(status: string): Message {
  return { title: '✅ Order Updated', description: `Order status changed to ${status}` };
}

export function orderUndone(status: string, lasting: readonly LastingEffect[]): Message {
  const { title, description } = orderUpdated(status);
  const rest = lasting.map((effect) => LASTING_EFFECTS[effect]);
  return { title, description: [rest.length > 0 ? `${description}.` : description, ...rest].join(' ') };
}

export function noOrders(filtered: boolean, whenEmpty: string): { title: string; description: string } {
  return filtered
    ? { title: 'No orders found', description: 'Try adjusting your search or filter criteria' }
    : { title: 'No orders yet', description: whenEmpty };
}

export function showingOrders(shown: number, total: number, isMore?: boolean): string {
  return `Showing ${formatCount(shown, isMore)} of ${formatCount(total)} orders`;
}
