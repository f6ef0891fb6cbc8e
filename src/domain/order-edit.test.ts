import { describe, expect, it } from 'vitest';
import { fieldErrors } from './checkout-input';
import {
  orderDue,
  orderEditInput,
  orderLinesInput,
  requestedItem,
  sameLines,
  shortLines,
  sumLines,
  type EditedLine,
} from './order-edit';
import { DEFAULT_PRICE_TIERS } from './price-tiers';

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

describe('sumLines', () => {
  it('pools the pieces of a design, whatever each line’s price', () => {
    expect(
      sumLines(
        [
          line({ quantity: 6 }),
          line({ id: 'b', quantity: 4, unitPrice: 22.5 }),
          line({ productId: 'bag', color: undefined }),
        ],
        5,
      ),
    ).toEqual({
      discounts: [{ productName: 'Kit', color: 'Red', quantity: 10, percentOff: 5, amount: 10.5 }],
      discountAmount: 10.5,
      totalAmount: 224.5,
      totalItems: 11,
    });
  });
});

describe('shortLines', () => {
  const shelves = new Map([['kit-red-s', 3]]);

  it('counts what the order holds already', () => {
    expect(shortLines([line({ quantity: 8 })], [line({ quantity: 5 })], shelves)).toEqual([]);
    expect(shortLines([line({ quantity: 9 })], [line({ quantity: 5 })], shelves)).toEqual([{ index: 0, available: 8 }]);
  });

  it('counts all lines of a shelf together', () => {
    const after = [line({ quantity: 2 }), line({ id: undefined, quantity: 2 })];
    expect(shortLines(after, [], shelves).map(({ index }) => index)).toEqual([0, 1]);
  });

  it('lets an order keep or lower what it has, though the shelf is gone', () => {
    expect(shortLines([line({ quantity: 4 })], [line({ quantity: 5 })], new Map())).toEqual([]);
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
  const errorsOf = (schema: typeof orderLinesInput | typeof orderEditInput, input: unknown) => {
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
      'shippingAddress.postcode',
    ]);
  });

  it('wants at least one line, and none twice', () => {
    expect(errorsOf(orderLinesInput, { lines: [] })).toEqual({ lines: ['An order needs at least one line.'] });
    const twice = [1, 2].map((quantity) => ({ id: 'a', quantity }));
    expect(errorsOf(orderLinesInput, { lines: twice })).toEqual({ lines: ['A line is given twice.'] });
  });

  it('asks checkout for a size by its code', () => {
    expect(requestedItem({ product: 'kit', color: 'Red', size: 'Small', quantity: 2 })).toEqual({
      product: 'kit',
      color: 'Red',
      quantity: 2,
      sizes: { S: 2 },
    });
    expect(requestedItem({ product: 'bag', quantity: 2 })).toEqual({ product: 'bag', quantity: 2 });
  });
});
