// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { EMPTY_CART, type CartAddition } from '@/domain/cart/cart';
import { addToCart, replaceCart, useCart } from '@/modules/cart/cart-store';
import { currentToast } from '@/ui/toast';
import { CartLine } from './CartLine';
import { testScreen } from '../../../../tests/setup/test-screen';

const screen = testScreen();

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  replaceCart(() => EMPTY_CART);
});

function Lines() {
  return useCart(({ items }) => items).map((line) => (
    <CartLine key={line.cartId} line={line} priceNotice={undefined} problems={undefined} checks={undefined} />
  ));
}

const open = (addition: CartAddition) =>
  act(async () => {
    addToCart(addition);
    screen.render(<Lines />);
  });

const control = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)!;
const click = (name: string) => act(async () => control(name).click());
const sizes = () => useCart.getState().items.map(({ quantity, customization }) => [quantity, customization?.sizes]);
const says = (name: string) =>
  document.getElementById(control(name).getAttribute('aria-describedby') ?? '')?.textContent;

async function type(name: string, value: string) {
  const field = control(name) as HTMLInputElement;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
const leave = (name: string) =>
  act(async () => control(name).dispatchEvent(new FocusEvent('focusout', { bubbles: true })));

it('each size of a line is stepped and typed by itself, as far as the stock goes', async () => {
  const stock = { Small: 60, Large: 3 };
  await open({
    product: { id: 'p', slug: 'shirt', name: 'Shirt', price: 20, stock },
    customization: { sizes: { Small: 1, Large: 2 } },
  });
  await click('One more Shirt, Small');
  expect(sizes()).toEqual([[4, { Small: 2, Large: 2 }]]);
  await click('One more Shirt, Large');
  await click('One more Shirt, Large');
  expect(sizes()).toEqual([[5, { Small: 2, Large: 3 }]]);
  expect(says('One more Shirt, Large')).toBe('That is all we have in Large.');

  await type('Quantity of Shirt, Small', '50');
  expect(sizes(), 'while it is typed').toEqual([[5, { Small: 2, Large: 3 }]]);
  await leave('Quantity of Shirt, Small');
  expect(sizes()).toEqual([[53, { Small: 50, Large: 3 }]]);
  for (const nothing of ['', '  ']) {
    await type('Quantity of Shirt, Small', nothing);
    await leave('Quantity of Shirt, Small');
  }
  await type('Quantity of Shirt, Small', '999');
  await leave('Quantity of Shirt, Small');
  expect(sizes()).toEqual([[63, { Small: 60, Large: 3 }]]);

  await type('Quantity of Shirt, Large', '1');
  await leave('Quantity of Shirt, Large');
  await click('One less Shirt, Large');
  expect(sizes()).toEqual([[60, { Small: 60 }]]);
  expect(currentToast()).toMatchObject({
    title: 'Size Removed',
    description: 'Large of Shirt has been removed from your cart.',
  });
  act(() => currentToast()?.action?.onClick());
  expect(sizes()).toEqual([[61, { Small: 60, Large: 1 }]]);
});

it('minus at 1 removes a line without sizes', async () => {
  await open({ product: { id: 'p', slug: 'bag', name: 'Bag', price: 20 }, quantity: 2 });
  await click('One less Bag');
  expect(sizes()).toEqual([[1, undefined]]);
  await click('One less Bag');
  expect(sizes()).toEqual([]);
  expect(currentToast()).toMatchObject({ title: 'Removed from Cart' });
});

it('minus takes nobody’s name away: a player is removed by name', async () => {
  const player = (name: string, number: string) => ({ name, number, size: 'Large' });
  await open({
    product: { id: 'p', slug: 'shirt', name: 'Shirt', price: 20 },
    customization: { sizes: { Large: 3 }, players: [player('HUDSON', '7'), player('JONES', '9')] },
  });
  expect(document.body.textContent).toContain('Made for you: it cannot be returned, unless it is faulty.');
  await click('One less Shirt, Large');
  await click('One less Shirt, Large');
  await type('Quantity of Shirt, Large', '0');
  await leave('Quantity of Shirt, Large');
  expect(sizes()).toEqual([[2, { Large: 2 }]]);
  expect(says('One less Shirt, Large')).toBe('Pieces with a name or number are removed by name.');
  await click('Remove 7 HUDSON');
  expect(useCart.getState().items[0]?.customization).toMatchObject({
    ...{ sizes: { Large: 1 }, players: [player('JONES', '9')] },
  });
  expect(currentToast()).toMatchObject({ title: 'Player Removed', description: 'No longer printed: 7 HUDSON.' });
});

it('what is to be said of a line is not announced line by line', async () => {
  await open({ product: { id: 'p', slug: 'bag', name: 'Bag', price: 20 } });
  const [line] = useCart.getState().items;
  const problem = { units: 0, notice: 'Sold out.', message: 'This item is sold out.' };
  const check = { code: 'number-twice', item: 0, severity: 'blocks', message: 'Number 7 is there twice.' } as const;
  await act(async () =>
    screen.render(line && <CartLine line={line} priceNotice="Dearer." problems={[problem]} checks={[check]} />),
  );
  for (const text of ['Dearer.', 'Sold out.']) expect(document.body.textContent).toContain(text);
  expect(document.querySelectorAll('[role="alert"], [role="status"], [aria-live]')).toHaveLength(0);
});
