import { expect, it } from 'vitest';
import {
  noOrders,
  ORDER_UPDATE_FAILED,
  ORDERS_LOAD_FAILED,
  ORDERS_TEXT,
  orderUpdated,
  orderUpdateFailed,
  showingOrders,
} from './order-messages';

it('says it in the words that were ordered', () => {
  expect(ORDERS_TEXT).toEqual({
    searchPlaceholder: 'Search orders by number, customer name, or email...',
    allStatuses: 'All Statuses',
    loading: 'Loading orders...',
  });
  expect(orderUpdated('shipped')).toEqual({
    title: '✅ Order Updated',
    description: 'Order status changed to shipped',
  });
  expect(ORDERS_LOAD_FAILED).toEqual({
    title: '❌ Error',
    description: 'Failed to load orders',
    variant: 'destructive',
  });
  expect(ORDER_UPDATE_FAILED).toEqual({
    title: '❌ Error',
    description: 'Failed to update order status',
    variant: 'destructive',
  });
  expect(noOrders(true, '')).toEqual({
    title: 'No orders found',
    description: 'Try adjusting your search or filter criteria',
  });
  expect(noOrders(false, 'Orders will appear here when customers make purchases')).toEqual({
    title: 'No orders yet',
    description: 'Orders will appear here when customers make purchases',
  });
  expect(showingOrders(3, 25)).toBe('Showing 3 of 25 orders');
  expect(showingOrders(10_000, 25_000, true)).toBe('Showing 10,000+ of 25,000 orders');
});

it('adds to a failed update the reason that staff can act on', () => {
  expect(orderUpdateFailed()).toBe(ORDER_UPDATE_FAILED);
  expect(orderUpdateFailed('The stock is gone.')).toEqual({
    ...ORDER_UPDATE_FAILED,
    description: 'Failed to update order status. The stock is gone.',
  });
});
