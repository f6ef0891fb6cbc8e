import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartAddition } from '@/domain/cart/cart';
import { removePlayer } from '@/domain/cart/remove-player';

const kit: CartAddition = {
  product: { id: 'p1', slug: 'kit', name: 'Kit', price: 20 },
  customization: { sizes: { Small: 1, Medium: 2 }, color: 'Red' },
};
const bag: CartAddition = { product: { id: 'p2', slug: 'bag', name: 'Bag', price: 5 } };

const stored = new Map<string, string>();
const listeners = new Map<string, (event: { key?: string | null; persisted?: boolean }) => void>();

async function openTab() {
  vi.resetModules();
  const cart = await import('./cart-store');
  const { currentToast } = await import('@/ui/toast');
  return {
    ...cart,
    toast: currentToast,
    names: () => cart.useCart.getState().items.map(({ product }) => product.name),
  };
}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('window', {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the cart’s toasts', () => {
  it('names the sizes and the colour that were added', async () => {
    const { addToCart, toast } = await openTab();
    addToCart(kit);
    expect(toast()).toMatchObject({
      title: 'Added to Cart',
      description: '3 items added: 1 x Small, 2 x Medium in Red',
      open: true,
    });
  });

  it('says nothing where nothing was added', async () => {
    const { addToCart, toast, names } = await openTab();
    addToCart({ ...bag, quantity: 0 });
    expect(toast()).toBeNull();
    expect(names()).toEqual([]);
  });

  it('adds no more than the stock, and says so where that is nothing', async () => {
    const { addToCart, toast, useCart } = await openTab();
    const few = { ...kit, product: { ...kit.product, stock: { Small: 2, Medium: 3 } } };
    addToCart(few);
    addToCart(few);
    expect(toast()?.description).toBe('2 items added: 1 x Small, 1 x Medium in Red');
    addToCart(few);
    expect(toast()).toMatchObject({
      title: 'Nothing Added',
      description: 'All we have of it is in your cart already.',
    });
    const pieces = useCart.getState().items.flatMap(({ customization }) => Object.entries(customization?.sizes ?? {}));
    expect(pieces).toEqual([
      ['Small', 1],
      ['Medium', 2],
      ['Small', 1],
      ['Medium', 1],
    ]);
  });

  it('says that a cart is full', async () => {
    const { addToCart, toast, names } = await openTab();
    for (let index = 0; index <= 300; index += 1) addToCart({ product: { ...bag.product, id: `p${index}` } });
    expect(names()).toHaveLength(300);
    expect(toast()).toMatchObject({
      title: 'Cart Full',
      description: 'A cart takes at most 300 lines. Place this order first, or remove something.',
    });
  });

  it('tells what was removed, and takes it back', async () => {
    const { addToCart, removeLine, toast, names, useCart } = await openTab();
    addToCart(bag);
    removeLine(useCart.getState().items[0]?.cartId ?? '');
    expect(names()).toEqual([]);
    expect(toast()).toMatchObject({ title: 'Removed from Cart', description: 'Item has been removed from your cart.' });
    toast()?.action?.onClick();
    expect(names()).toEqual(['Bag']);
  });

  it('names the size or the players that go, and takes them back', async () => {
    const { addToCart, changePieces, editCart, toast, useCart } = await openTab();
    const sizes = () => useCart.getState().items.map(({ customization }) => customization?.sizes);
    const players = [{ name: 'HUDSON', number: '7', size: 'Medium' }];
    addToCart({ ...kit, customization: { ...kit.customization, players } });
    const [line] = useCart.getState().items;
    const added = toast();
    changePieces(line!, 'Small', 5);
    changePieces(line!, 'Small', 1);
    expect(toast()).toBe(added);
    changePieces(line!, 'Small', 0);
    expect(toast()).toMatchObject({
      title: 'Size Removed',
      description: 'Small of Kit has been removed from your cart.',
    });
    toast()?.action?.onClick();
    expect(sizes()).toEqual([{ Small: 1, Medium: 2 }]);
    editCart((cart) => removePlayer(cart, line!.cartId, 0));
    expect(sizes()).toEqual([{ Small: 1, Medium: 1 }]);
    expect(toast()).toMatchObject({ title: 'Player Removed', description: 'No longer printed: 7 HUDSON.' });
  });

  it('tells that the cart was cleared, unless an order emptied it', async () => {
    const { addToCart, clearCart, toast, names } = await openTab();
    addToCart(bag);
    clearCart({ silent: true });
    expect(names()).toEqual([]);
    expect(toast()?.title).toBe('Added to Cart');
    addToCart(bag);
    clearCart();
    expect(toast()).toMatchObject({
      title: 'Cart Cleared',
      description: 'All items have been removed from your cart.',
    });
  });
});

describe('what survives', () => {
  it('is there after a reload', async () => {
    const { addToCart } = await openTab();
    addToCart(kit);
    const { useCart } = await openTab();
    expect(useCart.getState().items).toMatchObject([{ quantity: 3, product: { name: 'Kit' } }]);
  });

  it('is added to', async () => {
    (await openTab()).addToCart(kit);
    const { addToCart, names } = await openTab();
    addToCart(bag);
    expect(names()).toEqual(['Kit', 'Bag']);
  });

  it.each(['{', 'null', '[]', '{"version":2,"value":[{}]}', '{"version":1,"value":[{"cartId":7},null]}'])(
    'is an empty cart where %s is stored',
    async (text) => {
      stored.set('kitroom.cart', text);
      const { names } = await openTab();
      expect(names()).toEqual([]);
    },
  );

  it('follows other tabs', async () => {
    const { addToCart } = await openTab();
    const other = await openTab();
    addToCart(bag);
    listeners.get('storage')?.({ key: 'kitroom.cart' });
    expect(other.names()).toEqual(['Bag']);
  });

  it('works without storage', async () => {
    vi.stubGlobal('localStorage', undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { addToCart, names } = await openTab();
    addToCart(bag);
    addToCart(kit);
    expect(names()).toEqual(['Bag', 'Kit']);
  });
});
