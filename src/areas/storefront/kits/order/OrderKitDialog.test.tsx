// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { EMPTY_CART } from '@/domain/cart/cart';
import { starterKit } from '@/domain/kits/document/starter-kit';
import { replaceCart, useCart } from '@/modules/cart/cart-store';
import { kitNow, startDesign, useDesigner } from '../designer-store';
import { OrderKitDialog } from './OrderKitDialog';
import { testScreen } from '../../../../../tests/setup/test-screen';

const home = starterKit('football-shirt', ['#1e3a8a', '#ffffff'], 'Riverside');
const kit = {
  ...home,
  garments: [...home.garments, ...starterKit('holdall', ['#1e3a8a']).garments],
  colorways: [...home.colorways, { name: 'Away', colors: ['#ffffff', '#1e3a8a'] }],
};
const options = {
  product: { id: 'shirt', slug: 'shirt', name: 'Match Shirt', price: 20, priceTiers: [] },
  colors: [],
  variations: [{ color: 'Red', size: 'Small', stock: 3 }],
  sizeChart: 'clothing',
  lowStockThreshold: 0,
  colorImages: {},
};
const parts = [
  { name: 'Shirt', worn: 'sizePreference', sizes: [] },
  { name: 'Bag', worn: 'sizePreference', sizes: ['M', 'L'], garment: 'holdall' },
];
const set = { ...options, product: { ...options.product, id: 'set', name: 'Match Kit' }, parts };
const soldAs = (garment: string) =>
  garment === 'football-shirt' ? options : { ...options, product: { ...options.product, id: garment } };
const hash = 'a'.repeat(64);
const NAME = 'Name of this design';

let sent: { path: string; body?: { document: typeof kit } }[];
let stored: () => Response;
let sold: string[];
let hasSet: boolean;
const onOpenChange = vi.fn();
const screen = testScreen();

beforeEach(() => {
  sent = [];
  stored = () => Response.json({ hash }, { status: 201 });
  sold = ['football-shirt'];
  hasSet = false;
  onOpenChange.mockClear();
  replaceCart(() => EMPTY_CART);
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    sent.push({ path, ...(body && { body: JSON.parse(body) as { document: typeof kit } }) });
    return path.startsWith('/api/kits/products')
      ? Response.json({
          items: [
            ...sold.map((garment) => ({ garment, options: soldAs(garment), techniquePrices: {} })),
            ...(hasSet ? [{ garment: 'football-shirt', options: set, techniquePrices: {} }] : []),
          ],
        })
      : stored();
  });
});

const open = () =>
  act(async () => screen.render(<OrderKitDialog localId="local-1" document={kit} open onOpenChange={onOpenChange} />));
const button = (text: string) => [...document.querySelectorAll('button')].find((each) => each.textContent === text)!;
const click = (text: string) => act(async () => button(text).click());

async function fill(label: string, value: string) {
  const find = () =>
    [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].find(
      (each) => each.getAttribute('aria-label') === label || each.labels?.[0]?.textContent?.startsWith(label),
    );
  // Fields of players are loaded on the first interaction.
  const element = await vi.waitFor(
    async () => {
      await act(async () => undefined);
      return find() ?? Promise.reject(new Error(`There is no field ${label}.`));
    },
    { timeout: 10_000 },
  );
  await act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  });
}

it('orders each garment as its product, in the colours chosen, and says which is not sold', async () => {
  await open();
  expect(sent[0]?.path).toBe('/api/kits/products?garment=football-shirt,holdall');
  expect(document.body.textContent).toContain('We do not sell this garment at the moment.');
  expect(document.body.textContent).toContain('Please select at least one size and quantity.');
  expect(button('Add to cart').disabled).toBe(true);

  await fill('Colours', '1');
  await click('Add player');
  await fill('Name of player 1', 'Hudson');
  await fill('Number of player 1', '7');
  expect(document.body.textContent).toContain('$20.00');
  await click('Add to cart');

  expect(sent[1]).toMatchObject({
    path: '/api/kits/documents',
    body: { document: { name: 'Riverside, Away', colorways: [{ name: 'Away' }] } },
  });
  expect(useCart.getState().items).toMatchObject([
    {
      product: { id: 'shirt' },
      quantity: 1,
      customization: {
        design: { hash, name: 'Riverside, Away', garment: 'football-shirt' },
        sizes: { Small: 1 },
        players: [{ name: 'Hudson', number: '7', size: 'Small' }],
      },
    },
  ]);
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

it('asks what an unnamed design is called, with a suggestion, before it is ordered', async () => {
  const unnamed = starterKit('football-shirt', ['#ffffff', '#000000']);
  startDesign(unnamed);
  await act(async () =>
    screen.render(<OrderKitDialog localId="local-1" document={unnamed} open onOpenChange={onOpenChange} />),
  );
  const field = () => [...document.querySelectorAll('input')].find((each) => each.labels?.[0]?.textContent === NAME);
  expect(field()?.value).toBe('Football shirt, White and Black');
  await fill('Small', '1');
  await fill(NAME, ' ');
  expect(document.body.textContent).toContain('Please name your design.');
  await fill(NAME, 'Sunday league');
  await click('Add to cart');
  expect(sent[1]).toMatchObject({ body: { document: { name: 'Sunday league' } } });
  expect(useCart.getState().items).toMatchObject([{ customization: { design: { name: 'Sunday league' } } }]);
  expect(kitNow().name).toBe('Sunday league');
});

it('puts nothing into the cart where the kit cannot be stored, and keeps what was typed', async () => {
  stored = () => Response.json({ code: 'unavailable', message: 'Please try again.' }, { status: 503 });
  await open();
  await click('Add player');
  await fill('Name of player 1', 'Hudson');
  await click('Add to cart');
  expect(useCart.getState().items).toEqual([]);
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(document.querySelector<HTMLInputElement>('[aria-label="Name of player 1"]')?.value).toBe('Hudson');
});

it('takes the players of one garment for another, and leads a team to its roster', async () => {
  sold = ['football-shirt', 'holdall'];
  useDesigner.setState({ team: { teamName: 'Northside', colors: [] } });
  await open();
  await click('Add player');
  await fill('Name of player 1', 'Hudson');
  await click('Same 1 player as the football shirt');
  expect(button('Same 1 player as the football shirt')).toBeUndefined();
  await click('Add to cart');
  const players = [{ name: 'Hudson', number: '', size: 'Small' }];
  expect(useCart.getState().items).toMatchObject([{ customization: { players } }, { customization: { players } }]);

  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  await click('Order with your roster');
  expect(assign).toHaveBeenCalledWith(`/teamwear-portal/order?kit=${hash}`);
});

it('orders a garment that is sold in a set alone as that set, its parts in sizes of their own', async () => {
  hasSet = true;
  await open();
  expect(document.body.textContent).toContain('We sell it as part of a set: Match Kit.');
  await click('Order the football shirt as this set');
  expect(document.body.textContent).toContain('Comes with the football shirt, as “Bag” of the set Match Kit.');
  expect(document.body.textContent).not.toContain('We do not sell this garment');
  await click('Add player');
  await fill('Name of player 1', 'Hudson');
  const checks = () => document.querySelector('[aria-label="Checks"]')?.textContent ?? '';
  await fill('Size of player 1', '');
  await vi.waitFor(() => expect(checks()).toContain('Choose a size for Hudson.'));
  expect(button('Add to cart').disabled).toBe(true);
  await click('Go to player 1');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Size of player 1');
  await fill('Size of player 1', 'Small');
  await vi.waitFor(() => expect(checks()).toContain('Choose another size of ‘Bag’ for Hudson.'));
  await click('Go to player 1');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Bag for player 1');
  await fill('Bag for player 1', 'Medium');
  await vi.waitFor(() => expect(checks()).not.toContain('Choose'));
  await click('Add to cart');
  expect(useCart.getState().items).toMatchObject([
    {
      product: { id: 'set' },
      customization: { players: [{ name: 'Hudson', size: 'Small', sizes: { Bag: 'Medium' } }] },
    },
  ]);
});
