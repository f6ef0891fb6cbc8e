import { describe, expect, it } from 'vitest';
import type { LinesQuote } from '@/modules/orders/editing/quote-lines';
import {
  addLines,
  emptyValues,
  formPriceChanges,
  toBody,
  toBuyer,
  toLines,
  unitsOf,
  type FormLine,
} from './order-form';

const line = (key: string, more: Partial<FormLine> = {}): FormLine => ({
  key,
  product: 'kit',
  name: 'Kit',
  color: 'Red',
  size: 'S',
  quantity: '2',
  unitPrice: 20,
  image: null,
  ...more,
});

describe('addLines', () => {
  it('adds to what is there, and puts the rest at the end', () => {
    const lines = addLines([line('a', { id: '1' })], [line('b', { quantity: '3' }), line('c', { size: 'M' })]);
    expect(lines.map(({ key, quantity }) => [key, quantity])).toEqual([
      ['a', '5'],
      ['c', '2'],
    ]);
  });
});

it.each([
  ['12', 12],
  [' 3 ', 3],
  ['', undefined],
  ['1.5', undefined],
  ['-1', undefined],
])('%j is %s pieces', (typed, units) => {
  expect(unitsOf(typed)).toBe(units);
});

it('sends the order’s own lines by their id, others by product', () => {
  expect(toLines([line('a', { id: '1' }), line('b', { quantity: 'x', size: undefined })])).toEqual([
    { id: '1', quantity: 2 },
    { product: 'kit', color: 'Red', size: undefined, quantity: 0 },
  ]);
});

it('sends a VAT number as it is typed, and has it quoted once it is whole', () => {
  const typed = (vatNumber: string) => ({ ...emptyValues(), 'customer.email': ' ada@shopper.test', vatNumber });
  expect(toBody(emptyValues())).not.toHaveProperty('vatNumber');
  expect(toBody(typed('DE 1'))).toMatchObject({ vatNumber: 'DE 1' });
  expect(toBuyer(typed('DE 1'))).toEqual({ email: 'ada@shopper.test', vatNumber: undefined });
  expect(toBuyer(typed('de 136695976'))).toMatchObject({ vatNumber: 'DE136695976' });
});

it('tells line by line what prices changed since they were shown, and nothing where the total stays', () => {
  const lines = [line('a', { id: '1' }), line('b', { name: 'Bag', color: undefined, size: undefined, quantity: '3' })];
  const quote = (unitPrices: number[], totalAmount: number, shippingAmount: number, off = 0): LinesQuote => ({
    unitPrices,
    sums: {
      discounts: off > 0 ? [{ productName: 'Bag', quantity: 3, percentOff: 10, amount: off }] : [],
      ...{ discountAmount: off, totalAmount, totalItems: 5, taxes: null },
    },
    delivery: {
      ...{ shippingAmount, promisedDate: null, methods: [] },
      delivery: { method: 'post', name: 'Post', isCollection: false, days: 3, from: null },
    },
    fieldErrors: {},
  });
  const shown = quote([20, 10], 70, 0);
  expect(formPriceChanges(lines, shown, quote([20, 12], 82.35, 9.95, 3.6))).toEqual([
    { label: 'Bag', from: '$30.00', to: '$36.00' },
    { label: 'Discount, Bag', from: '–', to: '−$3.60' },
    { label: 'Delivery, Post', from: 'Free', to: '$9.95' },
    { label: 'Total', from: '$70.00', to: '$82.35' },
  ]);
  expect(formPriceChanges(lines, shown, shown)).toEqual([]);
});
