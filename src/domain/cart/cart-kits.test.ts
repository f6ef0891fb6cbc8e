import { describe, expect, it } from 'vitest';
import { MAX_PLAYERS, type PlayerRow } from '../orders/players';
import {
  addItem,
  customizationBadges,
  EMPTY_CART,
  lostPlayers,
  playersOf,
  setPieces,
  type Cart,
  type CartAddition,
} from './cart';
import { cartTotal } from './cart-prices';
import { roomToGrow, withinStock } from './cart-stock';
import { removePlayer } from './remove-player';
import { parseCart } from './cart-storage';

const product = { id: 'p1', slug: 'shirt', name: 'Shirt', price: 10 };
const home = { hash: 'a'.repeat(64), name: 'Home', garment: 'football-shirt' } as const;
const away = { ...home, hash: 'b'.repeat(64), name: 'Away' };
const row = (name: string, number: string, size: string): PlayerRow => ({ name, number, size });
const hudson = row('HUDSON', '07', 'Small');
const jones = row('JONES', '8', 'Large');

function cartOf(...additions: CartAddition[]): Cart {
  return additions.reduce<Cart>((cart, addition, index) => addItem(cart, addition, () => `line${index}`), EMPTY_CART);
}
const shirts = (
  customization: CartAddition['customization'],
  more?: Partial<CartAddition['product']>,
): CartAddition => ({
  product: { ...product, ...more },
  customization,
});

describe('lines join', () => {
  const sizes = { Small: 1, Large: 1 };

  it('of the same kit and players, whose rows are added with the pieces', () => {
    const cart = cartOf(
      shirts({ design: home, sizes, players: [hudson, jones] }),
      shirts({ design: home, sizes, players: [hudson, jones] }),
    );
    expect(cart).toHaveLength(1);
    expect(cart[0]).toMatchObject({ quantity: 4, customization: { sizes: { Small: 2, Large: 2 }, design: home } });
    expect(cart[0] && playersOf(cart[0])).toEqual([hudson, jones, hudson, jones]);
  });

  it.each([
    ['another kit', { design: away, sizes, players: [hudson] }],
    ['no kit', { sizes, players: [hudson] }],
    ['another number', { design: home, sizes, players: [row('HUDSON', '7', 'Small')] }],
    ['nobody', { design: home, sizes }],
  ])('never with those of %s', (_, customization) => {
    expect(cartOf(shirts({ design: home, sizes, players: [hudson] }), shirts(customization))).toHaveLength(2);
  });

  it('as long as their players are not too many for one line', () => {
    const players = Array.from({ length: MAX_PLAYERS }, (_, index) => row('A', String(index), 'Small'));
    const many = shirts({ sizes: { Small: MAX_PLAYERS }, players });
    expect(cartOf(many, many).map(({ quantity }) => quantity)).toEqual([MAX_PLAYERS, MAX_PLAYERS]);
  });
});

describe('players', () => {
  const cart = cartOf(shirts({ sizes: { Small: 2, Large: 2 }, players: [hudson, jones, row('ROE', '9', 'Large')] }));

  it('are never more than the pieces of their size', () => {
    const [line] = cartOf(shirts({ sizes: { Small: 1 }, players: [hudson, row('POE', '1', 'Small'), jones] }));
    expect(line && playersOf(line)).toEqual([hudson]);
    const [bag] = cartOf({ product, quantity: 1, customization: { players: [row('A', '', ''), row('B', '', '')] } });
    expect(bag && playersOf(bag)).toEqual([row('A', '', '')]);
  });

  it('go with the pieces, the last of the size first, and are told', () => {
    const fewer = setPieces(cart, 'line0', 'Large', 1);
    expect(fewer[0] && playersOf(fewer[0])).toEqual([hudson, jones]);
    expect(lostPlayers(cart, fewer)).toEqual([row('ROE', '9', 'Large')]);
    const without = setPieces(cart, 'line0', 'Large', 0);
    expect(without[0]?.customization).toEqual({ sizes: { Small: 2 }, players: [hudson] });
    expect(setPieces(without, 'line0', 'Small', 2)[0]?.customization).toEqual({
      sizes: { Small: 2 },
      players: [hudson],
    });
  });

  it('are removed by name, with their own piece', () => {
    const without = removePlayer(cart, 'line0', 0);
    expect(without[0]).toMatchObject({
      ...{ quantity: 3, customization: { sizes: { Small: 1, Large: 2 }, players: [jones, row('ROE', '9', 'Large')] } },
    });
    expect(lostPlayers(cart, without)).toEqual([hudson]);
    const bag = cartOf({ product, quantity: 1, customization: { players: [row('A', '', '')] } });
    expect(removePlayer(bag, 'line0', 0)).toEqual([]);
    expect([removePlayer(cart, 'line0', 9), removePlayer(cart, 'x', 0)]).toEqual([cart, cart]);
  });

  it('stay where a piece without anybody goes', () => {
    expect(lostPlayers(cart, setPieces(cart, 'line0', 'Small', 1))).toEqual([]);
  });

  it('come back from storage; a cart of before has none', () => {
    expect(parseCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart);
    const old = { cartId: '1', addedKey: '["p1",null,[["Small",1]]]', product, customization: { sizes: { Small: 1 } } };
    expect(parseCart([old])).toMatchObject([{ quantity: 1, customization: { sizes: { Small: 1 } } }]);
    expect(parseCart([{ ...old, customization: { sizes: { Small: 1 }, design: { ...home, hash: 'x' } } }])).toEqual([]);
    expect(parseCart([{ ...old, customization: { sizes: { Small: 1 }, players: [{ name: 'A' }] } }])).toEqual([]);
  });
});

it('badges name the kit and count the players', () => {
  const [line] = cartOf(shirts({ design: home, sizes: { Small: 1 }, players: [hudson] }));
  expect(line && customizationBadges(line)).toEqual([
    { key: 'Small', value: '1' },
    { key: 'Kit', value: 'Home' },
    { key: 'Players', value: '1' },
  ]);
  const design = { ...home, technique: 'vinyl' } as const;
  const [made] = parseCart(cartOf(shirts({ design, sizes: { Small: 1 } })));
  expect(made && customizationBadges(made)).toContainEqual({ key: 'Technique', value: 'Vinyl' });
  const parts = [{ part: 'Shorts', garment: 'football-shorts', technique: 'embroidery' }] as const;
  const [set] = parseCart(cartOf(shirts({ design: { ...home, parts }, sizes: { Small: 1 } })));
  expect(set && customizationBadges(set)).toContainEqual({ key: 'Technique', value: 'Shorts in embroidery' });
});

it('each kit has its own discount for quantity', () => {
  const tiered = { priceTiers: [{ minQuantity: 10, percentOff: 10 }] };
  const of = (design: typeof home | typeof away) => ({ ...shirts({ design, sizes: { Small: 5 } }, tiered) });
  expect(cartTotal(cartOf(of(home), of(away)))).toBe(10_000);
  expect(cartTotal(cartOf(of(home), shirts({ design: home, sizes: { Large: 5 } }, tiered)))).toBe(9000);
});

it('all kits of a product take from the same stock, and goods in no colour from their own', () => {
  const few = { stock: { Small: 3 } };
  const kits = cartOf(
    shirts({ design: home, sizes: { Small: 2 } }, few),
    shirts({ design: away, sizes: { Small: 1 } }, few),
  );
  expect(kits.map((line) => roomToGrow(kits, line, 'Small'))).toEqual([0, 0]);
  const more = shirts({ design: home, sizes: { Small: 1 } }, few);
  expect(withinStock(kits, more).customization?.sizes).toEqual({ Small: 0 });
  const plain = shirts({ sizes: { Small: 1 } }, few);
  expect(withinStock(kits, plain)).toEqual(plain);
});
