import { describe, expect, it } from 'vitest';
import { cartItem, type Cart } from '@/domain/cart/cart';
import { requestedItems } from '@/domain/cart/cart-review';
import { resolveOrder, type SellableProduct } from '@/domain/orders/order-lines';
import { isRefused, summaryLines } from './summary-lines';

const kit: SellableProduct = {
  id: 'kit',
  slug: 'kit',
  name: 'Kit',
  sku: 'K',
  price: 20,
  salePrice: null,
  stockQuantity: 0,
  isCustomizable: false,
  priceTiers: [],
  colors: [{ name: 'Red', available: true }],
  variations: [
    { id: 'm', colorName: 'Red', sizeCode: 'M', stockQuantity: 4, additionalPrice: 0, isAvailable: true },
    { id: 'l', colorName: 'Red', sizeCode: 'L', stockQuantity: 0, additionalPrice: 1.5, isAvailable: true },
  ],
};
const bottle: SellableProduct = {
  ...kit,
  id: 'b',
  slug: 'b',
  name: 'Bottle',
  colors: [],
  variations: [],
  stockQuantity: 2,
};

let lines = 0;
const inCart = (
  { id, slug, name, price }: SellableProduct,
  customization: { color?: string; sizes?: Record<string, number> } = {},
  quantity?: number,
): Cart => {
  const item = cartItem({ product: { id, slug, name, price }, customization, quantity }, () => String((lines += 1)));
  return item ? [item] : [];
};
const summarise = (cart: Cart, ...products: SellableProduct[]) =>
  summaryLines(
    cart,
    resolveOrder(
      requestedItems(cart).map((item) => ({ ...item, sizes: codes(item.sizes) })),
      products,
    ),
  );
const codes = (sizes?: Record<string, number>) =>
  sizes && { ...(sizes.Medium && { M: sizes.Medium }), ...(sizes.Large && { L: sizes.Large }) };

describe('the cart beside what the server says', () => {
  it('has nothing against it until the server has answered', () => {
    expect(summaryLines(inCart(kit, { color: 'Red', sizes: { Medium: 9 } }))).toMatchObject([{ problems: [] }]);
  });

  it('names each size that is short, and how many would do', () => {
    const [line] = summarise(inCart(kit, { color: 'Red', sizes: { Medium: 6, Large: 1 } }), kit);
    expect(line?.problems).toEqual([
      { size: 'Medium', units: 4, message: 'Medium: only 4 left, you asked for 6.' },
      { size: 'Large', units: 0, message: 'Large is sold out.' },
    ]);
    expect(line && isRefused(line), 'the other size is had').toBe(false);
  });

  it('shares what is left between two lines of the same product, colour and size', () => {
    const cart = [
      ...inCart(kit, { color: 'Red', sizes: { Medium: 3 } }),
      ...inCart(kit, { color: 'red', sizes: { Medium: 2 } }),
    ];
    expect(summarise(cart, kit).map(({ problems }) => problems[0]?.units)).toEqual([2, 1]);
  });

  it('knows products without sizes', () => {
    const [line] = summarise(inCart(bottle, {}, 3), bottle);
    expect(line?.problems).toEqual([
      { size: undefined, units: 2, message: 'This item: only 2 left, you asked for 3.' },
    ]);
  });

  it('says why a line cannot be ordered at all', () => {
    const [line] = summarise(inCart(kit, { color: 'Red', sizes: { Medium: 1 } }));
    expect(line?.problems).toEqual([{ message: 'This product is not available.', units: 0 }]);
    expect(line && isRefused(line)).toBe(true);
  });
});
