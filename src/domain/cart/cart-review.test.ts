import { describe, expect, it } from 'vitest';
import { addItem, EMPTY_CART, type Cart, type CartAddition } from './cart';
import { cartTotal } from './cart-prices';
import {
  deliveryCentsOf,
  isRefused,
  keptDesigns,
  requestedItems,
  reviewCart,
  type CartQuote,
  type CartReview,
} from './cart-review';
import { priceChanges } from './cart-price-changes';
import { inRed, pricedItems, sellable } from '../../../tests/setup/priced-items';
import type { SellableProduct } from '../orders/resolve-line';
import { sizeCodeOf } from '../catalogue/sizes';

const shirt = sellable('shirt', {
  ...{ name: 'Shirt', stockQuantity: 12, colors: [{ name: 'Red', available: true }] },
  variations: (['S', 'M', 'XXL'] as const).map((size) =>
    inRed(size, { id: `shirt-${size}`, stockQuantity: 4, additionalPrice: size === 'XXL' ? 3 : 0 }),
  ),
});
const bag = sellable('bag', { name: 'Bag', price: 20, stockQuantity: 2 });

const kept = ({ id, slug, name, price }: SellableProduct) => ({ id, slug, name, price });
const someShirts = (sizes: Record<string, number>, price = 30): CartAddition => ({
  product: { ...kept(shirt), price, additionalPrices: { '2X-Large': 3 } },
  customization: { sizes, color: 'Red' },
});
const bags = (quantity: number): CartAddition => ({ product: kept(bag), quantity });

function cartOf(...additions: CartAddition[]): Cart {
  return additions.reduce<Cart>((cart, addition, index) => addItem(cart, addition, () => String(index)), EMPTY_CART);
}

function withNotices(reviewed: CartReview) {
  const notices = Object.entries(reviewed.problems).map(([id, found]) => [id, found.map(({ notice }) => notice)]);
  return { ...reviewed, stockNotices: Object.fromEntries(notices) as Record<string, string[]> };
}

const requestedCodes = (cart: Cart) =>
  requestedItems(cart).map(({ players: _, ...item }) => ({
    ...item,
    sizes: item.sizes && Object.fromEntries(Object.entries(item.sizes).map(([size, n]) => [sizeCodeOf(size), n])),
  }));

const review = (cart: Cart, catalogue: SellableProduct[] = [shirt, bag]) =>
  withNotices(reviewCart(cart, pricedItems(requestedCodes(cart), catalogue)));

describe('reviewCart', () => {
  it('has nothing to say about a cart that still stands', () => {
    const cart = cartOf(someShirts({ Small: 1, '2X-Large': 2 }), bags(1));
    const reviewed = review(review(cart).cart);
    expect(reviewed).toMatchObject({ priceNotices: {}, stockNotices: {}, canOrder: true, orderable: cart });
    expect(review(reviewed.cart).cart).toBe(reviewed.cart);
    expect(reviewed.totalCents).toBe(3000 + 6600 + 2000);
  });

  it('tells what is taken off for quantity', () => {
    const tiered = { ...bag, stockQuantity: 50, priceTiers: [{ minQuantity: 10, percentOff: 5 }] };
    const { designs, totalCents } = review(cartOf(someShirts({ Small: 1 }), bags(10)), [shirt, tiered]);
    expect(designs.filter(({ discount }) => discount > 0)).toMatchObject([
      { productName: 'Bag', quantity: 10, percentOff: 5, discount: 10 },
    ]);
    expect(totalCents).toBe(3000 + 19_000);
  });

  it('takes over changed prices and tells from what to what', () => {
    const { cart, priceNotices, canOrder, totalCents } = review(cartOf(someShirts({ Small: 1, '2X-Large': 1 }, 25)));
    expect(cart[0]?.product).toMatchObject({ ...kept(shirt), additionalPrices: { '2X-Large': 3 } });
    expect(priceNotices).toEqual({ 0: 'The price has changed from $25.00 to $30.00.' });
    expect(canOrder).toBe(true);
    expect(totalCents).toBe(6300);
    expect(review(cart).priceNotices).toEqual({});
  });

  it('keeps stock and discounts with the cart, as the last that is known of them', () => {
    const tiers = [{ minQuantity: 2, percentOff: 10 }];
    const tiered = { ...shirt, priceTiers: tiers };
    const { cart, totalCents, designs } = review(cartOf(someShirts({ Small: 1, '2X-Large': 1 }), bags(1)), [
      tiered,
      bag,
    ]);
    expect(cart.map(({ product }) => [product.stock, product.priceTiers])).toEqual([
      [{ Small: 4, '2X-Large': 4 }, tiers],
      [{ '': 2 }, []],
    ]);
    expect(cartTotal(cart)).toBe(totalCents);
    expect(keptDesigns(cart)).toEqual(designs);
  });

  it('names the size whose price has changed alone', () => {
    const dearer = shirt.variations.map((each) => (each.sizeCode === 'M' ? { ...each, additionalPrice: 1 } : each));
    const { priceNotices } = review(cartOf(someShirts({ Small: 1, Medium: 1 })), [{ ...shirt, variations: dearer }]);
    expect(priceNotices).toEqual({ 0: 'The price of Medium has changed from $30.00 to $31.00.' });
  });

  it('drops a sale that is over', () => {
    const onSale = cartOf({ product: { ...kept(bag), salePrice: 15 }, quantity: 1 });
    expect(review(onSale).priceNotices).toEqual({ 0: 'The price has changed from $15.00 to $20.00.' });
    expect(review(onSale).cart[0]?.product).toEqual({ ...kept(bag), stock: { '': 2 }, priceTiers: [] });
  });

  it('cuts what is short to what is left', () => {
    const { stockNotices, canOrder, orderable } = review(cartOf(someShirts({ Small: 6, Medium: 1 }), bags(3)));
    expect(stockNotices).toEqual({ 0: ['Only 4 left in Small.'], 1: ['Only 2 left.'] });
    expect(canOrder).toBe(false);
    expect(orderable.map(({ quantity, customization }) => [quantity, customization?.sizes])).toEqual([
      [5, { Small: 4, Medium: 1 }],
      [2, undefined],
    ]);
    expect(review(orderable).canOrder).toBe(true);
  });

  it('shares what is left between lines of the same size, the earlier first', () => {
    const { orderable } = review(cartOf(someShirts({ Small: 3 }), someShirts({ Small: 3, Medium: 1 })));
    expect(orderable.map(({ customization }) => customization?.sizes)).toEqual([{ Small: 3 }, { Small: 1, Medium: 1 }]);
  });

  it('drops what is sold out or no longer sold', () => {
    const empty = { ...bag, stockQuantity: 0 };
    const soldOut = review(cartOf(bags(1), someShirts({ Small: 1 })), [empty, shirt]);
    expect(soldOut.stockNotices).toEqual({ 0: ['Sold out.'] });
    expect(soldOut.orderable).toHaveLength(1);

    const gone = review(cartOf(bags(1), someShirts({ Small: 1 })), [shirt]);
    expect(gone.stockNotices).toEqual({ 0: ['This product is not available.'] });
    expect(gone.canOrder).toBe(false);
    expect(gone.orderable.map(({ product }) => product.id)).toEqual(['shirt']);
    expect(gone.totalCents).toBe(3000);
  });

  it('says which size is sold out', () => {
    const without = shirt.variations.map((each) => (each.sizeCode === 'M' ? { ...each, stockQuantity: 0 } : each));
    const { stockNotices } = review(cartOf(someShirts({ Medium: 1 })), [{ ...shirt, variations: without }]);
    expect(stockNotices).toEqual({ 0: ['Medium is sold out.'] });
  });
});

describe('tells lines apart', () => {
  const vest: SellableProduct = {
    ...shirt,
    id: 'vest',
    slug: 'vest',
    name: 'Vest',
    price: 40,
    variations: shirt.variations.map((each) => ({ ...each, id: `vest-${each.id}` })),
  };
  const inBlue = shirt.variations.map((each) => ({ ...each, id: `blue-${each.id}`, colorName: 'Blue' }));
  const twoColours = (blue: Partial<SellableProduct['variations'][number]>): SellableProduct => ({
    ...shirt,
    colors: [...shirt.colors, { name: 'Blue', available: true }],
    variations: [...shirt.variations, ...inBlue.map((each) => ({ ...each, ...blue }))],
  });
  const vests = (sizes: Record<string, number>): CartAddition => ({
    product: { ...kept(vest), additionalPrices: { '2X-Large': 3 } },
    customization: { sizes, color: 'Red' },
  });
  const inColour = (color: string, count: number): CartAddition => ({
    product: kept(shirt),
    customization: { sizes: { Small: count }, color },
  });

  it('by product: neither the price nor the stock of one is the other’s', () => {
    const fewVests = { ...vest, variations: vest.variations.map((each) => ({ ...each, stockQuantity: 1 })) };
    const cart = cartOf(someShirts({ Small: 3 }), vests({ Small: 3 }));
    const reviewed = review(cart, [shirt, fewVests]);
    expect(reviewed.priceNotices).toEqual({});
    expect(reviewed.stockNotices).toEqual({ 1: ['Only 1 left in Small.'] });
    expect(reviewed.orderable.map(({ cartId, quantity }) => [cartId, quantity])).toEqual([
      ['0', 3],
      ['1', 1],
    ]);
  });

  it('by colour', () => {
    const cart = cartOf(inColour('Red', 3), inColour('Blue', 3));
    const dearer = review(cart, [twoColours({ additionalPrice: 2 })]);
    expect(dearer.priceNotices).toEqual({ 1: 'The price has changed from $30.00 to $32.00.' });
    expect(dearer.cart[0]).toMatchObject(cart[0] ?? {});
    const short = review(cart, [twoColours({ stockQuantity: 1 })]);
    expect(short.stockNotices).toEqual({ 1: ['Only 1 left in Small.'] });
  });

  it('by size', () => {
    const { stockNotices, orderable } = review(cartOf(someShirts({ Small: 6 }), someShirts({ Medium: 1 })));
    expect(stockNotices).toEqual({ 0: ['Only 4 left in Small.'] });
    expect(orderable.map(({ customization }) => customization?.sizes)).toEqual([{ Small: 4 }, { Medium: 1 }]);
  });

  it('by place, in a cart of more than ten', () => {
    const [some, gone] = cartOf(someShirts({ Small: 1 }), bags(1)) as [Cart[number], Cart[number]];
    const cart = [...Array.from({ length: 10 }, (_, index) => ({ ...some, cartId: `shirt ${index}` })), gone, some];
    const many = { ...shirt, variations: shirt.variations.map((each) => ({ ...each, stockQuantity: 40 })) };
    expect(review(cart, [many]).stockNotices).toEqual({ [gone.cartId]: ['This product is not available.'] });
  });

  it('and leaves them their ids, keys and colours', () => {
    const cap: SellableProduct = { ...bag, id: 'cap', slug: 'cap', name: 'Cap', colors: shirt.colors };
    const cart = cartOf({ product: kept(cap), quantity: 5, customization: { color: 'Red' } }, someShirts({ Small: 9 }));
    expect(review(cart, [shirt, cap]).orderable).toMatchObject([
      { ...cart[0], quantity: 2 },
      { ...cart[1], quantity: 4, customization: { color: 'Red', sizes: { Small: 4 } } },
    ]);
  });
});

describe('what would settle a problem', () => {
  const problemsOf = (...additions: CartAddition[]) => {
    const cart = cartOf(...additions);
    const { problems } = review(cart);
    return cart.map(({ cartId }) => problems[cartId]);
  };

  it('is told of each size that is short', () => {
    const without = shirt.variations.map((each) => (each.sizeCode === 'M' ? { ...each, stockQuantity: 0 } : each));
    const { problems } = review(cartOf(someShirts({ Small: 6, Medium: 1 })), [{ ...shirt, variations: without }]);
    expect(problems[0]).toMatchObject([
      { size: 'Small', units: 4, message: 'Small: only 4 left, you asked for 6.' },
      { size: 'Medium', units: 0, message: 'Medium is sold out.' },
    ]);
  });

  it('gives way to the other lines of the same product, colour and size', () => {
    const inRed = { ...someShirts({ Small: 2 }), customization: { sizes: { Small: 2 }, color: 'red' } };
    const units = problemsOf(someShirts({ Small: 3 }), inRed).map((found) => found?.map((each) => each.units));
    expect(units).toEqual([[2], [1]]);
  });

  it('knows goods without sizes', () => {
    expect(problemsOf(bags(3))).toMatchObject([
      [{ size: undefined, units: 2, message: 'This item: only 2 left, you asked for 3.' }],
    ]);
    const empty = { ...bag, stockQuantity: 0 };
    expect(review(cartOf(bags(1)), [empty]).problems[0]).toMatchObject([
      { units: 0, message: 'This item is sold out.' },
    ]);
  });

  it('is to take out a line that cannot be ordered at all', () => {
    const message = 'This product is not available.';
    const problems = review(cartOf(bags(1)), []).problems[0];
    expect(problems).toEqual([{ units: 0, notice: message, message }]);
    expect(isRefused(problems)).toBe(true);
  });

  it('leaves in a line of which another size can be had', () => {
    const [problems] = problemsOf(someShirts({ Small: 6, Medium: 1 }));
    expect(problems).toHaveLength(1);
    expect(isRefused(problems)).toBe(false);
    expect(isRefused([{ size: 'Small', units: 0, notice: '', message: '' }])).toBe(false);
    expect(isRefused([{ units: 1, notice: '', message: '' }])).toBe(false);
    expect(isRefused(undefined)).toBe(false);
  });
});

it('holds a cart for none that can be ordered which could not be read as a whole', () => {
  const cart = cartOf(bags(1));
  const unread = { ...pricedItems([], []), fieldErrors: { items: ['An order can have at most 300 lines.'] } };
  expect(withNotices(reviewCart(cart, unread))).toMatchObject({ cart, stockNotices: {}, canOrder: false });
  const twice = { ...unread, fieldErrors: { 'items.0.sizes.M': ['Unknown size.', 'Too many.'] } };
  expect(withNotices(reviewCart(cart, twice)).stockNotices).toEqual({ 0: ['Unknown size. Too many.'] });
});

it('each kit of a product keeps the price of its technique', () => {
  const sold: SellableProduct = { ...shirt, kitGarment: 'football-shirt', techniquePrices: { vinyl: 4 } };
  const plain = { hash: 'a'.repeat(64), name: 'Home', garment: 'football-shirt' } as const;
  const inVinyl = { ...plain, hash: 'b'.repeat(64), technique: 'vinyl' } as const;
  const cart = cartOf(
    ...[plain, inVinyl].map((design) => ({ product: kept(shirt), customization: { sizes: { Small: 1 }, design } })),
  );
  const items = [plain, inVinyl].map(({ hash, name }) => ({
    ...{ product: 'shirt', sizes: { S: 1 } },
    kit: {
      ...{ hash, name, garments: ['football-shirt'] as const },
      techniques: hash === inVinyl.hash ? ({ 'football-shirt': 'vinyl' } as const) : {},
    },
  }));
  const reviewed = reviewCart(cart, pricedItems(items, [sold]));
  expect(reviewed.cart.map(({ product }) => product.price)).toEqual([30, 34]);
  expect(reviewed.priceNotices).toEqual({ '1': 'The price has changed from $30.00 to $34.00.' });
});

it('names the kit that stops an order, and whether that is all that does', () => {
  const cart = cartOf(bags(1), someShirts({ Small: 1 }));
  const checked = (severity: 'blocks' | 'warns', catalogue: SellableProduct[]) => {
    const checks = [{ code: 'number-twice', severity, message: 'Two wear 7.', item: 1 } as const];
    return reviewCart(cart, { ...pricedItems(requestedCodes(cart), catalogue), checks });
  };
  const blocked = checked('blocks', [shirt, bag]);
  expect(blocked).toMatchObject({
    canOrder: false,
    isToMend: true,
    checks: { 0: [], 1: [{ message: 'Two wear 7.' }] },
  });
  expect(checked('warns', [shirt, bag])).toMatchObject({ canOrder: true, isToMend: false });
  expect(checked('blocks', [shirt])).toMatchObject({ canOrder: false, isToMend: false });
});

describe('what has changed between two prices that were shown', () => {
  const cart = cartOf(someShirts({ Small: 2 }), bags(1));
  const tiers = [{ minQuantity: 2, percentOff: 10 }];
  const quoteOf = (catalogue: SellableProduct[], more: Partial<CartQuote> = {}) =>
    reviewCart(cart, { ...pricedItems(requestedCodes(cart), catalogue), ...more });
  const method = { id: 'post', name: 'Post', isCollection: false, note: '', days: 3, promisedDate: '2026-11-27' };
  const delivered = (amount: number, totalAmount: number) => ({
    ...{ totalAmount, delivery: { country: 'GB', methods: [{ ...method, amount }], chosen: 'post' } },
  });
  const taxed = (taxAmount: number, totalAmount: number): Partial<CartQuote> => ({
    totalAmount,
    taxes: {
      ...{ treatment: 'charged', pricesIncludeTax: false, rounding: 'line', name: 'VAT', vatNumber: null },
      ...{ netAmount: 80, taxAmount, reliefAmount: 0, taxLines: [] },
    },
  });

  it('count the delivery that is chosen, if any', () => {
    const methods = [
      { ...method, amount: 5 },
      { ...method, id: 'courier', amount: 9.95 },
    ];
    const centsOf = (chosen: string) => deliveryCentsOf({ country: 'GB', methods, chosen });
    expect([centsOf('courier'), centsOf('gone'), deliveryCentsOf(undefined)]).toEqual([995, 0, 0]);
  });

  it('are lines, discounts, delivery, tax and the total, each from what to what', () => {
    const shown = quoteOf([shirt, bag]);
    expect(priceChanges(shown, shown)).toEqual([]);
    expect(priceChanges(shown, quoteOf([{ ...shirt, price: 35 }, bag]))).toEqual([
      { label: 'Shirt, Red', from: '$60.00', to: '$70.00' },
      { label: 'Total', from: '$80.00', to: '$90.00' },
    ]);
    expect(priceChanges(shown, quoteOf([{ ...shirt, priceTiers: tiers }, bag]))).toEqual([
      { label: 'Discount, Shirt, Red', from: '–', to: '−$6.00' },
      { label: 'Total', from: '$80.00', to: '$74.00' },
    ]);
    const [free, dear] = [quoteOf([shirt, bag], delivered(0, 80)), quoteOf([shirt, bag], delivered(9.95, 89.95))];
    expect(priceChanges(free, dear)).toEqual([
      { label: 'Delivery, Post', from: 'Free', to: '$9.95' },
      { label: 'Total', from: '$80.00', to: '$89.95' },
    ]);
    expect(priceChanges(quoteOf([shirt, bag], taxed(16, 96)), quoteOf([shirt, bag], taxed(4, 84)))).toEqual([
      { label: 'VAT', from: '$16.00', to: '$4.00' },
      { label: 'Total', from: '$96.00', to: '$84.00' },
    ]);
  });
});
