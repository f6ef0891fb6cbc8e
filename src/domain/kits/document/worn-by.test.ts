import { expect, it } from 'vitest';
import { addGarment, setGarmentBase, setPlain } from '../editing/garments';
import { paintSurface } from '../paint/paint-surface';
import { drawMarks } from '../paint/draw-marks';
import type { KitDocument } from './kit-document';
import { parseKit } from './parse-kit';
import { starterKit } from './starter-kit';
import { wornBy } from './worn-by';

const starter = starterKit('football-shirt', ['#1e3a8a', '#ffffff', '#facc15']);
const hooped: KitDocument = { ...starter, pattern: { type: 'hoops', colors: [2], scale: 1, angle: 0 } };
const kit = setPlain(addGarment(hooped, 'football-shorts'), 'football-shorts', false);

const drawn = (document: KitDocument, type: 'football-shirt' | 'football-shorts') =>
  drawMarks(
    paintSurface(document, type, 'front', { outlines: {} }),
    document.colorways[0] ?? { name: '', colors: [] },
    'x',
  );

it('gives a garment its own base, and takes the pattern from it alone', () => {
  const white = setGarmentBase(kit, 'football-shorts', 1);
  expect(drawn(kit, 'football-shorts')).toContain('#1e3a8a');
  expect(drawn(white, 'football-shorts')).not.toContain('#1e3a8a');
  expect(drawn(white, 'football-shorts')).toContain('#facc15');
  expect(drawn(setPlain(white, 'football-shorts', true), 'football-shorts')).not.toContain('#facc15');
  expect(drawn(setPlain(white, 'football-shorts', true), 'football-shirt')).toBe(drawn(kit, 'football-shirt'));
});

it('is a valid kit, and the same as before once it is taken back', () => {
  const changed = setPlain(setGarmentBase(kit, 'football-shorts', 1), 'football-shorts', true);
  expect(parseKit(changed)).toEqual({ ok: true, document: changed });
  expect(setPlain(setGarmentBase(changed, 'football-shorts', undefined), 'football-shorts', false)).toEqual(kit);
  expect(setGarmentBase(kit, 'football-shorts', 5)).toBe(kit);
});

it('is the very kit where nothing differs, and the same one each time', () => {
  expect(wornBy(kit, 'football-shirt')).toBe(kit);
  const white = setGarmentBase(kit, 'football-shorts', 1);
  expect(wornBy(white, 'football-shorts')).toBe(wornBy(white, 'football-shorts'));
});
