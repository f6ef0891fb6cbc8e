import { NO_CREDIT } from './order-credit';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../text/field-errors';
import {
  correctedKit,
  correctedLines,
  correctedPlayers,
  orderDue,
  newOrderInput,
  orderEditInput,
  orderLinesInput,
  requestedItem,
  sameLines,
  samePrint,
  shortLines,
  type EditedLine,
} from './order-edit';
import { DEFAULT_PRICE_TIERS } from '../money/price-tiers';
import type { OrderedKit, RequestedKit } from './resolve-line';

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
  isOnSale: false,
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

describe('correctedKit', () => {
  const ordered: OrderedKit = {
    ...{ hash: 'a', name: 'Home', garment: 'football-shirt', technique: 'vinyl' },
    parts: [{ part: 'Shorts', garment: 'football-shorts' }],
  };
  const requested: RequestedKit = {
    ...{ hash: 'b', name: 'Home 2', garments: ['football-shirt', 'football-shorts', 'holdall'] },
    techniques: { 'football-shirt': 'vinyl', holdall: 'embroidery' },
  };

  it('changes design and name alone', () => {
    expect(correctedKit(ordered, requested)).toEqual({ ok: true, kit: { ...ordered, hash: 'b', name: 'Home 2' } });
    const { technique: _, ...sublimated } = ordered;
    const kit = correctedKit(sublimated, { ...requested, techniques: null });
    expect(kit).toEqual({ ok: true, kit: { ...sublimated, hash: 'b', name: 'Home 2' } });
  });

  it('needs every garment that was ordered', () => {
    const message = 'This design has no shorts.';
    expect(correctedKit(ordered, { ...requested, garments: ['football-shirt'] })).toEqual({
      ok: false,
      field: 'design',
      message,
    });
  });

  it.each([
    ['another', { 'football-shirt': 'embroidery' }],
    ['none', {}],
    ['a further', { 'football-shirt': 'vinyl', 'football-shorts': 'vinyl' }],
  ] as const)('refuses %s technique, which has its own price', (_, techniques) => {
    const message =
      'Names, numbers and logos are put onto this design in another way than was ordered. Choose the same in the designer.';
    expect(correctedKit(ordered, { ...requested, techniques })).toEqual({ ok: false, field: 'design', message });
  });
});

describe('print of a line', () => {
  const ada = { name: 'ADA', number: '7', person: 'Ada Okafor', sizes: { Shorts: 'M' } };
  const bea = { name: 'BEA', number: '8' };
  const eve = { name: 'EVE', number: '9' };

  it('is corrected for the same persons in the same sizes', () => {
    const players = [{ ...ada, number: '10' }, bea];
    expect(correctedPlayers({ players: [ada, bea], shipped: 0 }, [{ name: 'ADA', number: '10' }, bea])).toEqual({
      ok: true,
      players,
    });
    expect(correctedPlayers({ players: null, shipped: 1 }, [])).toEqual({ ok: true, players: [] });
  });

  it.each([[[ada]], [[ada, bea, eve]]])('stays while the players have changed: %#', (wanted) => {
    const message = 'The players of this line have changed.';
    const refused = { ok: false, field: 'players', message };
    expect(correctedPlayers({ players: [ada, bea], shipped: 0 }, wanted)).toEqual(refused);
  });

  it('stays once pieces of the line are shipped', () => {
    const line = { players: [ada], shipped: 1 };
    const message = 'Pieces of this line are shipped: its names and numbers stay.';
    for (const change of [{ name: 'EVE' }, { number: '8' }])
      expect(correctedPlayers(line, [{ ...ada, ...change }])).toEqual({ ok: false, field: 'players', message });
    expect(correctedPlayers(line, [ada])).toEqual({ ok: true, players: [ada] });
  });

  it.each([
    [null, undefined, true],
    [null, [], true],
    [[ada], null, false],
    [[ada], [ada, bea], false],
    [[ada, bea], [ada, eve], false],
    [[ada], [{ name: 'ADA', number: '07' }], false],
    [[ada], [{ name: 'EVE', number: '7' }], false],
    [[ada], [{ name: 'ADA', number: '7' }], true],
  ])('is names and numbers in order: %#', (before, after, isSame) => {
    expect(samePrint(before, after)).toBe(isSame);
  });

  it('is not corrected by removing the last players with their pieces', () => {
    const before = [line({ id: 'b', players: [eve] }), line({ players: [ada, bea] }), line({ id: 'c' })];
    const [shorter, corrected] = [line({ players: [ada] }), line({ players: [ada, eve] })];
    expect(correctedLines(before, [line({ id: 'b', players: [eve] }), shorter, line({ id: 'c' })])).toEqual([]);
    expect(correctedLines(before, [line({ id: 'c' }), corrected])).toEqual([corrected]);
    const added = line({ id: undefined, players: [ada] });
    expect(correctedLines(before, [added])).toEqual([added]);
  });
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
    expect(orderDue({ status, totalAmount, paidAmount, refundedAmount, ...NO_CREDIT })).toEqual({ ...due, lost: 0 });
  });
});

it.each([
  ['pending', 100, 30, 0, { toPay: 0, lost: 7000, toRefund: 0 }],
  ['pending', 150, 30, 0, { toPay: 5000, lost: 7000, toRefund: 0 }],
  ['pending', 100, 90, 0, { toPay: 0, lost: 1000, toRefund: 0 }],
  ['pending', 20, 30, 0, { toPay: 0, lost: 0, toRefund: 1000 }],
  ['pending', 100, 30, 50, { toPay: 0, lost: 2000, toRefund: 0 }],
  ['cancelled', 100, 0, 0, { toPay: 0, lost: 0, toRefund: 0 }],
] as const)(
  'writes off no more than is open: %s, %d with %d paid and %d credited',
  (status, totalAmount, paidAmount, creditedAmount, due) => {
    const credit = { creditedAmount, creditRefundedAmount: 0, writtenOffAmount: 70 };
    expect(orderDue({ status, totalAmount, paidAmount, refundedAmount: 0, ...credit })).toMatchObject(due);
  },
);

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
    const place = { postcode: 'LS1', country: 'GB' };
    expect(errorsOf(newOrderInput, { shippingAddress: place, billingAddress: place })).toMatchObject({
      'shippingAddress.line1': ['Please enter the address.'],
      'shippingAddress.postcode': [expect.any(String)],
      'billingAddress.line1': ['Please enter the address.'],
    });
  });

  it('corrects names and numbers on lines that the order has, of up to 1000 players', () => {
    const players = (count: number) => Array.from({ length: count }, () => ({ name: 'ADA', number: '7' }));
    expect(errorsOf(orderLinesInput, { lines: [{ id: 'a', quantity: 1, players: players(1000) }] })).toEqual({});
    expect(errorsOf(orderLinesInput, { lines: [{ id: 'a', quantity: 1, players: players(1001) }] })).toHaveProperty([
      'lines.0.players',
    ]);
    expect(errorsOf(orderLinesInput, { lines: [{ product: 'kit', quantity: 1, players: players(1) }] })).toEqual({
      'lines.0.players': ['Names and numbers are corrected on lines that the order has.'],
    });
  });

  it('wants at least one line, and none twice', () => {
    expect(errorsOf(orderLinesInput, { lines: [] })).toEqual({ lines: ['Add at least one product.'] });
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
    expect(requestedItem({ quantity: 2 })).toEqual({ quantity: 2 });
    expect(requestedItem({ product: 'bag', quantity: 2 })).toEqual({ product: 'bag', quantity: 2 });
    expect(requestedItem({ product: 'kit', size: 'Huge', quantity: 2 })).toEqual({ product: 'kit', quantity: 2 });
  });
});
