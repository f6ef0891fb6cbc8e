import { describe, expect, it } from 'vitest';
import type { LinesQuote } from '@/modules/orders/editing/quote-lines';
import {
  addLines,
  changedPrices,
  emptyValues,
  formPriceChanges,
  NO_PRICES,
  pricedSums,
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

it('sends custom lines by their description, prices that are typed, and a wrong one to be refused', () => {
  const custom = { taxClass: 'zero', isService: false } as const;
  const lines = [
    line('a', { custom, product: undefined, name: 'Mugs', agreed: '8' }),
    line('b', { id: '1', agreed: '-10%' }),
    line('c', { agreed: 'cheap', isMadeToOrder: true }),
  ];
  expect(toLines(lines)).toEqual([
    { quantity: 2, custom: { ...custom, description: 'Mugs' }, unitPrice: 8 },
    { id: '1', quantity: 2, unitPrice: 18 },
    { product: 'kit', color: 'Red', size: 'S', quantity: 2, unitPrice: NaN, isMadeToOrder: true },
  ]);
  expect(addLines(lines, [line('d', { custom, product: undefined, name: 'Mugs' })])).toHaveLength(4);
});

it('sends a discount only if it changes, and has it priced once it can be', () => {
  const given = { ...NO_PRICES, discountKind: 'percentage', discountValue: '10', discountName: 'Loyalty' };
  const sent = { discount: { kind: 'percentage', value: 10, name: 'Loyalty' } };
  expect(changedPrices(given, NO_PRICES)).toEqual(sent);
  expect(changedPrices(given, given)).toEqual({});
  expect(changedPrices(NO_PRICES, given)).toEqual({ discount: null });
  const agreed = { ...NO_PRICES, deliveryAmount: '5.00' };
  expect(changedPrices(agreed, agreed)).toEqual({});
  expect(changedPrices(NO_PRICES, agreed)).toEqual({ deliveryAmount: null });
  expect(pricedSums({ ...given, discountValue: '', deliveryAmount: 'x' }, NO_PRICES)).toEqual({});
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
