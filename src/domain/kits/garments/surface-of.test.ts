import { describe, expect, it } from 'vitest';
import { KIT_GARMENT_TYPES, KIT_GARMENTS } from '../document/kit-garments';
import { boxAround } from '../geometry/path';
import { parsePath } from '../outline-path';
import { surfaceOf } from './surface-of';

const each = KIT_GARMENT_TYPES.flatMap((type) => {
  const { cuts, collars, surfaces } = KIT_GARMENTS[type];
  return cuts.flatMap((cut) =>
    (collars.length > 0 ? collars : [undefined]).flatMap((collar) =>
      surfaces.map((surface) => ({ garment: { type, cut, ...(collar && { collar }) }, surface, type, cut, collar })),
    ),
  );
});

describe('surfaceOf', () => {
  it.each(each)('gives one closed outline of $type, $cut, $collar: $surface', ({ garment, surface }) => {
    const { outline, box, safe, width, height } = surfaceOf(garment, surface)!;
    expect(outline).toMatch(/^M[-\dMLCQ .]+Z$/);
    const segments = parsePath(outline);
    expect(segments.filter(({ command }) => command === 'M')).toHaveLength(1);
    const [first, last] = [segments[0]!.points, segments.at(-2)!.points.slice(-2)];
    expect(Math.hypot(first[0]! - last[0]!, first[1]! - last[1]!)).toBeLessThan(0.2);
    expect(box.y).toBeCloseTo(0, 0);
    expect([box.width, box.height]).toEqual([width, height]);
    if (garment.type !== 'crew-socks') expect(box.x + width / 2).toBeCloseTo(0, 0);
    const inner = boxAround(safe);
    expect(inner.x).toBeGreaterThan(box.x + 10);
    expect(inner.x + inner.width).toBeLessThan(box.x + width - 10);
    expect(inner.y).toBeGreaterThan(5);
    expect(inner.y + inner.height).toBeLessThan(height - 10);
  });

  it('is a men’s M football shirt of 530 by 720 mm, a waisted women’s one, and a shorter one for boys', () => {
    const [men, women, boys] = (['mens', 'womens', 'boys'] as const).map((cut) =>
      surfaceOf({ type: 'football-shirt', cut, collar: 'vee' }, 'front')!,
    );
    expect(men!.width).toBeCloseTo(530, 0);
    expect(men!.height).toBeCloseTo(720, 0);
    expect(women!.height).toBeLessThan(men!.height);
    expect(boys!.height).toBeLessThan(women!.height);
    expect(boys!.width).toBeLessThan(women!.width);
  });

  it('knows no surface that a garment does not have', () => {
    expect(surfaceOf({ type: 'crew-socks', cut: 'mens' }, 'front')).toBeUndefined();
  });
});
