import { expect, it } from 'vitest';
import { ORDER_COLUMNS, orderViewText, parseOrderView, withColumn } from './order-view';

it('begins with cards', () => {
  for (const text of [undefined, '', 'list', 'toString.constructor']) expect(parseOrderView(text).layout).toBe('cards');
  expect(parseOrderView(undefined).columns).toContain('payment');
});

it('reads what it wrote, in the order of the columns', () => {
  const view = { layout: 'table', columns: ['customer', 'notes'] } as const;
  expect(parseOrderView(orderViewText(view))).toEqual(view);
  expect(parseOrderView('table.notes-customer-customer-nothing')).toEqual(view);
  expect(parseOrderView('table.')).toEqual({ layout: 'table', columns: [] });
});

it('puts a column into its place, and takes it out', () => {
  const view = parseOrderView('table.created-status');
  expect(withColumn(view, 'total', true).columns).toEqual(['created', 'total', 'status']);
  expect(withColumn(view, 'created', false).columns).toEqual(['status']);
  expect(ORDER_COLUMNS).toEqual([
    'created',
    'customer',
    'email',
    'items',
    'promised',
    'total',
    'payment',
    'status',
    'notes',
  ]);
});
