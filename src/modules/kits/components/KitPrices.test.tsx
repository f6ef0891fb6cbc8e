// @vitest-environment jsdom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { starterKit } from '@/domain/kits/document/starter-kit';
import { addGarment, setTechnique } from '@/domain/kits/editing/garments';
import { KitPrices } from './KitPrices';
import { testScreen } from '../../../../tests/setup/test-screen';

const screen = testScreen();
const kit = addGarment(starterKit('football-shirt', ['#1e3a8a', '#ffffff']), 'football-shorts');
const items = [{ garment: 'football-shirt', options: { product: { price: 50 } }, techniquePrices: { vinyl: 3.5 } }];

it('tells what each garment costs in its technique, and which is to be priced', async () => {
  const fetched = vi.fn(async (_path: string) => Response.json({ items }));
  vi.stubGlobal('fetch', fetched);
  await act(async () => screen.render(<KitPrices document={setTechnique(kit, 'football-shirt', 'vinyl')} />));
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/kits/products?garment=football-shirt,football-shorts');
  expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Football shirt, vinyl: from $53.50 each',
    'Shorts, sublimated: priced in our quote',
  ]);
});
