import { expect, it } from 'vitest';
import { COLOR_FACETS, colorFacetOf } from './shop-facets';

it('finds the family of a colour by its name, else by its nearest neighbour', () => {
  expect(COLOR_FACETS.map(({ hex }) => colorFacetOf({ name: 'Ours', hex }))).toEqual(
    COLOR_FACETS.map(({ value }) => value),
  );
  expect(colorFacetOf({ name: 'Royal Blue', hex: '#000000' })).toBe('blue');
  expect(colorFacetOf({ name: 'Slate GREY', hex: '#ffffff' })).toBe('gray');
  expect(colorFacetOf({ name: 'Redwood', hex: '#1f9d55' })).toBe('green');
  expect(colorFacetOf({ name: 'Mystery', hex: 'none' })).toBe('gray');
});
