import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../text/field-errors';
import {
  orderDue,
  newOrderInput,
  orderEditInput,
  orderLinesInput,
  requestedItem,
  sameLines,
  shortLines,
  type EditedLine,
} from './order-edit';
import { DEFAULT_PRICE_TIERS } from '../money/price-tiers';

const line = (more: Partial<EditedLine> = {}): EditedLine => ({
  id: 'a',
  productId: 'kit',
  variationId: 'kit-red-s',
  productName: 'Kit',
  sku: 'KIT',
  color: 'Red',
  sizeCode: 'S',
  sizeLabel: 'Small',
  quantity: 1,
  unitPrice: 20,
  totalPrice: 20,
  priceTiers: DEFAULT_PRICE_TIERS,
  ...more,
});

describe('shortLines', () => {
  const stock = new Map([['kit-red-s', 3]]);

  it('counts what the order has already', () => {
    expect(shortLines([line({ quantity: 8 })], [line({ quantity: 5 })], stock)).toEqual([]);
    expect(shortLines([line({ quantity: 9 })], [line({ quantity: 5 })], stock)).toEqual([{ index: 0, available: 8 }]);
  });

  it('counts all lines of a variation together', () => {
    const after = [line({ quantity: 2 }), line({ id: undefined, quantity: 2 })];
    expect(shortLines(after, [], stock).map(({ index }) => index)).toEqual([0, 1]);
  });

  it('lets an order keep or lower what it has, though the variation is gone', () => {
    for (const quantity of [4, 5])
      expect(shortLines([line({ quantity })], [line({ quantity: 5 })], new Map())).toEqual([]);
    expect(shortLines([line({ quantity: 6 })], [line({ quantity: 5 })], new Map())).toEqual([
      { index: 0, available: 5 },
    ]);
  });
});

it('knows lines that stay as they are', () => {
  const before = [line({ id: 'a' }), line({ id: 'b', quantity: 2 })];
  expect(sameLines(before, [line({ id: 'b', quantity: 2 }), line({ id: 'a' })])).toBe(true);
  expect(sameLines(before, [line({ id: 'a' }), line({ id: 'b', quantity: 3 })])).toBe(false);
  expect(sameLines(before, [line({ id: 'a' })])).toBe(false);
  expect(sameLines(before, [line({ id: 'a' }), line({ id: undefined, quantity: 2 })])).toBe(false);
});

describe('orderDue', () => {
  it.each([
    ['unpaid', 'pending', 100, 0, 0, { toPay: 10_000, toRefund: 0, refundable: 0 }],
    ['paid', 'pending', 100, 100, 0, { toPay: 0, toRefund: 0, refundable: 10_000 }],
    ['dearer than paid', 'pending', 120.5, 100, 0, { toPay: 2050, toRefund: 0, refundable: 10_000 }],
    ['cheaper than paid', 'processing', 60, 100, 0, { toPay: 0, toRefund: 4000, refundable: 10_000 }],
    ['cheaper, and given back', 'processing', 60, 100, 40, { toPay: 0, toRefund: 0, refundable: 6000 }],
    ['given back out of goodwill', 'delivered', 100, 100, 10, { toPay: 0, toRefund: 0, refundable: 9000 }],
    ['cancelled after payment', 'cancelled', 100, 100, 10, { toPay: 0, toRefund: 9000, refundable: 9000 }],
    ['cancelled before payment', 'cancelled', 100, 0, 0, { toPay: 0, toRefund: 0, refundable: 0 }],
  ] as const)('%s', (_, status, totalAmount, paidAmount, refundedAmount, due) => {
    expect(orderDue({ status, totalAmount, paidAmount, refundedAmount })).toEqual(due);
  });
});

describe('input', () => {
  type Input = typeof orderLinesInput | typeof orderEditInput | typeof newOrderInput;
  const errorsOf = (schema: Input, input: unknown) => {
    const result = schema.safeParse(input);
    return result.success ? {} : fieldErrors(result.error);
  };

  it('names what is wrong beside its field', () => {
    const errors = errorsOf(orderEditInput, {
      customer: { firstName: ' ', lastName: 'Okafor', email: 'ada' },
      shippingAddress: { line1: '1 High Street', city: 'Leeds', postcode: 'LS1', country: 'GB' },
      lines: [{ id: 'a', quantity: 0 }, { quantity: 1 }],
      revision: 1,
    });
    expect(Object.keys(errors).sort()).toEqual([
      'customer.email',
      'customer.firstName',
      'lines.0.quantity',
      'lines.1.product',
    ]);
    expect(Object.keys(errorsOf(newOrderInput, { shippingAddress: { postcode: 'LS1', country: 'GB' } }))).toContain(
      'shippingAddress.postcode',
    );
  });

  it('wants at least one line, and none twice', () => {
    expect(errorsOf(orderLinesInput, { lines: [] })).toEqual({ lines: ['An order needs at least one line.'] });
    const twice = [1, 2].map((quantity) => ({ id: 'a', quantity }));
    expect(errorsOf(orderLinesInput, { lines: twice })).toEqual({ lines: ['A line appears twice.'] });
  });

  it('takes two lines to be added, and an order that answers an inquiry', () => {
    const added = { product: 'kit', size: 'S', quantity: 1 };
    expect(errorsOf(orderLinesInput, { lines: [added, added] })).toEqual({});
    const order = {
      customer: { firstName: 'Ada', lastName: 'Okafor', email: 'ada@shopper.test' },
      shippingAddress: { line1: '1 High Street', city: 'Leeds', postcode: 'LS1 4AP', country: 'GB' },
      lines: [added],
      inquiry: '3f0c7a52-6f0e-4b52-9f0e-9d3f0c7a526f',
    };
    expect(newOrderInput.parse(order)).toEqual(order);
    expect(newOrderInput.safeParse({ ...order, inquiry: 'one' }).success).toBe(false);
    expect(newOrderInput.safeParse({ ...order, lines: [] }).success).toBe(false);
  });

  it('asks checkout for a size by its code', () => {
    expect(requestedItem({ product: 'kit', color: 'Red', size: 'Small', quantity: 2 })).toEqual({
      product: 'kit',
      color: 'Red',
      quantity: 2,
      sizes: { S: 2 },
    });
    expect(requestedItem({ product: 'bag', quantity: 2 })).toEqual({ product: 'bag', quantity: 2 });
    expect(requestedItem({ product: 'kit', size: 'Huge', quantity: 2 })).toEqual({ product: 'kit', quantity: 2 });
  });
});
