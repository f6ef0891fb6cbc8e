import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KitElement } from '../document/kit-document';
import { starterKit } from '../document/starter-kit';
import { apply, boxAround, flatten, signedArea } from '../geometry/path';
import { loadOutlines } from '../lettering/load-outlines';
import type { Mark, Matrix } from '../marks';
import { movePath } from '../outline-path';
import { BLEED, clothMarks, elementMarks, patternPieces, type PatternPiece } from '../production/pattern-pieces';
import { fitPiece, uprightPiece, type UsedTemplate } from './fit-piece';
import { TURNS } from './template-mapping';

const document = starterKit('football-shirt', ['#1e3a8a', '#ffffff']);
const [garment] = document.garments;
if (!garment) throw new Error('There is a garment.');
const pieces = patternPieces(garment, 'M');
const front = pieces.find(({ name }) => name === 'Front');
const back = pieces.find(({ name }) => name === 'Back');
if (!front || !back) throw new Error('There are a front and a back.');

const template = (own: PatternPiece, lines: { cut?: string; seam?: string }, allowance = 10): UsedTemplate => ({
  ...{ id: 'x', name: 'Block', allowance },
  pieces: [{ size: 'M', piece: own.name, cut: lines.cut ?? null, seam: lines.seam ?? null }],
});
const middleOf = (d: string) => {
  const { x, y, width, height } = boxAround(d);
  return [x + width / 2, y + height / 2] as const;
};
const transformOf = (mark: Mark | undefined): Matrix =>
  (mark?.kind === 'group' ? mark.transform : undefined) ?? [1, 0, 0, 1, 0, 0];
const areaOf = (d: string): number => flatten(d, 0.02).reduce((sum, line) => sum + Math.abs(signedArea(line)), 0);

describe('a piece by a workshop’s template', () => {
  it('is ours where theirs is the same, wherever it lies in their file', () => {
    const moved = (d: string) => movePath(d, [1, 0, 0, 1, 700, -300]);
    const fitted = fitPiece(front, template(front, { cut: moved(front.cut), seam: moved(front.sewn) }));
    expect([fitted.cut, fitted.sewn]).toEqual([movePath(front.cut, [1, 0, 0, 1, 0, 0]), front.sewn]);
    const clothAt = transformOf(clothMarks(document, fitted));
    transformOf(clothMarks(document, front)).forEach((value, i) => expect(clothAt[i]).toBeCloseTo(value, 6));
  });

  it('stretches the cloth from edge to edge, and moves logos and letters without stretching them', async () => {
    const outlines = await loadOutlines(['classic']);
    const sides = fc.double({ min: 0.6, max: 1.6, noNaN: true });
    const logo: KitElement = {
      ...{ kind: 'logo', id: 'crest', garment: 'football-shirt', surface: 'front' },
      ...{ x: 60, y: 150, rotation: 0, width: 70 },
      logo: { name: 'Crest', width: 10, height: 10, shapes: [{ d: 'M0 0L10 0L5 10Z', color: '#c8102e' }] },
    };
    const kit = { ...document, elements: [logo] };
    fc.assert(
      fc.property(sides, sides, fc.integer({ min: -900, max: 900 }), (across, along, dx) => {
        const seam = movePath(front.sewn, [across, 0, 0, along, dx, 2 * dx]);
        const fitted = fitPiece(front, template(front, { seam }));
        const [ours, theirs] = [boxAround(front.sewn), boxAround(fitted.sewn)];
        const fit = fitted.fit ?? [0, 0, 0, 0, 0, 0];
        const [left, top] = apply(fit, [ours.x, ours.y]);
        const [right, bottom] = apply(fit, [ours.x + ours.width, ours.y + ours.height]);
        for (const [one, other] of [
          [left, theirs.x],
          [top, theirs.y],
          [right, theirs.x + theirs.width],
          [bottom, theirs.y + theirs.height],
        ] as const)
          expect(Math.abs(one - other)).toBeLessThan(0.05);
        const [ownMark] = elementMarks(kit, front, {}, outlines);
        const [mark] = elementMarks(kit, fitted, {}, outlines);
        const [a, b, c, d, x, y] = transformOf(mark);
        const [scale, , , , ownX, ownY] = transformOf(ownMark);
        expect([a, b, c, d]).toEqual([scale, 0, 0, scale]);
        const [middleX, middleY] = middleOf(front.sewn);
        expect(x - middleX).toBeCloseTo((ownX - middleX) * (theirs.width / ours.width), 1);
        expect(y - middleY).toBeCloseTo((ownY - middleY) * (theirs.height / ours.height), 1);
      }),
      { numRuns: 50 },
    );
  });

  it('is cut along its own line, bled past it, and has the allowance where the file has one line', () => {
    const both = fitPiece(back, template(back, { cut: front.cut, seam: front.sewn }));
    expect(areaOf(both.cut)).toBeCloseTo(areaOf(front.cut), -1);
    const [cut, bleed] = [boxAround(both.cut), boxAround(both.bleed)];
    expect(bleed.width - cut.width).toBeCloseTo(2 * BLEED, 0);
    expect(bleed.height - cut.height).toBeCloseTo(2 * BLEED, 0);

    const seamed = fitPiece(back, template(back, { seam: front.sewn }, 7));
    expect(boxAround(seamed.cut).width - boxAround(seamed.sewn).width).toBeCloseTo(14, 0);
    const cutOnly = fitPiece(back, template(back, { cut: 'M0 0L300 0L300 400L0 400Z' }, 7));
    expect(boxAround(cutOnly.cut).height - boxAround(cutOnly.sewn).height).toBeCloseTo(14, 0);
    const asSewn = fitPiece(back, template(back, { cut: front.cut }, 0));
    expect(asSewn.sewn).toBe(asSewn.cut);
  });

  it('stays ours where the template has none', () => {
    expect(fitPiece(back, template(front, { seam: front.sewn }))).toBe(back);
  });

  it('is turned and mirrored upright', () => {
    const d = 'M0 0L100 0L100 20L10 20Z';
    for (const turn of TURNS)
      for (const isMirrored of [false, true]) {
        const { cut } = uprightPiece({ size: 'M', piece: 'Front', cut: 0, seam: null, turn, isMirrored }, [{ d }]);
        const { width, height } = boxAround(cut ?? '');
        expect([width, height]).toEqual(turn % 180 === 0 ? [100, 20] : [20, 100]);
        const sign = Math.sign(signedArea(flatten(cut ?? '')[0] ?? []));
        expect(sign).toBe(isMirrored ? -1 : 1);
      }
    const quarter = uprightPiece({ size: 'M', piece: 'F', cut: 0, seam: null, turn: 90, isMirrored: false }, [{ d }]);
    expect(quarter.cut).toBe('M0 0L0 100L-20 100L-20 10Z');
  });
});
