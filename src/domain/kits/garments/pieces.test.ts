import { describe, expect, it } from 'vitest';
import { KIT_GARMENT_TYPES, KIT_GARMENTS } from '../document/kit-garments';
import { joined, NOTHING, regionOf, sizeOfRegion, without } from '../geometry/region';
import { isInside } from '../geometry/divide';
import { distanceToLine, flatten, type Point } from '../geometry/path';
import type { Matrix } from '../marks';
import { refined } from '../mesh/sheet';
import { shapeOf } from '.';
import type { Piece } from './types';

const UNMOVED: Matrix = [1, 0, 0, 1, 0, 0];
const garments = KIT_GARMENT_TYPES.flatMap((type) => {
  const { cuts, collars } = KIT_GARMENTS[type];
  return cuts.flatMap((cut) =>
    (collars.length > 0 ? collars : [undefined]).map((collar) => ({ type, cut, ...(collar && { collar }) })),
  );
});
const regionsOf = (pieces: readonly Piece[]) => pieces.map(({ outline }) => regionOf(outline, UNMOVED));
const isOverlay = ({ name }: Pick<Piece, 'name'>) => name === 'Pouch' || name === 'Pocket';

describe('the pieces of a garment', () => {
  it.each(garments)('of $type ($cut, $collar) are named once, and each is one line', (garment) => {
    const { pieces } = shapeOf(garment);
    expect(new Set(pieces.map(({ name }) => name)).size).toBe(pieces.length);
    for (const { name, outline } of pieces) {
      expect(flatten(outline), name).toHaveLength(1);
      expect(regionOf(outline, UNMOVED), name).toHaveLength(1);
    }
  });

  it.each(garments)(
    'of $type ($cut, $collar) cover each printed surface once, but for the band at the neck',
    (garment) => {
      const { surfaces, pieces } = shapeOf(garment);
      for (const surface of KIT_GARMENTS[garment.type].surfaces) {
        const flat = surfaces[surface]!;
        const printed = pieces.filter(
          ({ flat: { outline }, ...each }) =>
            each.surface === surface && outline === flat.outline && !each.isPlain && !isOverlay(each),
        );
        const regions = regionsOf(printed);
        const all = regions.reduce(joined, NOTHING);
        const bare = without(regionOf(flat.outline, UNMOVED), all);
        const band = flat.zones.collar?.[0];
        const isCut = flat.role === 'body' && surfaces['left-sleeve'] !== undefined;
        const free = isCut && band ? without(bare, regionOf(band.d, UNMOVED)) : bare;
        expect(sizeOfRegion(free) / sizeOfRegion(all), surface).toBeLessThan(0.002);
        const sum = regions.reduce((total, region) => total + sizeOfRegion(region), 0);
        if (flat.role !== 'legs') expect(sum / sizeOfRegion(all), surface).toBeLessThan(1.001);
      }
    },
  );

  it.each([
    ['zip-hoodie', ['front', 'front rib', 'pouch']],
    ['warm-up-jacket', ['front', 'front rib']],
  ] as const)('of a front that opens are two alike halves, each with what is sewn to it: %s', (type, parts) => {
    const { pieces } = shapeOf({ type, cut: 'mens' });
    const area = (name: string) => {
      const [one] = regionsOf(pieces.filter((each) => each.name === name));
      return sizeOfRegion(one ?? NOTHING);
    };
    for (const part of parts) {
      expect(area(`Left ${part}`), part).toBeGreaterThan(1000);
      expect(area(`Left ${part}`) / area(`Right ${part}`), part).toBeCloseTo(1, 2);
    }
    expect(pieces.some(({ name }) => name === 'Front' || name === 'Pouch')).toBe(false);
    for (const side of ['Left', 'Right'])
      expect(pieces.find(({ name }) => name === `${side} front`)?.lines, 'pocket').toHaveLength(1);
  });

  it.each(garments)('of $type ($cut, $collar) are sewn wherever a seam is drawn', (garment) => {
    const { pieces, figure, surfaces } = shapeOf(garment);
    for (const surface of ['front', 'back'] as const) {
      const linesOf = (d: string) => flatten(d).map((line) => [...line, ...line.slice(0, 1)]);
      const own = pieces.filter((each) => each.flat.outline === surfaces[surface]?.outline && each.surface === surface);
      const cloth = own.flatMap(({ outline }) => linesOf(outline));
      const sewn = [...cloth, ...own.flatMap(({ lines }) => lines.flatMap(linesOf))];
      const awayFrom = (lines: typeof sewn, point: Point) =>
        Math.min(...lines.map((line) => distanceToLine(point, line)));
      for (const seam of figure(surface).seams ?? []) {
        const points = refined(flatten(seam)[0] ?? []).filter(
          (point) => awayFrom(cloth, point) < 1 || cloth.some((line) => isInside(line, point)),
        );
        const [most, share] = pieces.some(({ flat }) => flat.role === 'legs') ? [26, 0.8] : [1.5, 1];
        const away = points.map((point) => awayFrom(sewn, point));
        expect(Math.max(...away), `${surface}: ${seam}`).toBeLessThan(most);
        expect(away.filter((each) => each < 1.5).length / away.length, seam).toBeGreaterThanOrEqual(share);
      }
    }
  });
});
