import { describe, expect, it } from 'vitest';
import type { KitDocument, KitInk } from '../document/kit-document';
import { KIT_GARMENT_TYPES, KIT_GARMENTS, type KitGarmentType, type KitSurface } from '../document/kit-garments';
import { KIT_PATTERN_TYPES, KIT_PATTERNS, type KitPatternType } from '../document/kit-patterns';
import { starterKit } from '../document/starter-kit';
import { surfaceOf } from '../garments/surface-of';
import { flatten, type Point } from '../geometry/path';
import type { Blend, Mark } from '../marks';
import { movePath } from '../outline-path';
import { paintSurface } from './paint-surface';

const COLORS = ['#111111', '#222222', '#333333', '#444444'];

function kitOf(
  type: KitGarmentType,
  pattern: KitPatternType,
  change: Partial<KitDocument['pattern']> = {},
): KitDocument {
  const kit = starterKit(type, COLORS);
  return { ...kit, elements: [], pattern: { type: pattern, colors: [1, 2], scale: 1, angle: 0, ...change } };
}

const marksOf = (kit: KitDocument, surface: KitSurface): Mark[] =>
  paintSurface(kit, kit.garments[0]!.type, surface, { outlines: {} });

interface Field {
  lines: Point[][];
  ink: KitInk | Blend;
}

const fieldsOf = (marks: readonly Mark[]): Field[] =>
  marks.flatMap((mark): Field[] => {
    if (mark.kind === 'fill') return [{ lines: flatten(mark.d), ink: mark.ink }];
    if (mark.kind === 'stroke' || mark.kind === 'picture') return [];
    return fieldsOf(
      mark.marks.map((inner) =>
        inner.kind === 'fill' && mark.transform ? { ...inner, d: movePath(inner.d, mark.transform) } : inner,
      ),
    );
  });

function windings(lines: readonly Point[][], [x, y]: Point): number {
  let count = 0;
  for (const line of lines)
    line.forEach(([ax, ay], i) => {
      const [bx, by] = line[(i + 1) % line.length]!;
      if (ay <= y === by <= y) return;
      const side = (bx - ax) * (y - ay) - (x - ax) * (by - ay);
      if (by > ay && side > 0) count += 1;
      if (by < ay && side < 0) count -= 1;
    });
  return count;
}

const inkAt = (fields: readonly Field[], point: Point): KitInk | Blend | undefined =>
  fields.findLast(({ lines }) => windings(lines, point) !== 0)?.ink;

describe('paintSurface', () => {
  it.each(KIT_PATTERN_TYPES.filter((type) => type !== 'plain'))('shows its own colours: %s', (type) => {
    const own = KIT_PATTERNS[type].colors;
    for (const garment of KIT_GARMENT_TYPES) {
      const inks = KIT_GARMENTS[garment].surfaces.flatMap((surface) => {
        const find = (marks: readonly Mark[]): (KitInk | Blend)[] =>
          marks.flatMap((mark) => (mark.kind === 'group' ? find(mark.marks) : 'ink' in mark ? [mark.ink] : []));
        return find(marksOf(kitOf(garment, type), surface));
      });
      const shown = inks.flatMap((ink) => (typeof ink === 'object' ? [ink.from, ink.to] : [ink]));
      expect(shown, garment).toContain(1);
      if (own === 2) expect(shown, garment).toContain(2);
    }
  });

  it.each(KIT_PATTERN_TYPES)('falls back to other colours of the kit: %s', (type) => {
    const marks = marksOf(kitOf('football-shirt', type, { colors: [] }), 'front');
    for (const { ink } of fieldsOf(marks))
      expect(typeof ink === 'object' ? [ink.from, ink.to] : ink).not.toBeUndefined();
    expect(
      marksOf(
        { ...kitOf('football-shirt', type, { colors: [] }), colorways: [{ name: 'One', colors: ['#000000'] }] },
        'front',
      ).length,
    ).toBe(marks.length);
  });

  it.each(KIT_PATTERN_TYPES)('stays light at any scale and angle: %s', (type) => {
    for (const scale of [0.4, 1, 2.5])
      for (const angle of [0, 45, -100]) {
        const json = JSON.stringify(marksOf(kitOf('football-shirt', type, { scale, angle }), 'front'));
        expect(json.length).toBeLessThan(90_000);
        expect(json.split('"kind"').length).toBeLessThan(10);
        expect(json.split('M').length).toBeLessThan(1_300);
      }
  });

  it('covers the whole surface and its bleed', () => {
    for (const type of KIT_GARMENT_TYPES)
      for (const surface of KIT_GARMENTS[type].surfaces) {
        const kit = kitOf(type, 'camo');
        const { box } = surfaceOf(kit.garments[0]!, surface)!;
        const fields = fieldsOf(marksOf(kit, surface));
        for (const x of [box.x - 20, box.x + box.width + 20])
          for (const y of [box.y - 20, box.y + box.height + 20]) expect(inkAt(fields, [x, y])).toBeDefined();
      }
  });

  const FREE = ['camo', 'brush', 'waves', 'lightning', 'marble', 'geometric', 'honeycomb'] as const;

  it('goes on round the side: what meets at a side seam has one colour', () => {
    const edge = 262;
    const placed = KIT_PATTERN_TYPES.filter((each) => each !== 'gradient' && !FREE.some((free) => free === each));
    for (const type of placed) {
      const kit = kitOf('football-shirt', type, { angle: 20 });
      const [front, back] = (['front', 'back'] as const).map((surface) => fieldsOf(marksOf(kit, surface)));
      for (let y = 290; y < 700; y += 13)
        for (const side of [1, -1])
          expect(inkAt(front!, [side * edge, y]), `${type} at ${y}`).toBe(inkAt(back!, [-side * edge, y]));
    }
  });

  it.each(FREE)('runs on at the wearer’s left side and mirrors itself at neither: %s', (type) => {
    const kit = kitOf('football-shirt', type);
    const { width } = surfaceOf(kit.garments[0]!, 'front')!;
    const [front, back] = (['front', 'back'] as const).map((surface) => fieldsOf(marksOf(kit, surface)));
    const heights = Array.from({ length: 80 }, (_, i) => 270 + 5 * i);
    const alike = (x: number, other: number): number =>
      heights.filter((y) => inkAt(front!, [x, y]) === inkAt(back!, [other, y])).length / heights.length;
    expect(alike(width / 2 + 10, 10 - width / 2)).toBe(1);
    for (const side of [1, -1]) expect(alike(side * (width / 2 - 60), -side * (width / 2 - 60))).toBeLessThan(0.95);
    if (type === 'camo') expect(alike(-width / 2 - 10, width / 2 - 10)).toBeGreaterThan(0.95);
  });

  it.each(['geometric', 'brush'] as const)(
    'grows towards the hem of front and back alike, however it is turned: %s',
    (type) => {
      for (const angle of [30, -45]) {
        const kit = kitOf('football-shirt', type, { angle, scale: 0.6 });
        const [front, back] = (['front', 'back'] as const).map((surface) => fieldsOf(marksOf(kit, surface)));
        const places = Array.from({ length: 1_500 }, (_, i): Point => [((i * 37) % 480) - 240, 60 + ((i * 61) % 640)]);
        const printed = (fields = front, side: 1 | -1 = 1): number =>
          places.filter(([x, y]) => side * x > 0 && inkAt(fields!, [x, y]) !== 0).length / places.length;
        for (const side of [1, -1] as const)
          expect(Math.abs(printed(front, side) - printed(back, side === 1 ? -1 : 1)), `${angle}°`).toBeLessThan(0.12);
        for (let y = 290; y < 700; y += 7)
          expect(inkAt(front!, [275, y]), `${angle}° at ${y}`).toBe(inkAt(back!, [275 - 530, y]));
      }
    },
  );

  it('puts halves and quarters on the wearer’s own side, front and back', () => {
    const halves = kitOf('football-shirt', 'halves');
    const ink = (surface: KitSurface, x: number) => inkAt(fieldsOf(marksOf(halves, surface)), [x, 120]);
    expect([ink('front', 100), ink('front', -100)]).toEqual([1, 0]);
    expect([ink('back', 100), ink('back', -100)]).toEqual([0, 1]);
    expect([ink('left-sleeve', 0), ink('right-sleeve', 0)]).toEqual([1, 0]);
  });

  it('runs hoops on across the sleeves', () => {
    const kit = kitOf('football-shirt', 'hoops');
    const [front, left, right] = (['front', 'left-sleeve', 'right-sleeve'] as const).map((surface) =>
      fieldsOf(marksOf(kit, surface)),
    );
    for (let y = 60; y < 260; y += 11) {
      expect(inkAt(left!, [0, y - 52])).toBe(inkAt(front!, [150, y]));
      expect(inkAt(right!, [0, y - 52])).toBe(inkAt(front!, [150, y]));
    }
  });

  it('leaves a zone with a colour of its own plain', () => {
    const kit: KitDocument = { ...kitOf('football-shirt', 'hoops'), zones: { sleeves: 3 } };
    const sleeve = fieldsOf(marksOf(kit, 'left-sleeve'));
    for (let y = 10; y < 230; y += 20) expect(inkAt(sleeve, [0, y])).toBe(3);
    expect(inkAt(fieldsOf(marksOf(kit, 'front')), [0, 250])).toBe(1);
  });

  it('places a logo by its middle, in its width', () => {
    const kit = kitOf('football-shirt', 'plain');
    const square = {
      name: 'Square',
      width: 10,
      height: 10,
      shapes: [{ d: 'M0 0L10 0L10 10L0 10Z', color: '#abcdef' }],
    };
    kit.elements = [
      {
        kind: 'logo',
        id: 'a',
        garment: 'football-shirt',
        surface: 'front',
        x: 100,
        y: 180,
        rotation: 0,
        width: 60,
        logo: square,
      },
    ];
    const fields = fieldsOf(marksOf(kit, 'front'));
    for (const [x, y] of [
      [71, 151],
      [129, 151],
      [129, 209],
      [71, 209],
    ] as const)
      expect(inkAt(fields, [x, y])).toBe('#abcdef');
    for (const [x, y] of [
      [69, 180],
      [131, 180],
      [100, 149],
      [100, 211],
    ] as const)
      expect(inkAt(fields, [x, y])).toBe(0);
    expect(fieldsOf(marksOf(kit, 'back')).map(({ ink }) => ink)).not.toContain('#abcdef');
  });
});
