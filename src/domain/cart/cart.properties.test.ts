import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addItem,
  EMPTY_CART,
  itemCount,
  lostPlayers,
  playersOf,
  removeItem,
  setPieces,
  type Cart,
  type CartAddition,
} from './cart';
import { cartTotal } from './cart-prices';
import { piecesOf } from './cart-stock';
import { parseCart } from './cart-storage';
import { removePlayer } from './remove-player';
import { rowsBySize } from '../orders/players';
import { forAll } from '../../../tests/setup/for-all';

const addition: fc.Arbitrary<CartAddition> = fc.record(
  {
    product: fc
      .record({
        id: fc.constantFrom('p1', 'p2', 'p3'),
        price: fc.integer({ max: 100_000, min: 0 }),
        salePrice: fc.option(fc.integer({ max: 100_000, min: 0 })),
      })
      .map(({ id, price, salePrice }) => ({
        id,
        slug: id,
        name: id,
        price: price / 100,
        salePrice: salePrice === null ? null : salePrice / 100,
      })),
    quantity: fc.integer({ min: -1, max: 5 }),
    customization: fc.record(
      {
        sizes: fc.dictionary(fc.constantFrom('Boys S', 'Small', 'Medium', 'Large'), fc.integer({ min: -1, max: 4 })),
        color: fc.constantFrom('Red', 'Navy'),
        design: fc.constantFrom('a', 'b').map((each) => ({
          hash: each.repeat(64),
          name: each,
          garment: 'football-shirt' as const,
        })),
        players: fc.array(
          fc.record({
            name: fc.constantFrom('', 'HUDSON', 'JONES'),
            number: fc.constantFrom('', '7', '07'),
            size: fc.constantFrom('', 'Boys S', 'Small', 'Large'),
          }),
          { maxLength: 6 },
        ),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: ['product'] },
);

type Step =
  | { kind: 'add'; addition: CartAddition }
  | { kind: 'pieces'; line: number; size: string; quantity: number }
  | { kind: 'player'; line: number; place: number }
  | { kind: 'remove'; line: number };

const line = fc.nat(5);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('add'), addition }) },
  fc.record({
    kind: fc.constant('pieces'),
    line,
    size: fc.constantFrom('', 'Boys S', 'Small', 'Large'),
    quantity: fc.oneof(fc.integer({ min: -2, max: 20 }), fc.constant(1.5)),
  }),
  fc.record({ kind: fc.constant('player'), line, place: fc.nat(6) }),
  fc.record({ kind: fc.constant('remove'), line }),
);

const cart = fc.array(step, { maxLength: 20 }).map((steps) => steps.reduce<Cart>(take, EMPTY_CART));

function take(before: Cart, step: Step, index: number): Cart {
  if (step.kind === 'add') return addItem(before, step.addition, () => `line${index}`);
  const cartId = before[step.line]?.cartId ?? 'none';
  switch (step.kind) {
    case 'pieces':
      return setPieces(before, cartId, step.size, step.quantity);
    case 'player':
      return removePlayer(before, cartId, step.place);
    case 'remove':
      return removeItem(before, cartId);
  }
}

const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);

describe('a cart, whatever happened to it', () => {
  it('has quantities of at least 1 that equal the sum of their sizes', () => {
    forAll(cart, (lines) => {
      for (const { quantity, customization } of lines) {
        expect(quantity).toBeGreaterThan(0);
        if (!customization?.sizes) continue;
        expect(sumOf(Object.values(customization.sizes))).toBe(quantity);
        expect(Object.values(customization.sizes).every((count) => count > 0)).toBe(true);
      }
    });
  });

  it('prints for nobody without a piece of their size', () => {
    forAll(cart, (lines) => {
      for (const one of lines) {
        const pieces = new Map(piecesOf(one));
        for (const [size, count] of Object.entries(rowsBySize(playersOf(one))))
          expect(count).toBeLessThanOrEqual(pieces.get(size) ?? 0);
      }
    });
  });

  it('says which players a change has dropped, and keeps all others', () => {
    forAll(cart, line, fc.nat(6), (lines, index, count) => {
      const before = lines[index];
      const [size = ''] = before ? (piecesOf(before).at(-1) ?? []) : [];
      const after = setPieces(lines, before?.cartId ?? 'none', size, count);
      const now = after.find(({ cartId }) => cartId === before?.cartId);
      if (!before || !now) return;
      expect(playersOf(now).length + lostPlayers(lines, after).length).toBe(playersOf(before).length);
    });
  });

  it('never joins one kit with another, or with none', () => {
    forAll(cart, addition, (lines, more) => {
      const hashOf = (one: Pick<CartAddition, 'customization'>) => one.customization?.design?.hash;
      const after = addItem(lines, more, () => 'new');
      const piecesOfKit = (of: Cart) =>
        sumOf(of.filter((one) => hashOf(one) === hashOf(more)).map((one) => one.quantity));
      expect(piecesOfKit(after) - piecesOfKit(lines)).toBe(itemCount(after) - itemCount(lines));
    });
  });

  it('totals the sum of its lines', () => {
    forAll(cart, (lines) => {
      expect(cartTotal(lines)).toBe(sumOf(lines.map((one) => cartTotal([one]))));
      expect(itemCount(lines)).toBe(sumOf(lines.map((one) => one.quantity)));
    });
  });

  it('has no two lines of the same id', () => {
    forAll(cart, (lines) => {
      expect(new Set(lines.map((one) => one.cartId)).size).toBe(lines.length);
    });
  });

  it('has no two equal lines where nothing but adding happened', () => {
    forAll(fc.array(addition, { maxLength: 20 }), (additions) => {
      const lines = additions.reduce<Cart>((now, more, index) => addItem(now, more, () => `line${index}`), EMPTY_CART);
      const choices = lines.map(({ product, customization }) => JSON.stringify([product.id, customization]));
      expect(new Set(choices).size).toBe(lines.length);
    });
  });

  it('is the same after one more of a size and one less', () => {
    forAll(cart, line, (lines, index) => {
      const one = lines[index];
      for (const [size, count] of one ? piecesOf(one) : []) {
        const more = setPieces(lines, one?.cartId ?? '', size, count + 1);
        expect(itemCount(more)).toBe(itemCount(lines) + 1);
        expect(setPieces(more, one?.cartId ?? '', size, count)).toEqual(lines);
      }
    });
  });

  it('loses one piece and one player where a player is removed', () => {
    forAll(cart, line, fc.nat(6), (lines, index, place) => {
      const one = lines[index];
      if (!one || place >= playersOf(one).length) return;
      const after = removePlayer(lines, one.cartId, place);
      expect(itemCount(after)).toBe(itemCount(lines) - 1);
      if (one.quantity > 1) expect(lostPlayers(lines, after)).toEqual([playersOf(one)[place]]);
    });
  });

  it('is the same after a new line was added and removed', () => {
    forAll(cart, addition, (lines, more) => {
      const after = addItem(lines, more, () => 'new');
      if (after.length > lines.length) expect(removeItem(after, 'new')).toEqual(lines);
    });
  });

  it('grows by exactly what is added, each time', () => {
    forAll(cart, addition, (lines, more) => {
      const pieces = itemCount(addItem(EMPTY_CART, more, () => 'new'));
      const twice = addItem(
        addItem(lines, more, () => 'new'),
        more,
        () => 'newer',
      );
      expect(itemCount(twice)).toBe(itemCount(lines) + 2 * pieces);
      expect(twice.length - lines.length).toBeLessThanOrEqual(1);
    });
  });

  it('comes back from storage as it was', () => {
    forAll(cart, (lines) => {
      expect(parseCart(JSON.parse(JSON.stringify(lines)))).toEqual(lines);
    });
  });
});
