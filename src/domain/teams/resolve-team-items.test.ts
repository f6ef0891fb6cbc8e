import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceGoods } from '../orders/price-goods';
import type { SellableProduct } from '../orders/resolve-line';
import { ONE_SIZE } from './team-order';
import { inRed, pricedTeamItems, sellable } from '../../../tests/setup/priced-items';
import { resolveTeamItems, teamOrderData, teamOrderItems, type RequestedTeamItem } from './resolve-team-items';
import { itemUnitPrices, type TeamOrderItem } from './team-order';
import { times } from '../../../tests/setup/for-all';

const made = ['S', 'M', 'XXL'] as const;
const shirt = sellable('shirt-id', {
  ...{ slug: 'shirt', name: 'Shirt', sku: 'SH-1', salePrice: 19.99 },
  priceTiers: [
    { minQuantity: 10, percentOff: 5 },
    { minQuantity: 25, percentOff: 10 },
  ],
  colors: [{ name: 'Red', available: true }],
  variations: made.map((size) => inRed(size, { additionalPrice: size === 'XXL' ? 2.5 : 0 })),
});
const bag: SellableProduct = {
  ...{ ...shirt, id: 'bag-id', slug: 'bag', name: 'Bag', price: 12.34, salePrice: null, colors: [], variations: [] },
};
const catalogue = [shirt, bag];

const player = (size: string, print: object = {}) => ({ name: 'Abi', nameOnBack: '', number: null, size, ...print });
const shirts = (change: Partial<RequestedTeamItem> = {}): RequestedTeamItem => ({
  product: shirt.id,
  color: 'Red',
  players: [],
  extras: {},
  ...change,
});
const errorsOf = (...items: RequestedTeamItem[]) => pricedTeamItems(items, { catalogue }).fieldErrors;

describe('a team’s order', () => {
  it('counts players and extra pieces together, and prices each size', () => {
    const order = pricedTeamItems(
      [shirts({ players: [player('S'), player('S'), player('XXL')], extras: { S: 1, M: 2 } })],
      { catalogue },
    );
    expect(order).toMatchObject({ fieldErrors: {}, totalItems: 6, totalAmount: 122.44, discountAmount: 0 });
    expect(teamOrderData(order)).toEqual({
      items: [
        {
          productId: 'shirt-id',
          productName: 'Shirt',
          sku: 'SH-1',
          color: 'Red',
          quantities: { S: 3, M: 2, XXL: 1 },
          unitPrice: 19.99,
          sizePrices: { XXL: 22.49 },
          totalQuantity: 6,
          totalPrice: 122.44,
          customized: false,
          players: [
            { name: 'Abi', nameOnBack: '', number: null, size: 'S' },
            { name: 'Abi', nameOnBack: '', number: null, size: 'S' },
            { name: 'Abi', nameOnBack: '', number: null, size: 'XXL' },
          ],
        },
      ],
      discounts: [],
    });
  });

  it('pools the discount over all lines of one design and states it beside them', () => {
    const order = pricedTeamItems(
      [
        shirts({ extras: { S: 6 } }),
        shirts({ extras: { M: 6 } }),
        { ...shirts(), product: 'bag', color: null, extras: { ONE: 9 } },
      ],
      { catalogue },
    );
    expect(teamOrderData(order).discounts).toEqual([
      { productName: 'Shirt', color: 'Red', quantity: 12, percentOff: 5, amount: 11.99 },
    ]);
    expect(order.items.map((item) => item?.totalPrice)).toEqual([119.94, 119.94, 111.06]);
    expect(order).toMatchObject({ subtotal: 350.94, discountAmount: 11.99, totalAmount: 338.95, totalItems: 21 });
  });

  it('says who a piece is for, where that is a member of the team', () => {
    const { items } = pricedTeamItems([shirts({ players: [player('S', { memberId: 'm1' }), player('S')] })], {
      catalogue,
    });
    expect(items[0]?.players.map((each) => each.memberId)).toEqual(['m1', undefined]);
    expect(items[0]?.players[1]).not.toHaveProperty('memberId');
    expect(items[0]).not.toHaveProperty('sizePrices');
  });

  it('is made in the colour it names, at that colour’s price', () => {
    const blue = shirt.variations.map((each) => ({
      ...each,
      id: `${each.id}-blue`,
      colorName: 'Blue',
      additionalPrice: 5,
    }));
    const both = {
      ...shirt,
      colors: [...shirt.colors, { name: 'Blue', available: true }],
      variations: [...blue, ...shirt.variations],
    };
    const priceIn = (color: string) =>
      pricedTeamItems([shirts({ color, extras: { S: 1 } })], { catalogue: [both] }).totalAmount;
    expect([priceIn('red'), priceIn('Blue')]).toEqual([19.99, 24.99]);
    expect(pricedTeamItems([shirts({ color: null })], { catalogue: [both] }).fieldErrors).toEqual({
      'items.0.color': ['Choose one of: Red, Blue.'],
    });
  });

  it('takes goods in sizes without colours, by size alone', () => {
    const plain = { ...shirt, colors: [], variations: shirt.variations.slice(0, 1) };
    const order = pricedTeamItems([shirts({ color: null, extras: { S: 2 } })], { catalogue: [plain] });
    expect(order).toMatchObject({ fieldErrors: {}, totalAmount: 39.98 });
    expect(order.items[0]).toMatchObject({ color: null, quantities: { S: 2 } });
  });

  it('takes no stock into account: it is made to order', () => {
    expect(errorsOf(shirts({ extras: { S: 10_000 } }))).toEqual({});
  });

  it('needs a proof where the product is customizable, or anything is printed', () => {
    const proofOf = (item: RequestedTeamItem, product = shirt) =>
      pricedTeamItems([item], { catalogue: [product] }).needsProof;
    expect(proofOf(shirts({ players: [player('S')] }))).toBe(false);
    expect(proofOf(shirts({ players: [player('S', { number: 0 })] }))).toBe(true);
    expect(proofOf(shirts({ players: [player('S', { nameOnBack: 'ABI' })] }))).toBe(true);
    expect(proofOf(shirts({ extras: { S: 1 } }), { ...shirt, isCustomizable: true })).toBe(true);
    const lines = [shirts({ extras: { S: 1 } }), shirts({ players: [player('S', { number: 7 })] })];
    expect(pricedTeamItems(lines, { catalogue }).needsProof).toBe(true);
  });
});

describe('what it refuses, beside its field', () => {
  it.each([
    ['a player without a size', { players: [player('')] }, 'items.0.players.0.size', 'Choose a size.'],
    ['a player without a name', { players: [player('S', { name: ' ' })] }, 'items.0.players.0.name', 'Enter a name.'],
    [
      'a size it is not made in',
      { players: [player('S'), player('L')] },
      'items.0.players.1.size',
      'Shirt is not made in size Large in Red.',
    ],
    ['too many pieces', { extras: { S: 10_001 } }, 'items.0.extras.S', 'At most 10000 of one size.'],
  ])('%s', (_what, change, field, message) => {
    expect(errorsOf(shirts({ extras: { S: 1 }, ...change }))).toEqual({ [field]: [message] });
  });

  it('more than 10,000 of goods without sizes', () => {
    const bags = { ...shirts(), product: bag.id, color: null };
    expect(errorsOf({ ...bags, extras: { [ONE_SIZE]: 10_000 } })).toEqual({});
    expect(errorsOf({ ...bags, extras: { [ONE_SIZE]: 10_001 } })).toEqual({
      'items.0.extras.ONE': ['At most 10000 of one size.'],
    });
  });

  it('but prices what can be priced all the same', () => {
    const order = pricedTeamItems([shirts({ players: [player('S'), player('')] })], { catalogue });
    expect(order).toMatchObject({ totalItems: 1, totalAmount: 19.99 });
  });
});

/** Prices as text, sums in BigInt: shares nothing with the code. */
function oracle(order: RequestedTeamItem[]): bigint {
  const designs = new Map<string, { pieces: bigint; cents: bigint }>();
  for (const { product, players, extras } of order) {
    const design = designs.get(product) ?? { pieces: 0n, cents: 0n };
    designs.set(product, design);
    const add = (size: string, count: bigint) => {
      design.pieces += count;
      design.cents += count * (product === 'bag' ? 1234n : size === 'XXL' ? 2249n : 1999n);
    };
    for (const each of players) add(each.size, 1n);
    for (const [size, count] of Object.entries(extras)) add(size, BigInt(count));
  }
  let total = 0n;
  for (const { pieces, cents } of designs.values()) {
    const percent = pieces >= 25n ? 10n : pieces >= 10n ? 5n : 0n;
    total += cents - (cents * percent + 50n) / 100n;
  }
  return total;
}

it('prices any order as an oracle does', () => {
  const sizes = fc.constantFrom(...made);
  const line = fc.oneof(
    fc.record({
      product: fc.constant('shirt'),
      color: fc.constant<string | null>('red'),
      players: fc.array(
        sizes.map((size) => player(size)),
        { maxLength: 30 },
      ),
      extras: fc.dictionary(sizes, fc.nat(60)),
    }),
    fc.record({
      product: fc.constant('bag'),
      color: fc.constant<string | null>(null),
      players: fc.array(fc.constant(player(ONE_SIZE)), { maxLength: 30 }),
      extras: fc.dictionary(fc.constant(ONE_SIZE), fc.nat(60)),
    }),
  );
  times(500)(fc.array(line, { maxLength: 6 }), (order) => {
    const resolved = pricedTeamItems(order, { catalogue });
    expect(BigInt(Math.round(resolved.totalAmount * 100))).toBe(oracle(order));
    const { items, discounts } = teamOrderData(resolved);
    const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + Math.round(amount * 100), 0);
    expect(sum(items.map((item) => item.totalPrice)) - sum(discounts.map(({ amount }) => amount))).toBe(
      Math.round(resolved.totalAmount * 100),
    );
    for (const item of items) {
      expect(Object.values(item.quantities).reduce((all, count) => all + count, 0)).toBe(item.totalQuantity);
    }
  });
});

it('refuses a name on a back that cannot be printed, and prices the line all the same', () => {
  const item = shirts({ players: [player('S', { nameOnBack: '王' }), player('S')] });
  const { fieldErrors, totalItems } = pricedTeamItems([item], { catalogue });
  expect(fieldErrors).toEqual({
    'items.0.players.0.nameOnBack': [
      '“王” cannot be printed on a shirt. Use Latin, Greek or Cyrillic letters, numbers and simple punctuation.',
    ],
  });
  expect(totalItems).toBe(2);
});

it('says what a piece costs, by size where that differs', () => {
  const { items } = pricedTeamItems([shirts({ extras: { XXL: 1, S: 3, M: 2 } }), shirts({ extras: { M: 2 } })], {
    catalogue,
  });
  expect(items.map((item) => item && itemUnitPrices(item))).toEqual([
    ['5 × $19.99 (Small, Medium)', '1 × $22.49 (2X-Large)'],
    ['$19.99 each'],
  ]);
});

describe('the logos of a line', () => {
  const crest = { id: 'crest-id', name: 'Crest' };
  const acme = { id: 'acme-id', name: 'Acme' };
  const made = { ...shirt, id: 'made-id', kitGarment: 'football-shirt' as const };
  const kit = { hash: 'a'.repeat(64), name: 'Home', garments: ['football-shirt' as const] };
  const offer = { catalogue: [...catalogue, made], kits: [kit], artwork: [crest, acme] };
  const onBack = { asset: acme.id, place: 'back' as const };
  const onChest = { asset: crest.id, place: 'left-chest' as const };
  const printed = (prints: RequestedTeamItem['prints'], change: Partial<RequestedTeamItem> = {}) =>
    shirts({ extras: { S: 6 }, prints, ...change });
  const refused = (...items: RequestedTeamItem[]) => pricedTeamItems(items, offer).fieldErrors;

  it('are kept by id, name and place, need a proof, and cost nothing', () => {
    const order = pricedTeamItems([printed([onBack, onChest])], offer);
    expect(order).toMatchObject({ fieldErrors: {}, needsProof: true, totalAmount: 119.94 });
    expect(order.items[0]).toMatchObject({
      customized: true,
      prints: [
        { assetId: 'crest-id', name: 'Crest', place: 'left-chest' },
        { assetId: 'acme-id', name: 'Acme', place: 'back' },
      ],
    });
    expect(pricedTeamItems([printed([])], offer).items[0]).not.toHaveProperty('prints');
  });

  it('leave lines apart that count together for the discount', () => {
    const { items, designs } = pricedTeamItems([printed([onBack]), printed([onChest])], offer);
    expect(items.map((item) => item?.totalQuantity)).toEqual([6, 6]);
    expect(designs).toMatchObject([{ quantity: 12, percentOff: 5 }]);
  });

  it.each([
    ['a file that is not among the team’s logos', [{ ...onBack, asset: 'gone' }], 'prints.0.asset', /deleted/],
    ['none chosen', [onChest, { ...onBack, asset: '' }], 'prints.1.asset', /Choose a logo/],
    ['a place twice', [onBack, { ...onBack, asset: crest.id }], 'prints.1.place', /on the back already/],
  ])('%s', (_what, prints, field, message) => {
    expect(refused(printed(prints))).toEqual({ [`items.0.${field}`]: [expect.stringMatching(message)] });
  });

  it('go where the product’s garment has a place, and anywhere on what is none', () => {
    const onLeg = [{ asset: crest.id, place: 'left-leg' as const }];
    expect(refused(printed(onLeg))).toEqual({});
    expect(Object.keys(refused(printed(onLeg, { product: made.id })))).toEqual(['items.0.prints.0.place']);
  });

  it('are those of the design where a line is made to a kit', () => {
    const inKit = { product: made.id, color: null, kit: kit.hash };
    expect(refused(printed([onBack], inKit))).toEqual({ 'items.0.prints': [expect.stringMatching(/in its design/)] });
    expect(refused(printed([], inKit))).toEqual({});
  });
});

describe('a line that is made to a kit', () => {
  const kit = { hash: 'a'.repeat(64), name: 'Home', garments: ['football-shirt' as const] };
  const designed = { ...shirt, id: 'designed-id', kitGarment: 'football-shirt' as const };
  const inKit = (change: Partial<RequestedTeamItem> = {}) =>
    shirts({ product: designed.id, color: null, kit: kit.hash, players: [player('M')], ...change });
  const order = (...items: RequestedTeamItem[]) =>
    pricedTeamItems(items, { catalogue: [...catalogue, designed], kits: [kit] });

  it('has the kit for its colour, and needs a proof', () => {
    const { items, fieldErrors, needsProof } = order(inKit());
    expect(fieldErrors).toEqual({});
    expect(needsProof).toBe(true);
    expect(items[0]).toMatchObject({
      color: null,
      customized: true,
      kit: { hash: kit.hash, name: 'Home', garment: 'football-shirt' },
    });
  });

  it('counts apart from other kits and colours for the discount', () => {
    const { designs } = order(inKit({ extras: { M: 5 } }), inKit({ kit: undefined, color: 'Red', extras: { M: 6 } }));
    expect(designs.map(({ quantity }) => quantity)).toEqual([6, 7]);
  });

  it('is refused where there is no such kit, or the product is not in it', () => {
    expect(order(inKit({ kit: 'b'.repeat(64) })).fieldErrors).toEqual({ 'items.0.kit': ['Kit not found.'] });
    expect(Object.keys(order(inKit({ product: shirt.id })).fieldErrors)).toEqual(['items.0.kit']);
    const shorts = { ...designed, kitGarment: 'football-shorts' as const };
    expect(pricedTeamItems([inKit()], { catalogue: [shorts], kits: [kit] }).fieldErrors).toEqual({
      'items.0.kit': ['This kit has no shorts.'],
    });
  });
});

describe('an ordered line that is edited', () => {
  const line: TeamOrderItem = {
    ...{ productId: shirt.id, productName: 'Shirt 2025', sku: 'OLD', color: 'Red', customized: false, players: [] },
    ...{ quantities: { Small: 2, XXL: 1 }, unitPrice: 15, sizePrices: { XXL: 18 }, totalQuantity: 3, totalPrice: 48 },
  };
  const sold = { ...shirt, colors: [...shirt.colors, { name: 'Blue', available: true }] };
  const kit = { hash: 'a'.repeat(64), name: 'Home', garments: ['football-shirt' as const] };
  const made = { ...line, color: null, kit: { hash: kit.hash, name: 'Home', garment: 'football-shirt' as const } };
  const edit = (change: Partial<RequestedTeamItem>, was: Partial<TeamOrderItem> = {}, offered = [sold, bag]) =>
    pricedTeamItems([shirts({ extras: { S: 1 }, ordered: { line: { ...line, ...was }, product: sold }, ...change })], {
      ...{ catalogue: offered, kits: [kit], artwork: [{ id: 'crest', name: 'Crest' }] },
    });

  it('has its own name and prices for the sizes it had, though no longer sold, and today’s for others', () => {
    expect(edit({ color: 'red', extras: { S: 3, XXL: 1 } }, {}, []).items[0]).toMatchObject({
      ...{
        productName: 'Shirt 2025',
        sku: 'OLD',
        color: 'Red',
        unitPrice: 15,
        sizePrices: { XXL: 18 },
        totalPrice: 63,
      },
    });
    expect(edit({ extras: { M: 1 } }).items[0]).toMatchObject({ totalPrice: 19.99 });
  });

  it('has today’s prices once it is another product, colour or kit', () => {
    const unitPriceOf = (...given: Parameters<typeof edit>) => edit(...given).items[0]?.unitPrice;
    expect(unitPriceOf({ product: bag.id, color: null, extras: { ONE: 1 } })).toBe(12.34);
    expect(unitPriceOf({ product: bag.id, extras: { ONE: 1 } })).toBe(12.34);
    expect(unitPriceOf({ color: 'Blue' })).toBe(19.99);
    const designed = { ...shirt, kitGarment: 'football-shirt' as const };
    expect(unitPriceOf({ color: null, kit: kit.hash }, {}, [designed])).toBe(19.99);
    expect(unitPriceOf({}, made)).toBe(19.99);
    const stays = edit({ kit: kit.hash }, made, []);
    expect(stays).toMatchObject({ fieldErrors: {}, items: [{ unitPrice: 15, color: null, kit: made.kit }] });
  });

  it('keeps a name on a back, a place of a logo and the need for a proof as they were ordered', () => {
    const players = [player('S', { nameOnBack: '王' })];
    expect(edit({ players }, { players }).fieldErrors).toEqual({});
    const onLeg = { assetId: 'crest', name: 'Crest', place: 'left-leg' as const };
    const prints = [{ asset: 'crest', place: onLeg.place }];
    const garment = { product: { ...sold, kitGarment: 'football-shirt' as const }, line };
    expect(Object.keys(edit({ prints, ordered: garment }).fieldErrors)).toEqual(['items.0.prints.0.place']);
    const ordered = { ...garment, line: { ...line, prints: [onLeg] } };
    expect(edit({ prints, ordered }).fieldErrors).toEqual({});
    expect(edit({}).needsProof).toBe(false);
    expect(edit({}, { customized: true }).needsProof).toBe(true);
  });
});

it('states the tax of each size, and of none where no tax is charged', () => {
  const resolved = resolveTeamItems([shirts({ extras: { S: 1, M: 1, XXL: 1 } })], { catalogue });
  const { lines } = priceGoods(resolved.lines);
  const rates = [{ rate: 20, reliefRate: null }, { rate: 0, reliefRate: 20 }, null];
  const taxed = lines.map((line, index) => ({ ...line, tax: rates[index] && { ...rates[index], net: 0, tax: 0 } }));
  expect(teamOrderItems(resolved, taxed)[0]?.taxRates).toEqual({ S: 20, M: 20, XXL: 0 });
  expect(teamOrderItems(resolved, lines)[0]).not.toHaveProperty('taxRates');
});

it('stores squads without outer spaces, and no line that is not sold', () => {
  const players = [player('S', { squad: ' U13 ' }), player('S', { squad: ' ' })];
  const order = pricedTeamItems([shirts({ product: 'gone' }), shirts({ players })], { catalogue });
  expect(order.items[0]).toBeNull();
  expect(teamOrderData(order).items.map(({ players: all }) => all.map(({ squad }) => squad))).toEqual([
    ['U13', undefined],
  ]);
  expect(order.items[1]?.players[1]).not.toHaveProperty('squad');
});

describe('a set', () => {
  const kit: SellableProduct = {
    ...shirt,
    parts: [
      { name: 'Shirt', worn: 'sizePreference', sizes: [] },
      { name: 'Shorts', worn: 'shortsSize', sizes: ['S', 'M', 'L'] },
    ],
  };
  const resolve = (change: Partial<RequestedTeamItem>) => pricedTeamItems([shirts(change)], { catalogue: [kit] });

  it('is stored with the names of its parts and the sizes of each, and priced by the first', () => {
    const { fieldErrors, items } = resolve({
      players: [player('XXL', { sizes: { Shorts: 'L', Cap: 'S' } })],
      extras: { M: 2 },
    });
    expect(fieldErrors).toEqual({});
    expect(items[0]).toMatchObject({
      ...{ parts: ['Shirt', 'Shorts'], quantities: { M: 2, XXL: 1 }, totalPrice: 62.47, totalQuantity: 3 },
      players: [{ size: 'XXL', sizes: { Shorts: 'L' } }],
    });
    expect(items[0]?.players[0]?.sizes).not.toHaveProperty('Cap');
    expect(
      pricedTeamItems([shirts({ players: [player('M', { sizes: { Shorts: 'L' } })] })], { catalogue }).items[0],
    ).not.toHaveProperty('parts');
  });

  it('refuses a size that a part is not made in beside its field', () => {
    const players = [player('M'), player('M', { sizes: { Shorts: 'XXL' } }), player('M', { sizes: { Shorts: 'S' } })];
    expect(resolve({ players, extras: { XXL: 1 } }).fieldErrors).toEqual({
      'items.0.players.1.sizes.Shorts': ['Shorts: not made in 2X-Large.'],
      'items.0.extras.XXL': ['Shorts: not made in 2X-Large.'],
    });
  });
});
