import { describe, expect, it } from 'vitest';
import { SIZE_CODES } from '../../catalogue/sizes';
import type { KitDocument, KitElement, KitGarment } from '../document/kit-document';
import { KIT_CUTS, KIT_GARMENT_TYPES, KIT_GARMENTS, type KitSurface } from '../document/kit-garments';
import { inkAt, inkMapOf } from '../checks/ink-at';
import { KIT_PATTERN_TYPES } from '../document/kit-patterns';
import { starterKit } from '../document/starter-kit';
import { shapeOf } from '../garments';
import type { Flat } from '../garments/types';
import { paintCloth } from '../paint/paint-surface';
import { loadOutlines } from '../lettering/load-outlines';
import type { Mark } from '../marks';
import { boxAround, distanceToLine, flatten, type Point } from '../geometry/path';
import { gradeOf, REFERENCE_SIZES } from './grading';
import { USUAL_RULES, USUAL_SEAM_ALLOWANCE } from './make-rules';
import { BLEED, clothMarks, elementMarks, patternPieces } from './pattern-pieces';
import { cuttingMarks, printSheet, sewingMarks } from './print-sheet';
import { spotInksOf } from './spot-inks';

const COLORS = ['#1e3a8a', '#ffffff'];
const kit = () => starterKit('football-shirt', COLORS);

function backIn(size: (typeof SIZE_CODES)[number]) {
  const [garment] = kit().garments;
  const piece = garment && patternPieces(garment, size).find(({ surface }) => surface === 'back');
  if (!piece) throw new Error('A football shirt has a back.');
  return piece;
}

const besides = (d: string, distance: number): Point[] =>
  flatten(d).flatMap((corners) =>
    corners.flatMap(([x, y], index): Point[] => {
      const [u, v] = corners[(index + 1) % corners.length] ?? [x, y];
      const length = Math.hypot(u - x, v - y);
      if (length < 0.01) return [];
      const [across, along] = [((y - v) / length) * distance, ((u - x) / length) * distance];
      const [midX, midY] = [(x + u) / 2, (y + v) / 2];
      return [
        [midX + across, midY + along],
        [midX - across, midY - along],
      ];
    }),
  );

const winding = (lines: readonly Point[][], [x, y]: Point): number =>
  lines.reduce(
    (sum, corners) =>
      sum +
      corners.reduce((turns, [x1, y1], index) => {
        const [x2, y2] = corners[(index + 1) % corners.length] ?? [x1, y1];
        if (y1 <= y === y2 <= y || x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) <= x) return turns;
        return turns + (y2 > y1 ? 1 : -1);
      }, 0),
    0,
  );

const flatsOf = (garment: KitGarment) => Object.entries(shapeOf(garment).surfaces) as [KitSurface, Flat][];

describe('gradeOf', () => {
  it('is 1 in the reference size, and grows with every size after it', () => {
    for (const cut of KIT_CUTS) {
      expect(gradeOf({ type: 'hoodie', cut }, REFERENCE_SIZES[cut])).toEqual({ across: 1, along: 1 });
      const grades = SIZE_CODES.map((size) => gradeOf({ type: 'hoodie', cut }, size));
      for (const [index, { across, along }] of grades.slice(1).entries()) {
        expect(across).toBeGreaterThan(grades[index]?.across ?? 0);
        expect(along).toBeGreaterThan(grades[index]?.along ?? 0);
      }
    }
    expect(gradeOf({ type: 'football-shirt', cut: 'mens' }, 'XXXL')).toEqual({ across: 654 / 530, along: 800 / 720 });
    expect(gradeOf({ type: 'football-shirt', cut: 'boys' }, 'M')).toEqual({ across: 530 / 456, along: 720 / 576 });
  });

  it('goes by the supplier’s own measures, of each garment and cut', () => {
    const sizes = { 'football-shirt_mens': { L: { across: 583, along: 756 }, S: { along: 690 } } };
    expect(gradeOf({ type: 'football-shirt', cut: 'mens' }, 'L', sizes)).toEqual({ across: 1.1, along: 1.05 });
    expect(gradeOf({ type: 'football-shirt', cut: 'mens' }, 'S', sizes)).toEqual({
      across: 505 / 530,
      along: 690 / 720,
    });
    expect(gradeOf({ type: 'hoodie', cut: 'mens' }, 'L', sizes)).toEqual(gradeOf({ type: 'hoodie', cut: 'mens' }, 'L'));
  });

  it('leaves bags as they are', () => {
    expect(gradeOf({ type: 'holdall', cut: 'mens' }, 'XXXL')).toEqual({ across: 1, along: 1 });
  });
});

describe('patternPieces', () => {
  it.each(KIT_GARMENT_TYPES)('cuts every piece of %s in every size, with bleed all around', (type) => {
    const { cuts } = KIT_GARMENTS[type];
    for (const cut of cuts)
      for (const size of SIZE_CODES) {
        const pieces = patternPieces({ type, cut }, size);
        expect(pieces.map(({ name }) => name)).toEqual(shapeOf({ type, cut }).pieces.map(({ name }) => name));
        for (const { name, box, bleed, sewn, cut: line } of pieces) {
          expect(boxAround(line)).toEqual(box);
          const { width, height } = boxAround(sewn);
          expect(box.width - width).toBeGreaterThan(1.9 * USUAL_SEAM_ALLOWANCE);
          expect(box.height - height).toBeGreaterThan(1.9 * USUAL_SEAM_ALLOWANCE);
          const printed = flatten(bleed);
          const bare = besides(line, 0.95 * BLEED).filter((point) => winding(printed, point) === 0);
          expect(bare, `${name}, ${size}`).toEqual([]);
          const around = boxAround(bleed);
          expect(around.width - box.width).toBeLessThan(4 * BLEED);
          expect(around.height - box.height).toBeLessThan(4 * BLEED);
        }
      }
  });
});

describe('artwork', () => {
  it('grows with the garment, while elements move and are smaller in small sizes alone', async () => {
    const outlines = await loadOutlines(['block']);
    const [small, reference] = [backIn('XSB'), backIn('M')];
    const place = { across: 360 / 530, along: 455 / 720 };
    const cloth = clothMarks(kit(), small);
    expect(cloth.kind === 'group' && cloth.transform).toEqual([place.across, 0, 0, place.along, 0, 0]);

    const element: KitElement = { ...(kit().elements[0] as KitElement), x: 50, y: 200 };
    const document = { ...kit(), elements: [element] };
    const player = { name: 'A', number: '1' };
    const [inSmall] = elementMarks(document, small, player, outlines);
    const [inReference] = elementMarks(document, reference, player, outlines);
    const marksOf = (mark?: Mark) => (mark?.kind === 'group' ? mark : undefined);
    expect(marksOf(inReference)?.transform).toEqual([1, 0, 0, 1, 50, 200]);
    const scale = place.along;
    expect(marksOf(inSmall)?.transform).toEqual([scale, 0, 0, scale, 50 * place.across, 200 * place.along]);
    expect(marksOf(inSmall)?.marks).toEqual(marksOf(inReference)?.marks);
    const [inLarge] = elementMarks(document, backIn('XXXL'), player, outlines);
    expect(marksOf(inLarge)?.transform).toEqual([1, 0, 0, 1, (50 * 654) / 530, (200 * 800) / 720]);
  });

  it('shows the same pattern however far it goes on beyond the piece', () => {
    const document = kit();
    const [garment] = document.garments;
    const flat = garment && shapeOf(garment).surfaces.front;
    if (!flat) throw new Error('A football shirt has a front.');
    const points = Array.from({ length: 400 }, (_, i): Point => [((i * 37) % 400) - 200, 60 + ((i * 61) % 600)]);
    for (const type of KIT_PATTERN_TYPES) {
      document.pattern = { type, colors: [1], scale: 1, angle: 20 };
      const [near, far] = [40, 90].map((overlap) =>
        inkMapOf(paintCloth(document, 'football-shirt', 'front', flat, overlap)),
      );
      const inks = (map = near) => points.map((point) => inkAt(map ?? [], point));
      expect(inks(far), type).toEqual(inks(near));
    }
  });

  it.each(KIT_GARMENT_TYPES)('prints the parts of %s on through the seam allowance and the bleed', (type) => {
    const { zones, collars } = KIT_GARMENTS[type];
    for (const zone of zones)
      for (const collar of collars.length > 0 ? collars : [undefined]) {
        const document = { ...starterKit(type, COLORS), zones: { [zone]: 1 } };
        const garment = { ...document.garments[0]!, collar };
        document.garments = [garment];
        for (const [surface, flat] of flatsOf(garment)) {
          const inks = inkMapOf(paintCloth(document, type, surface, flat, 90));
          const [near, far] = [besides(flat.outline, 2), besides(flat.outline, 26)];
          const cloth = flatten(flat.outline);
          const crossings = near.flatMap((point, i): [Point, Point][] =>
            winding(cloth, point) === 0 ? [] : [[point, far[i % 2 === 0 ? i + 1 : i - 1] ?? point]],
          );
          const gaps = crossings.filter(([inside, outside]) => inkAt(inks, inside) !== inkAt(inks, outside));
          expect(gaps.length / crossings.length, `${zone} ${collar} ${surface}`).toBeLessThan(0.1);
        }
      }
  });

  it.each(KIT_GARMENT_TYPES)('leads no trim of %s across a band', (type) => {
    const [garment] = starterKit(type, COLORS).garments;
    for (const [surface, flat] of garment ? flatsOf(garment) : []) {
      const inksOf = (zones: KitDocument['zones']) =>
        inkMapOf(paintCloth({ ...starterKit(type, COLORS), zones }, type, surface, flat));
      const [banded, trimmed] = [inksOf({ collar: 1 }), inksOf({ collar: 1, trim: 0 })];
      const crossed = besides(flat.outline, 8).filter(
        (point) => inkAt(banded, point) === 1 && inkAt(trimmed, point) !== 1,
      );
      expect(crossed, surface).toEqual([]);
    }
  });

  it('has only what stands on the piece', async () => {
    const [garment] = kit().garments;
    const outlines = await loadOutlines(['block']);
    const counts = (garment ? patternPieces(garment, 'M') : []).map(
      (piece) => elementMarks(kit(), piece, { name: 'A', number: '1' }, outlines).length,
    );
    expect(counts).toEqual([0, 2, 0, 0, 0]);
  });

  it('prints nothing of the chest on a collar, a placket or a hood', async () => {
    const outlines = await loadOutlines(['block']);
    const [element] = kit().elements;
    for (const type of ['rugby-jersey', 'polo-shirt', 'hoodie', 'netball-dress'] as const) {
      const document = starterKit(type, COLORS);
      const onChest = {
        ...document,
        elements: [{ ...element!, garment: type, surface: 'front' as const, x: 0, y: 60 }],
      };
      const printed = document.garments
        .flatMap((garment) => patternPieces(garment, 'M'))
        .filter((piece) => elementMarks(onChest, piece, { name: 'A', number: '1' }, outlines).length > 0);
      expect(printed.map(({ name }) => name).filter((name) => !/^Front/.test(name))).toEqual([]);
      expect(printed.map(({ name }) => name)).toContain('Front');
    }
  });
});

describe('a supplier’s rules', () => {
  it('move the line that is cut, and leave the line that is sewn', () => {
    const [garment] = kit().garments;
    const backOf = (seamAllowance: number) =>
      (garment ? patternPieces(garment, 'M', { ...USUAL_RULES, seamAllowance }) : []).find(
        ({ surface }) => surface === 'back',
      );
    const [none, wide] = [backOf(0), backOf(20)];
    expect(none?.cut).toBe(none?.sewn);
    expect(wide?.sewn).toBe(none?.sewn);
    const wider = (wide?.box.width ?? 0) - (none?.box.width ?? 0);
    expect([wider > 39.9, wider < 42]).toEqual([true, true]);
    const lines = [none, wide].map((piece) => piece && sewingMarks(piece, printSheet(piece)).length);
    expect(lines).toEqual([0, 1]);
  });

  it('fold hems as deep as they are stitched, and where the allowance is deeper, that', () => {
    const [garment] = kit().garments;
    const beyond = [10, 20].map((seamAllowance) => {
      const [front] = garment ? patternPieces(garment, 'M', { ...USUAL_RULES, seamAllowance }) : [];
      const bottomOf = (d = '') => boxAround(d).y + boxAround(d).height;
      return bottomOf(front?.cut) - bottomOf(front?.sewn);
    });
    expect(beyond[0]).toBeCloseTo(26, 0);
    expect(beyond[1]).toBeCloseTo(26, 0);
  });
});

describe('guides', () => {
  it.each(KIT_GARMENT_TYPES)(
    'of %s are notches on its seams, across the allowance, and an arrow on each piece',
    (type) => {
      const [garment] = starterKit(type, COLORS).garments;
      for (const [index, { name, sewn, cut, guides }] of (garment ? patternPieces(garment, 'M') : []).entries()) {
        const [edge = []] = flatten(sewn);
        const lines = (garment && shapeOf(garment).pieces[index]?.lines) ?? [];
        for (const notch of guides.slice(lines.length, -1)) {
          const [from, to] = flatten(notch)[0] ?? [];
          if (!from || !to) throw new Error('A notch is a line.');
          expect(distanceToLine(from, [...edge, ...edge.slice(0, 1)]), name).toBeLessThan(0.5);
          expect(Math.hypot(to[0] - from[0], to[1] - from[1])).toBeCloseTo(USUAL_SEAM_ALLOWANCE, 0);
        }
        for (const point of flatten(guides.at(-1) ?? '').flat()) expect(winding(flatten(cut), point), name).not.toBe(0);
      }
    },
  );

  it('notch seams that are sewn together at the same height', () => {
    const [front, back] = patternPieces({ type: 'football-shirt', cut: 'mens', collar: 'vee' }, 'M');
    const heights = [front, back].map((each) =>
      (each?.guides ?? [])
        .flatMap((d) => flatten(d)[0]?.slice(0, 1) ?? [])
        .flatMap(([x, y]) => (x > 200 && y > 300 ? [y] : [])),
    );
    expect(heights[0]).toHaveLength(1);
    expect(heights[0]?.[0]).toBeCloseTo(heights[1]?.[0] ?? 0, 0);
  });
});

describe('a sheet', () => {
  it('is the piece with bleed and an edge, its marks beyond the bleed and its label below', async () => {
    const piece = backIn('M');
    const sheet = printSheet(piece);
    const { width, height } = piece.box;
    expect([sheet.width, sheet.height]).toEqual([width + 44, height + 44]);
    const marks = cuttingMarks(piece, sheet, 'ORD-1 · 7 ØDEGÅRD', await loadOutlines(['classic']));
    const lines = marks.flatMap((mark) => (mark.kind === 'stroke' ? [mark.d] : []));
    expect(lines).toHaveLength(8);
    expect(lines.slice(0, 2)).toEqual(['M10 22L2 22', 'M22 10L22 2']);
    const label = marks.at(-1);
    expect(label?.kind === 'group' && label.transform).toEqual([1, 0, 0, 1, (width + 44) / 2, height + 44 - 6]);
  });
});

describe('spotInksOf', () => {
  it('names colours of the palette by code and name, others by their place', () => {
    const document = starterKit('football-shirt', ['#123457', '#ffffff']);
    const [colorway] = document.colorways;
    expect(colorway && spotInksOf(document, colorway)).toEqual([
      { name: 'SPOT 1 123457', hex: '#123457', cmyk: [79, 40, 0, 66] },
      { name: 'KR 101 White', hex: '#ffffff', cmyk: [0, 0, 0, 0] },
    ]);
  });

  it('has what a pattern falls back to where the kit has too few colours', () => {
    const document = { ...starterKit('football-shirt', ['#123457']), elements: [] };
    const colorway = { name: 'Home', colors: ['#123457'] };
    document.colorways = [colorway];
    document.pattern = { type: 'hoops', colors: [], scale: 1, angle: 0 };
    expect(spotInksOf(document, colorway).map(({ hex }) => hex)).toEqual(['#123457', '#ffffff']);
  });
});
