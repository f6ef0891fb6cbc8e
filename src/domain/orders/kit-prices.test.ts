import { expect, it } from 'vitest';
import { garmentPrices } from './kit-prices';
import type { ProductPart } from '../catalogue/product-parts';
import { starterKit } from '../kits/document/starter-kit';
import { addGarment, setTechnique } from '../kits/editing/garments';

const techniquePrices = { embroidery: 6.5 };
const offers = [
  { garment: 'football-shirt', options: { product: { price: 50 } }, techniquePrices },
  { garment: 'football-shirt', options: { product: { price: 60, salePrice: 45 } }, techniquePrices },
] as const;
const kit = addGarment(starterKit('football-shirt', ['#111111', '#ffffff'], 'Home'), 'football-shorts');

it('a kit costs what its garments do at least, each in its technique', () => {
  expect(garmentPrices(kit, offers)).toEqual([
    { garment: 'football-shirt', unitCents: 4500 },
    { garment: 'football-shorts' },
  ]);
  expect(garmentPrices(setTechnique(kit, 'football-shirt', 'embroidery'), offers)[0]).toEqual({
    garment: 'football-shirt',
    technique: 'embroidery',
    unitCents: 5150,
  });
});

it('a garment has no price in a technique that is not offered', () => {
  expect(garmentPrices(setTechnique(kit, 'football-shirt', 'vinyl'), offers)[0]).toEqual({
    garment: 'football-shirt',
    technique: 'vinyl',
  });
});

it('a garment that is sold in a set alone has the price of that, with what all its techniques add', () => {
  const parts = [
    { name: 'Shirt', worn: 'sizePreference', sizes: [] },
    { name: 'Shorts', worn: 'shortsSize', sizes: ['S'], garment: 'football-shorts' },
  ] as ProductPart[];
  const set = [{ garment: 'football-shirt', options: { product: { price: 70 }, parts }, techniquePrices }] as const;
  expect(garmentPrices(setTechnique(kit, 'football-shorts', 'embroidery'), set)).toEqual([
    { garment: 'football-shirt', unitCents: 7650 },
    { garment: 'football-shorts', technique: 'embroidery', inSetWith: 'football-shirt' },
  ]);
});
