import { describe, expect, it } from 'vitest';
import { KIT_GARMENT_TYPES, KIT_GARMENTS, KIT_VIEWS } from '../document/kit-garments';
import { apply, boxAround } from '../geometry/path';
import { kitViewBox, viewGeometry } from './view-geometry';

const garments = KIT_GARMENT_TYPES.flatMap((type) => {
  const { cuts, collars } = KIT_GARMENTS[type];
  return cuts.map((cut) => ({ type, cut, ...(collars[0] && { collar: collars[0] }) }));
});

describe('viewGeometry', () => {
  it.each(garments)('keeps $type, $cut, within every view', (garment) => {
    for (const view of KIT_VIEWS) {
      const { surfaces } = viewGeometry(garment, view);
      expect(surfaces.length, view).toBeGreaterThan(0);
      for (const { outline, matrix } of surfaces) {
        const { x, y, width, height } = boxAround(outline);
        expect(Math.min(x, y), view).toBeGreaterThanOrEqual(0);
        expect(x + width, view).toBeLessThanOrEqual(kitViewBox.width);
        expect(y + height, view).toBeLessThanOrEqual(kitViewBox.height);
        const [a, b, c, d] = matrix;
        expect(Math.abs(a * d - b * c), view).toBeGreaterThan(0.1);
      }
    }
  });

  it('shows every surface of a garment from one side or another', () => {
    for (const garment of garments) {
      const shown = new Set(
        KIT_VIEWS.flatMap((view) => viewGeometry(garment, view).surfaces.map((each) => each.surface)),
      );
      expect([...shown].toSorted()).toEqual([...KIT_GARMENTS[garment.type].surfaces].toSorted());
    }
  });

  it('keeps millimetres square on fronts and backs, and right readable from all sides', () => {
    for (const garment of garments)
      for (const view of KIT_VIEWS)
        for (const { surface, matrix } of viewGeometry(garment, view).surfaces) {
          const [[x, y], [right], [, down]] = [apply(matrix, [0, 0]), apply(matrix, [100, 0]), apply(matrix, [0, 100])];
          expect(right, `${garment.type} ${view} ${surface}`).toBeGreaterThan(x);
          expect(down).toBeGreaterThan(y);
          if (surface === view) expect(right - x).toBeCloseTo(down - y, 3);
        }
  });

  it('shows the wearer’s left sleeve on the right of the front and on the left of the back', () => {
    const middleOf = (view: 'front' | 'back') => {
      const { surfaces } = viewGeometry({ type: 'football-shirt', cut: 'mens', collar: 'vee' }, view);
      const { x, width } = boxAround(surfaces.find(({ surface }) => surface === 'left-sleeve')!.outline);
      return x + width / 2;
    };
    expect(middleOf('front')).toBeGreaterThan(kitViewBox.width / 2);
    expect(middleOf('back')).toBeLessThan(kitViewBox.width / 2);
  });
});
