import { expect, it } from 'vitest';
import { starterKit } from './document/starter-kit';
import { addGarment } from './editing/garments';
import { isUnnamed, suggestName } from './suggest-name';

it('suggests what a kit is and its colours, while nobody has named it', () => {
  const kit = starterKit('netball-dress', ['#ffffff', '#000000']);
  expect([isUnnamed(kit), isUnnamed({ name: 'My netball dress' }), isUnnamed({ name: 'Home' })]).toEqual([
    true,
    true,
    false,
  ]);
  expect(suggestName(kit)).toBe('Netball dress, White and Black');
  expect(suggestName({ ...kit, base: 1 })).toBe('Netball dress, Black and White');
  expect(suggestName(starterKit('holdall', ['#ffffff', '#ffffff']))).toBe('Bag, White');
  expect(suggestName(addGarment(starterKit('football-shirt', ['#ffffff', '#000000']), 'football-shorts'))).toBe(
    'Football kit, White and Black',
  );
});
