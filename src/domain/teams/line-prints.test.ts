import { expect, it } from 'vitest';
import { KIT_GARMENT_TYPES } from '../kits/document/kit-garments';
import { freePlace, placesFor, printsText, PRINT_PLACES, resolvePrints } from './line-prints';

it('knows the places of every garment, in the order of all places', () => {
  for (const garment of KIT_GARMENT_TYPES) {
    const places = placesFor(garment);
    expect(places.length).toBeGreaterThan(0);
    expect(places).toEqual(PRINT_PLACES.filter((place) => places.includes(place)));
  }
  expect(placesFor('netball-dress')).not.toContain('left-sleeve');
  expect(placesFor('holdall')).toEqual(['bag-front', 'bag-back']);
  expect(placesFor(null)).toEqual(PRINT_PLACES);
});

it('offers the first place that is free', () => {
  const prints = [{ asset: 'a', place: 'left-leg' as const }];
  expect(freePlace(placesFor('crew-socks'), [])).toBe('left-leg');
  expect(freePlace(placesFor('crew-socks'), prints)).toBe('right-leg');
  expect(freePlace(placesFor('crew-socks'), [...prints, { asset: '', place: 'right-leg' }])).toBeUndefined();
});

it('keeps the name of the file as it is now, in the order of places', () => {
  const refused: string[] = [];
  const prints = resolvePrints(
    [
      { asset: 'b', place: 'back' },
      { asset: 'a', place: 'left-chest' },
    ],
    { places: PRINT_PLACES, artwork: ['a', 'b'].map((id) => ({ id, name: `Logo ${id}` })) },
    (field) => refused.push(field),
  );
  expect(refused).toEqual([]);
  expect(prints).toEqual([
    { assetId: 'a', name: 'Logo a', place: 'left-chest' },
    { assetId: 'b', name: 'Logo b', place: 'back' },
  ]);
  expect(printsText(prints)).toBe('“Logo a” (left chest), “Logo b” (back)');
  expect(printsText()).toBe('');
});
