import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { times } from '../../../tests/setup/for-all';
import { ORDER_STATUSES, type OrderStatus } from '../orders/order-status';
import type { ReturnReason } from './return-state';
import {
  itemErrors,
  MADE_FOR_YOU,
  reasonsFor,
  receivedErrors,
  returnablePieces,
  returnsUnsent,
  sentPieces,
  unsentPieces,
  type OrderedPieces,
  type ReturnedPieces,
} from './returnable';

const pieces = (more: Partial<OrderedPieces> = {}): OrderedPieces => ({
  ...{ quantity: 5, shipped: 0, kept: 0, returns: [], ...more },
});
const returned = (more: Partial<ReturnedPieces> = {}): ReturnedPieces => ({
  ...{ status: 'requested', quantity: 2, restocked: 0, writtenOff: 0, ...more },
});

describe('pieces of a line', () => {
  it('are sent by parcel, all by a status of despatch, and as they were when cancelled', () => {
    expect(sentPieces('processing', pieces({ shipped: 3 }))).toBe(3);
    expect(sentPieces('shipped', pieces({ shipped: 3 }))).toBe(5);
    expect(sentPieces('delivered', pieces())).toBe(5);
    expect(sentPieces('cancelled', pieces({ shipped: 3, kept: 3 }))).toBe(3);
    expect(sentPieces('cancelled', pieces())).toBe(0);
  });

  it('come back once: of a received return those that came, of a refused one none', () => {
    const left = (more: Partial<ReturnedPieces>) =>
      returnablePieces('delivered', pieces({ returns: [returned({ quantity: 4, ...more })] }));
    expect(left({ status: 'approved' })).toBe(1);
    expect(left({ status: 'received', restocked: 1, writtenOff: 1 })).toBe(3);
    expect(left({ status: 'declined' })).toBe(5);
    expect(left({ status: 'cancelled' })).toBe(5);
  });

  it('go back into stock with a cancellation only if they were not sent', () => {
    expect(unsentPieces('pending', pieces())).toBe(5);
    expect(unsentPieces('processing', pieces({ shipped: 2 }))).toBe(3);
    expect(unsentPieces('delivered', pieces({ shipped: 2 }))).toBe(0);
  });
});

describe('a request', () => {
  const lines = [
    { line: 'a', left: 2, isMade: false, returnBy: null },
    { line: 'b', left: 2, isMade: true, returnBy: null },
    { line: 'c', left: 0, isMade: false, returnBy: null },
  ];
  const item = (lineId: string, quantity = 1, reason: ReturnReason = 'wrong_size') => ({ lineId, quantity, reason });

  it('names lines once, of pieces that are left, for a reason that applies', () => {
    expect(itemErrors([item('a', 2), item('b', 1, 'faulty')], lines, 'customer')).toEqual({});
    expect(itemErrors([item('a', 3), item('a'), item('b'), item('c'), item('d')], lines, 'customer')).toEqual({
      'items.0.quantity': ['At most 2 can be returned.'],
      'items.1.lineId': ['A line appears twice.'],
      'items.2.reason': [MADE_FOR_YOU],
      'items.3.quantity': ['None of these can be returned.'],
      'items.4.lineId': ['The order has no such line.'],
    });
  });

  it('is for a cancelled order only by staff, whatever was made', () => {
    expect(reasonsFor('customer', { isMade: true, returnBy: null })).toEqual(['faulty', 'wrong_item']);
    expect(itemErrors([item('a', 1, 'order_cancelled')], lines, 'customer')).toHaveProperty(['items.0.reason']);
    expect(itemErrors([item('b', 1, 'order_cancelled')], lines, 'staff')).toEqual({});
  });

  it('is after its last day only by staff, or for our fault', () => {
    const late = [{ line: 'a', left: 2, isMade: false, returnBy: '2026-01-31' }];
    expect(itemErrors([item('a')], late, 'customer')).toEqual({
      'items.0.reason': [expect.stringMatching(/^You could return it until 31 Jan 2026\./)],
    });
    expect(itemErrors([item('a', 1, 'faulty')], late, 'customer')).toEqual({});
    expect(itemErrors([item('a')], late, 'staff')).toEqual({});
    expect(reasonsFor('customer', { isMade: false, returnBy: '9999-12-31' })).toContain('unwanted');
  });

  it('is received in part or whole, and not without a piece', () => {
    const items = [{ line: 'a', quantity: 2 }];
    const received = (restocked: number, writtenOff: number, lineId = 'a') => [{ lineId, restocked, writtenOff }];
    expect(receivedErrors(received(1, 1), items)).toEqual({});
    expect(receivedErrors(received(2, 1), items)).toHaveProperty(['items.0.restocked']);
    expect(receivedErrors(received(0, 0), items)).toHaveProperty(['items']);
    expect(receivedErrors(received(1, 0, 'b'), items)).toHaveProperty(['items.0.lineId']);
    expect(receivedErrors([...received(1, 0), ...received(1, 0)], items)).toHaveProperty(['items.1.lineId']);
  });
});

/** Oracle: places of the pieces of one line, moved one by one. */
type Place = 'shelf' | 'packing' | 'customer' | 'back on shelf' | 'bin';
type World = {
  places: Place[];
  status: OrderStatus;
  shipped: number;
  returns: { at: number[]; state: ReturnedPieces }[];
};

const step = fc.oneof(
  fc.record({ do: fc.constant('ship' as const), count: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constant('status' as const), to: fc.constantFrom(...ORDER_STATUSES) }),
  fc.record({ do: fc.constant('request' as const), count: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ do: fc.constant('decline' as const), which: fc.nat(3) }),
  fc.record({
    ...{ do: fc.constant('receive' as const), which: fc.nat(3) },
    ...{ restocked: fc.nat(3), writtenOff: fc.nat(3) },
  }),
);

it('no piece comes back that was not sent, and none reaches the shelf twice, whatever happens in which order', () => {
  times(500)(
    fc.integer({ min: 1, max: 6 }),
    fc.boolean(),
    fc.array(step, { maxLength: 14 }),
    (quantity, isSent, steps) => {
      const world: World = {
        places: Array.from({ length: quantity }, () => (isSent ? 'customer' : 'packing')),
        status: isSent ? 'delivered' : 'pending',
        shipped: 0,
        returns: [],
      };
      let [stock, kept] = [0, 0];
      const at = (...wanted: Place[]) => world.places.flatMap((place, index) => (wanted.includes(place) ? index : []));
      const underWay = () => new Set(world.returns.flatMap(({ at: indexes, state }) => (isOpen(state) ? indexes : [])));
      const freeOf = () => at('customer').filter((index) => !underWay().has(index));
      const now = (): OrderedPieces => ({
        ...{ quantity, shipped: world.shipped, kept, returns: world.returns.map(({ state }) => state) },
      });
      for (const taken of steps) {
        switch (taken.do) {
          case 'ship': {
            if (world.status !== 'processing') break;
            const packed = at('packing').slice(0, taken.count);
            for (const index of packed) world.places[index] = 'customer';
            world.shipped += packed.length;
            break;
          }
          case 'status': {
            const { to } = taken;
            if (to === world.status) break;
            const returned = underWay().size + at('back on shelf', 'bin').length;
            const isRefused = isInHand(to) && returned > world.shipped;
            expect(isInHand(to) && returnsUnsent(to, [now()])).toBe(isRefused);
            if (isRefused) break;
            if (to === 'cancelled') {
              const back = unsentPieces(world.status, now());
              kept = quantity - back;
              stock += back;
              expect(back).toBe(at('packing').length);
              for (const index of at('packing')) world.places[index] = 'shelf';
            } else {
              if (world.status === 'cancelled') {
                stock -= quantity - kept;
                kept = 0;
                for (const index of at('shelf')) world.places[index] = 'packing';
              }
              if (to === 'shipped' || to === 'delivered')
                for (const index of at('packing')) world.places[index] = 'customer';
              else {
                for (const index of freeOf().slice(world.shipped - returned)) world.places[index] = 'packing';
              }
            }
            world.status = to;
            break;
          }
          case 'request': {
            const free = freeOf();
            if (taken.count > free.length) break;
            world.returns.push({
              at: free.slice(0, taken.count),
              state: { status: 'approved', quantity: taken.count, restocked: 0, writtenOff: 0 },
            });
            break;
          }
          case 'decline': {
            const chosen = world.returns[taken.which % Math.max(1, world.returns.length)];
            if (chosen && isOpen(chosen.state)) {
              chosen.state = { ...chosen.state, status: 'declined' };
            }
            break;
          }
          case 'receive': {
            const chosen = world.returns[taken.which % Math.max(1, world.returns.length)];
            const { restocked, writtenOff } = taken;
            if (!chosen || !isOpen(chosen.state)) break;
            const items = [{ line: 'l', quantity: chosen.state.quantity }];
            if (Object.keys(receivedErrors([{ lineId: 'l', restocked, writtenOff }], items)).length > 0) break;
            chosen.state = { ...chosen.state, status: 'received', restocked, writtenOff };
            chosen.at.slice(0, restocked).forEach((index) => (world.places[index] = 'back on shelf'));
            chosen.at.slice(restocked, restocked + writtenOff).forEach((index) => (world.places[index] = 'bin'));
            stock += restocked;
            break;
          }
        }
        expect(stock).toBe(at('shelf', 'back on shelf').length);
        expect(returnablePieces(world.status, now())).toBe(freeOf().length);
      }
    },
  );
});

const isInHand = (status: OrderStatus): boolean => status === 'pending' || status === 'processing';

const isOpen = ({ status }: ReturnedPieces): boolean => status === 'approved';
