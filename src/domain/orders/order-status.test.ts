import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOrderStatus, ORDER_STATUSES, SHOP_ORDERS, shopperTexts, statusChange } from './order-status';
import { badgeOf, consequenceOf, needsReason } from './status-flow';
import { forAll } from '../../../tests/setup/for-all';

describe('order statuses', () => {
  it('are labelled in order', () => {
    expect(ORDER_STATUSES.map((status) => SHOP_ORDERS.labels[status])).toEqual([
      'Pending',
      'Processing',
      'Shipped',
      'Delivered',
      'Cancelled',
    ]);
  });

  it.each([
    ['delivered', 'default'],
    ['shipped', 'secondary'],
    ['processing', 'outline'],
    ['pending', 'outline'],
    ['cancelled', 'destructive'],
    ['refunded', 'destructive'],
    ['constructor', 'destructive'],
  ])('%s has the badge %s', (status, badge) => {
    expect(badgeOf(SHOP_ORDERS, status)).toBe(badge);
  });

  it('are told from anything else', () => {
    expect(ORDER_STATUSES.every(isOrderStatus)).toBe(true);
    expect([undefined, null, 1, '', 'Pending', 'approved'].some(isOrderStatus)).toBe(false);
  });
});

it('tells the customer what a status means, and of a collected order nothing that is sent', () => {
  expect(ORDER_STATUSES.map((status) => shopperTexts(status, false).event)).toEqual([
    ...['Pending', 'We started on your order', 'Everything is on its way', 'Delivered', 'Cancelled'],
  ]);
  expect(ORDER_STATUSES.map((status) => shopperTexts(status, true).event)).toEqual([
    ...['Pending', 'We started on your order', 'Everything is ready to collect', 'Collected', 'Cancelled'],
  ]);
  expect(shopperTexts('pending', false).meaning).toBe('We have your order and will confirm it shortly.');
  expect(shopperTexts('processing', true).meaning).toBe('Your kit is being made and packed.');
  expect(shopperTexts('delivered', true).meaning).toBe('You have collected your order.');
});

describe('statusChange', () => {
  it.each([
    ['pending', 'pending', false, false, 'keep'],
    ['pending', 'delivered', false, true, 'keep'],
    ['delivered', 'pending', false, true, 'keep'],
    ['shipped', 'cancelled', false, true, 'return'],
    ['shipped', 'cancelled', true, true, 'keep'],
    ['cancelled', 'cancelled', false, false, 'keep'],
    ['cancelled', 'processing', true, true, 'take'],
    ['cancelled', 'processing', false, true, 'keep'],
    ['pending', 'processing', true, true, 'take'],
    ['pending', 'cancelled', true, true, 'keep'],
  ] as const)('%s to %s, stock returned %s', (from, to, stockReturned, changed, stock) => {
    expect(statusChange({ from, to, stockReturned })).toEqual({ changed, stock });
  });

  it('holds stock for every order that is not cancelled, whatever the way there', () => {
    forAll(fc.array(fc.constantFrom(...ORDER_STATUSES)), (path) => {
      const end = path.reduce<{ status: (typeof ORDER_STATUSES)[number]; held: number }>(
        (order, to) => {
          const { stock } = statusChange({ from: order.status, to, stockReturned: order.held === 0 });
          const moved = { keep: 0, return: -1, take: 1 }[stock];
          return { status: to, held: order.held + moved };
        },
        { status: ORDER_STATUSES[0], held: 1 },
      );
      expect(end.held).toBe(end.status === 'cancelled' ? 0 : 1);
    });
  });
});

it('asks why an order goes back, is cancelled or reopened, and nothing else', () => {
  const forwards = ORDER_STATUSES.flatMap((from) =>
    ORDER_STATUSES.filter((to) => !needsReason(SHOP_ORDERS, from, to)).map((to) => `${from} ${to}`),
  );
  expect(forwards).toEqual([
    'pending pending',
    'pending processing',
    'pending shipped',
    'pending delivered',
    'processing processing',
    'processing shipped',
    'processing delivered',
    'shipped shipped',
    'shipped delivered',
    'delivered delivered',
    'cancelled cancelled',
  ]);
});

it('says what follows before it is explained', () => {
  expect(consequenceOf(SHOP_ORDERS, 'pending', 'cancelled')).toBe(
    'Pieces that were not sent go back into stock. Refund the payment separately.',
  );
  expect(consequenceOf(SHOP_ORDERS, 'cancelled', 'pending')).toBe(
    'Its pieces are taken from stock again, if they are still available.',
  );
  expect(consequenceOf(SHOP_ORDERS, 'shipped', 'pending')).toBe('It is now Shipped.');
});
