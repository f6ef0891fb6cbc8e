import { describe, expect, it } from 'vitest';
import { addLines, emptyValues, toBody, toBuyer, toLines, unitsOf, type FormLine } from './order-form';

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
