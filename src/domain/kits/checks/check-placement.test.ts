import { describe, expect, it } from 'vitest';
import type { KitDocument, KitElement } from '../document/kit-document';
import type { KitGarmentType, KitSurface } from '../document/kit-garments';
import { starterKit } from '../document/starter-kit';
import { SEAM_MARGIN, surfaceOf } from '../garments/surface-of';
import type { Outlines } from '../lettering/outlines';
import { applyFix } from '../editing/apply-fix';
import { checkKit } from './check-kit';

const at = (x: number, y: number, width: number, rotation = 0, surface: KitSurface = 'front'): KitElement => ({
  kind: 'logo',
  id: 'crest',
  garment: 'football-shirt',
  surface,
  x,
  y,
  rotation,
  width,
  logo: { name: 'Crest', width: 10, height: 10, shapes: [{ d: 'M0 0L10 0L5 10Z', color: 1 }] },
});

const kit = (element: KitElement, type: KitGarmentType = 'football-shirt'): KitDocument => ({
  ...starterKit(type, ['#14213f', '#ffffff']),
  elements: [{ ...element, garment: type }],
});

const problems = (document: KitDocument, outlines: Outlines = {}) =>
  checkKit(document, { outlines }).map(({ code, severity }) => [code, severity]);

const bottom = () => {
  const surface = surfaceOf(kit(at(0, 0, 1)).garments[0]!, 'front');
  return surface!.height;
};

describe('an element', () => {
  it('may lie up to the margin of the seams, and blocks where it runs over the edge', () => {
    const size = 40;
    const lowest = bottom() - size / 2;
    expect(problems(kit(at(0, lowest - SEAM_MARGIN - 1, size)))).toEqual([]);
    expect(problems(kit(at(0, lowest - SEAM_MARGIN + 1, size)))).toEqual([['outside-safe-area', 'warns']]);
    expect(problems(kit(at(0, lowest - 2, size)))).toEqual([['outside-safe-area', 'warns']]);
    expect(problems(kit(at(0, lowest + 2, size)))).toEqual([['over-seam', 'blocks']]);
  });

  it('takes more room when it is turned', () => {
    const y = bottom() - 20 - SEAM_MARGIN - 2;
    expect(problems(kit(at(0, y, 40, 90)))).toEqual([]);
    expect(problems(kit(at(0, y, 40, 45)))).toEqual([['outside-safe-area', 'warns']]);
  });

  it('warns where it lies over a seam, and not beside it', () => {
    // The seams of a dress are 114 to 130 mm from its middle there.
    expect(problems(kit(at(0, 330, 200), 'netball-dress'))).toEqual([]);
    expect(problems(kit(at(60, 330, 200), 'netball-dress'))).toEqual([['over-seam', 'warns']]);
  });

  it('is moved no further than it has to be', () => {
    const document = kit(at(230, 400, 80));
    const [problem] = checkKit(document);
    expect(problem).toMatchObject({
      code: 'over-seam',
      severity: 'blocks',
      message: 'The logo ‘Crest’ on the front of the football shirt runs over the edge. Move it or make it smaller.',
      at: { garment: 'football-shirt', surface: 'front', element: 'crest' },
    });
    const mended = applyFix(document, problem!.fix!);
    expect(problems(mended)).toEqual([]);
    expect(mended.elements[0]!.x).toBeGreaterThan(150);
  });

  it('that fits nowhere is offered no place', () => {
    const [problem] = checkKit(kit(at(0, 300, 700)));
    expect(problem).toMatchObject({ code: 'over-seam', severity: 'blocks' });
    expect(problem?.fix).toBeUndefined();
  });

  it('of letters is as wide as what is printed, not as its box', () => {
    const letter = [1000, 'M0 0L1000 0L1000 -1000L0 -1000Z'] as const;
    const outlines: Outlines = { block: { glyphs: { '1': letter, '0': letter }, kerning: {} } };
    const document = starterKit('football-shirt', ['#14213f', '#ffffff']);
    const number = document.elements.find(({ kind }) => kind === 'number');
    if (number?.kind !== 'number') throw new Error('No number');
    // Two figures of 50 mm in a box that would itself run over the edge.
    const narrow: KitDocument = { ...document, elements: [{ ...number, x: 170, height: 50, maxWidth: 300 }] };
    expect(problems(narrow, outlines)).toEqual([]);
    const wide: KitDocument = { ...document, elements: [{ ...number, x: 170, height: 140, maxWidth: 300 }] };
    expect(problems(wide, outlines)).toEqual([['over-seam', 'blocks']]);
  });
});
