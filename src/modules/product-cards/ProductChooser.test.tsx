// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_CART } from '@/domain/cart/cart';
import { replaceCart, useCart } from '@/modules/cart/cart-store';
import type { ProductOptions } from '@/modules/catalogue/product-options';
import { ProductChooser } from './ProductChooser';
import { ProductColor } from './product-color';
import { testScreen } from '../../../tests/setup/test-screen';

const shirt: ProductOptions = {
  product: { id: 'shirt', slug: 'shirt', name: 'Shirt', price: 20 },
  colors: [{ name: 'Red', hex: '#ff0000', available: true }],
  variations: [
    { color: 'Red', size: 'Small', stock: 3 },
    { color: 'Red', size: 'Large', stock: 3 },
  ],
  sizeChart: 'clothing',
  isPrinted: true,
  lowStockThreshold: 0,
  colorImages: {},
};

const screen = testScreen();
beforeEach(() => {
  localStorage.clear();
  replaceCart(() => EMPTY_CART);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

const withFields = (run: () => void) =>
  act(async () => {
    run();
    await import('./PlayerList');
  });

const open = (options = shirt) =>
  withFields(() =>
    screen.render(
      <ProductColor initial="Red">
        <ProductChooser options={options} place="page" />
      </ProductColor>,
    ),
  );

const field = (label: string) =>
  document.querySelector<HTMLInputElement | HTMLSelectElement>(`[aria-label="${label}"]`);
const button = (text: string) => [...document.querySelectorAll('button')].find((each) => each.textContent === text)!;
const click = (text: string) => withFields(() => button(text).click());
const summary = () => document.querySelector('[data-bottom-bar] p[aria-live]')?.textContent;

function fill(element: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null, value: string) {
  if (!element) throw new Error('There is no such field.');
  return act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  });
}

async function addPlayer(place: number, name: string, number: string, size: string) {
  await click('Add player');
  await fill(field(`Name of player ${place}`), name);
  await fill(field(`Number of player ${place}`), number);
  await fill(field(`Size of player ${place}`), size);
}

describe('names and numbers on the product page', () => {
  it('are the pieces that go into the cart, with what is printed on them', async () => {
    await open();
    await addPlayer(1, 'Hudson', '07', 'Small');
    await addPlayer(2, 'Jones', 'gk', 'Large');
    expect(summary()).toBe('2 items, $40.00');
    await click('Add to cart');
    expect(useCart.getState().items).toMatchObject([
      {
        quantity: 2,
        customization: {
          sizes: { Small: 1, Large: 1 },
          players: [
            { name: 'Hudson', number: '07', size: 'Small' },
            { name: 'Jones', number: 'GK', size: 'Large' },
          ],
        },
      },
    ]);
    expect(field('Name of player 1')).toBeNull();
  });

  it('stay out of the cart while one is wrong, which is said at its row', async () => {
    await open();
    await addPlayer(1, 'Hudson', '1000', 'Small');
    expect(summary()).toBe('Please check player 1, Hudson.');
    expect(field('Number of player 1')?.getAttribute('aria-invalid')).toBe('true');
    expect(document.body.textContent).toContain('A number is 0 to 999');
    expect(button('Add to cart').disabled).toBe(true);
    await fill(field('Number of player 1'), '100');
    expect(button('Add to cart').disabled).toBe(false);
  });

  it('come from a pasted list, whose faults are told by line', async () => {
    await open();
    await click('Paste a list');
    const list = () => document.querySelector('textarea');
    expect(document.activeElement).toBe(list());
    await fill(list(), 'Hudson\t7\tS\nJones\t8\tXXL');
    expect(document.body.textContent).toContain('Line 2: “XXL” is not one of Small, Large.');
    await fill(list(), 'Hudson\t7\tS\nJones\t8\tL');
    await click('Add 2 players');
    expect(field('Name of player 2')?.value).toBe('Jones');
    expect(document.body.textContent).toContain('2 players: 1 × Small, 1 × Large');
  });

  it('are there again after a reload', async () => {
    await open();
    await addPlayer(1, 'Hudson', '7', 'Small');
    await act(async () => screen.render(null));
    await open();
    expect(field('Name of player 1')?.value).toBe('Hudson');
    await act(async () => field('Remove player 1')?.click());
    await act(async () => screen.render(null));
    await open();
    expect(field('Name of player 1')).toBeNull();
  });

  it('are not asked for where nothing is printed', async () => {
    const { isPrinted: _, ...plain } = shirt;
    await open(plain);
    expect(button('Add player')).toBeUndefined();
  });
});

it('asks for a player’s size once their row has been left without one', async () => {
  await open();
  await click('Add player');
  expect(document.body.textContent).not.toContain('Please choose a size.');
  expect(field('Size of player 1')?.hasAttribute('aria-invalid')).toBe(false);
  await act(async () => field('Name of player 1')?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(document.body.textContent).toContain('Please choose a size.');
});
