import { describe, expect, it } from 'vitest';
import { requestedItems } from './cart-review';
import { asCart } from './cart';
import { orderAgain } from './order-again';

const shirt = { id: 'shirt', slug: 'shirt', name: 'Shirt', price: 20 };
const ball = { id: 'ball', slug: 'ball', name: 'Ball', price: 5 };
const sold = new Map([shirt, ball].map((product) => [product.id, product]));
const line = { productId: 'shirt', productName: 'Shirt', quantity: 1 };

describe('an order that is ordered again', () => {
  it('becomes one line for each product, colour and kit, with all its sizes and players', () => {
    const kit = { hash: 'a'.repeat(64), name: 'Hoops', garment: 'football-shirt' as const, technique: null };
    const { additions } = orderAgain(
      [
        { ...line, color: 'Red', sizeLabel: 'Small', quantity: 2 },
        { ...line, color: 'Red', sizeLabel: 'Large', players: [{ name: 'OKAFOR', number: '7', person: 'x' }] },
        { ...line, color: 'Blue', sizeLabel: 'Large' },
        { ...line, kit, sizeLabel: 'Large', quantity: 3 },
        { productId: 'ball', productName: 'Ball', quantity: 4 },
      ],
      sold,
    );
    expect(requestedItems(asCart(additions))).toEqual([
      {
        ...{ product: 'shirt', color: 'Red', sizes: { Small: 2, Large: 1 }, quantity: 3, design: undefined },
        players: [{ name: 'OKAFOR', number: '7', size: 'Large' }],
      },
      { product: 'shirt', color: 'Blue', sizes: { Large: 1 }, quantity: 1 },
      { product: 'shirt', sizes: { Large: 3 }, quantity: 3, design: kit.hash },
      { product: 'ball', quantity: 4 },
    ]);
  });

  it('names what is no longer sold, once', () => {
    const old = { ...line, productId: 'old', productName: 'Old shirt' };
    const custom = { ...line, productId: null, productName: 'Set-up' };
    expect(orderAgain([{ ...old, color: 'Red' }, { ...old, color: 'Blue' }, custom, line], sold)).toMatchObject({
      additions: [{ product: shirt }],
      gone: ['Old shirt', 'Set-up'],
    });
  });
});
