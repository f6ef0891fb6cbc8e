import { expect, it } from 'vitest';
import { garmentPrices } from './kit-prices';
import { starterKit } from './document/starter-kit';
import { addGarment, setTechnique } from './editing/garments';

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
