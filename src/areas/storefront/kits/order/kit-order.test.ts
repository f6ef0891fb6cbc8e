import { describe, expect, it } from 'vitest';
import type { ProductOptions } from '@/modules/catalogue/product-options';
import {
  additionOfGarment,
  garmentOrder as orderOf,
  NO_CHOICE,
  orderProblem,
  playersIn,
  setFor,
  setWith,
  type GarmentChoice,
} from './kit-order';
import type { KitGarment } from '@/domain/kits/document/kit-document';
import { asCart } from '@/domain/cart/cart';
import { cartTotal } from '@/domain/cart/cart-prices';

const shirt: ProductOptions = {
  product: { id: 'shirt', slug: 'shirt', name: 'Shirt', price: 20, priceTiers: [{ minQuantity: 3, percentOff: 10 }] },
  colors: [],
  variations: [
    { color: 'Red', size: 'Small', stock: 2 },
    { color: 'Navy', size: 'Small', stock: 5 },
    { color: 'Red', size: 'Large', stock: 5, additionalPrice: 2 },
  ],
  sizeChart: 'clothing',
  lowStockThreshold: 0,
  colorImages: {},
};
const other = { ...shirt, product: { ...shirt.product, id: 'other', price: 30 } };
const bag = { ...shirt, product: { id: 'bag', slug: 'bag', name: 'Bag', price: 10 }, variations: [], stock: 4 };
const techniquePrices = { embroidery: 5.5 };
const sold = [
  { garment: 'football-shirt', options: shirt, techniquePrices },
  { garment: 'football-shirt', options: other, techniquePrices },
  { garment: 'holdall', options: bag, techniquePrices },
] as const;
const kit = { hash: 'a'.repeat(64), name: 'Home' };
const garmentOrder = (
  { type, technique }: Pick<KitGarment, 'type' | 'technique'>,
  items: Parameters<typeof orderOf>[1],
  chosen: GarmentChoice,
) => {
  const garment = { type, cut: 'mens', ...(technique && { technique }) } as const;
  return orderOf(garment, items, chosen, { garments: [garment] });
};
const row = (name: string, size: string, key = 0) => ({ name, number: '7', size, key });
const choice = (chosen: Partial<GarmentChoice>): GarmentChoice => ({ ...NO_CHOICE, ...chosen });

describe('a garment of a kit', () => {
  it('takes its pieces from the rows of players and the sizes besides, priced with its tiers', () => {
    const chosen = choice({ counts: { Large: 1 }, rows: [row(' Hudson ', 'Small'), row('Jones', 'Large')] });
    const order = garmentOrder({ type: 'football-shirt' }, sold, chosen);
    expect(order).toMatchObject({ counts: { Small: 1, Large: 1 }, pieces: 2 });
    const more = garmentOrder({ type: 'football-shirt' }, sold, { ...chosen, counts: { Small: 2, Large: 1 } });
    const addition = additionOfGarment(more, chosen, kit);
    expect(addition?.customization).toEqual({
      sizes: { Small: 2, Large: 1 },
      design: { ...kit, garment: 'football-shirt' },
      players: [
        { name: 'Hudson', number: '7', size: 'Small' },
        { name: 'Jones', number: '7', size: 'Large' },
      ],
    });
    expect(cartTotal(asCart(addition ? [addition] : []))).toBe(6200 - 620);
  });

  it('has the stock of the colour there is most of', () => {
    expect(garmentOrder({ type: 'football-shirt' }, sold, choice({ counts: { Small: 9 } })).counts).toEqual({
      Small: 5,
    });
    const rows = Array.from({ length: 6 }, (_, key) => row('A', 'Small', key));
    expect(garmentOrder({ type: 'football-shirt' }, sold, choice({ rows })).problem).toBe(
      'There are 6 players in Small, and 5 in stock.',
    );
  });

  it('is the product that was chosen of several', () => {
    expect(garmentOrder({ type: 'football-shirt' }, sold, NO_CHOICE).options).toBe(shirt);
    expect(garmentOrder({ type: 'football-shirt' }, sold, choice({ product: 'other' })).options).toBe(other);
  });

  it('without sizes is counted alone', () => {
    const order = garmentOrder({ type: 'holdall' }, sold, choice({ quantity: 9, rows: [] }));
    expect(order.pieces).toBe(4);
    expect(additionOfGarment(order, NO_CHOICE, kit)).toMatchObject({ quantity: 4, customization: { design: kit } });
  });

  it('costs what its technique adds to each piece', () => {
    const chosen = choice({ counts: { Small: 2, Large: 1 } });
    const order = garmentOrder({ type: 'football-shirt', technique: 'embroidery' }, sold, chosen);
    const addition = additionOfGarment(order, chosen, kit);
    expect(addition?.customization?.design).toEqual({ ...kit, garment: 'football-shirt', technique: 'embroidery' });
    // (2 × 25.50 + 27.50) less a tenth
    expect(cartTotal(asCart(addition ? [addition] : []))).toBe(7850 - 785);
    const reduced = { ...shirt, product: { ...shirt.product, salePrice: 15 } };
    const onSale = [{ garment: 'football-shirt', options: reduced, techniquePrices }] as const;
    const cheaper = garmentOrder(
      { type: 'football-shirt', technique: 'embroidery' },
      onSale,
      choice({ counts: { Small: 1 } }),
    );
    expect(additionOfGarment(cheaper, NO_CHOICE, kit)?.product).toMatchObject({ price: 25.5, salePrice: 20.5 });
  });

  it('cannot be ordered in a technique that is not offered', () => {
    const order = garmentOrder({ type: 'football-shirt', technique: 'vinyl' }, sold, choice({ counts: { Small: 1 } }));
    expect(orderProblem([order])).toBe('Football shirt: Vinyl is not offered at the moment.');
  });

  it('that the shop does not sell cannot be ordered', () => {
    const order = garmentOrder({ type: 'hoodie' }, sold, choice({ quantity: 1 }));
    expect(order.options).toBeUndefined();
    expect(additionOfGarment(order, NO_CHOICE, kit)).toBeUndefined();
  });
});

describe('a set', () => {
  const parts = [
    { name: 'Shirt', worn: 'sizePreference' as const, sizes: [] },
    { name: 'Shorts', worn: 'shortsSize' as const, sizes: ['S' as const], garment: 'football-shorts' as const },
    { name: 'Socks', worn: 'socksSize' as const, sizes: ['S' as const, 'L' as const], garment: 'crew-socks' as const },
  ];
  const set = { ...shirt, product: { ...shirt.product, id: 'set', name: 'Match Kit' }, parts };
  const offered = [
    { garment: 'football-shirt', options: shirt, techniquePrices },
    { garment: 'football-shirt', options: set, techniquePrices },
  ] as const;
  const garments: KitGarment[] = [
    { type: 'football-shirt', cut: 'mens' },
    { type: 'football-shorts', cut: 'mens', technique: 'embroidery' },
  ];
  const ordersOf = (chosen: GarmentChoice, drawn = garments) =>
    garments.map((garment, index) => orderOf(garment, offered, index === 0 ? chosen : NO_CHOICE, { garments: drawn }));

  it('has the other garments of the kit that are its parts, at what their techniques add', () => {
    const chosen = choice({
      product: 'set',
      rows: [{ ...row('Hudson', 'Small'), sizes: { Socks: 'Large', Shorts: '' } }],
    });
    const orders = ordersOf(chosen);
    expect(orders[0]?.parts).toEqual([{ part: 'Shorts', garment: 'football-shorts', technique: 'embroidery' }]);
    expect(orders[1]?.options).toBeUndefined();
    expect(setWith('football-shorts', orders)).toEqual({ garment: 'football-shirt', set, part: 'Shorts' });
    const addition = orders[0] && additionOfGarment(orders[0], chosen, kit);
    expect(addition?.product.price).toBe(25.5);
    expect(addition?.customization?.design?.parts).toEqual(orders[0]?.parts);
    expect(addition?.customization?.players).toEqual([
      { name: 'Hudson', number: '7', size: 'Small', sizes: { Socks: 'Large' } },
    ]);
  });

  it('is offered for a garment that is sold in it alone', () => {
    const orders = ordersOf(NO_CHOICE);
    expect(setWith('football-shorts', orders)).toBeUndefined();
    expect(setFor('football-shorts', orders)).toEqual({ garment: 'football-shirt', set, part: 'Shorts' });
    expect(setFor('hoodie', orders)).toBeUndefined();
  });

  it('cannot be ordered in a size that one of its parts is not made in', () => {
    const whole: KitGarment[] = [...garments, { type: 'crew-socks', cut: 'mens' }];
    const wrong = ordersOf(choice({ product: 'set', rows: [row('Hudson', 'Large')] }), whole);
    expect(orderProblem(wrong)).toBe('Football shirt: Please check player 1, Hudson.');
    const nobody = ordersOf(choice({ product: 'set', counts: { Large: 1 } }), whole);
    expect(orderProblem(nobody)).toBe('Football shirt: Shorts: not made in Large.');
  });

  it('asks for the garments of the set that the design lacks', () => {
    const [order] = ordersOf(choice({ product: 'set', counts: { Small: 1 } }));
    expect([order?.undrawn, order?.problem]).toEqual([
      ['crew-socks'],
      'Match Kit is a set, and this design has no socks. Add them to the design.',
    ]);
  });

  it('waits for the techniques of all that it has', () => {
    const plain = offered.map((each) => ({ ...each, techniquePrices: {} }));
    const [order] = garments.map((garment) => orderOf(garment, plain, choice({ product: 'set' }), { garments }));
    expect(order?.problem).toBe('Embroidery is not offered at the moment.');
  });
});

it('players of another garment come in the sizes there are, and without the keys of their rows', () => {
  expect(playersIn([row('Hudson', 'Small', 4), row('Jones', 'Boys XL')], ['Small'])).toEqual([
    { name: 'Hudson', number: '7', size: 'Small' },
    { name: 'Jones', number: '7', size: '' },
  ]);
});

it('a kit needs a piece, and no wrong player', () => {
  const none = garmentOrder({ type: 'football-shirt' }, sold, NO_CHOICE);
  const some = garmentOrder({ type: 'holdall' }, sold, choice({ quantity: 1 }));
  const wrong = garmentOrder({ type: 'football-shirt' }, sold, choice({ rows: [row('🏐', 'Small')] }));
  expect(orderProblem([none])).toBe('Please select at least one size and quantity.');
  expect(orderProblem([none, some])).toBeUndefined();
  expect(orderProblem([wrong, some])).toBe('Football shirt: Please check player 1, 🏐.');
});
