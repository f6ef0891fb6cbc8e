import { describe, expect, it } from 'vitest';
import { SIZE_CODES } from '../../catalogue/sizes';
import { KIT_GARMENT_TYPES, KIT_GARMENTS } from '../document/kit-garments';
import { boundsOfRegion, grownRegion, regionOf, sizeOfRegion, without } from '../geometry/region';
import { loadOutlines } from '../lettering/load-outlines';
import type { Mark, Matrix } from '../marks';
import { patternPieces } from './pattern-pieces';
import { labelPiece } from './piece-label';
import { LABEL_FONT } from './print-sheet';
import { LABEL_INK } from './spot-inks';

const outlines = await loadOutlines([LABEL_FONT]);
const UNMOVED: Matrix = [1, 0, 0, 1, 0, 0];
const TEXT = 'ORD-2026-001042 · 10 FEATHERSTONEHAUGH · Boys XL · Football shirt right sleeve';

function letters(label: readonly Mark[]) {
  const [group] = label;
  const [letter] = group?.kind === 'group' ? group.marks : [];
  if (group?.kind !== 'group' || letter?.kind !== 'fill' || !group.transform) throw new Error('There is no label.');
  return {
    place: group.transform,
    region: regionOf(letter.d, group.transform),
    plain: regionOf(letter.d, UNMOVED),
    ink: letter.ink,
  };
}

describe('labelPiece', () => {
  it.each(KIT_GARMENT_TYPES)('writes on a free patch of the bleed of each piece of %s, beyond the cut', (type) => {
    for (const cut of KIT_GARMENTS[type].cuts)
      for (const size of SIZE_CODES.filter((_, index) => index % 5 === 0))
        for (const piece of patternPieces({ type, cut }, size)) {
          const { printed, label } = labelPiece(piece, [TEXT], outlines);
          const { region, plain, ink } = letters(label);
          const name = `${cut} ${size} ${piece.surface}`;
          const [bleed = [], cloth = [], free = []] = [piece.bleed, piece.cut, printed].map((d) =>
            regionOf(d, UNMOVED),
          );
          expect(ink, name).toBe(LABEL_INK);
          expect(sizeOfRegion(without(region, bleed)), name).toBeLessThan(0.5);
          expect(sizeOfRegion(without(region, free)) / sizeOfRegion(region), name).toBeGreaterThan(0.99);
          const beside = grownRegion(cloth, 1.8);
          const lost = sizeOfRegion(without(beside, free)) - sizeOfRegion(without(beside, bleed));
          expect(lost, name).toBeLessThan(0.5);
          const { top = 0, bottom = 0 } = boundsOfRegion(plain) ?? {};
          expect(bottom - top, name).toBeGreaterThan(2);
        }
  });

  it('writes upright along the lowest edge, 4 mm high', () => {
    const piece = patternPieces({ type: 'football-shirt', cut: 'mens' }, 'M').find(({ surface }) => surface === 'back');
    if (!piece) throw new Error('There is a back.');
    const { place, plain } = letters(labelPiece(piece, ['ORD-1 · 7 HUDSON · Medium'], outlines).label);
    const { top = 0, bottom = 0 } = boundsOfRegion(plain) ?? {};
    expect(bottom - top).toBeCloseTo(4.3, 0);
    expect(place[0]).toBeGreaterThan(0.9);
    expect(place[5]).toBeGreaterThan(piece.box.y + piece.box.height - 40);
  });

  it('writes the shorter text on a piece too small to read the full one', () => {
    const pieces = patternPieces({ type: 'football-shirt', cut: 'mens' }, 'M');
    const texts = [`${TEXT} · ${'Bartholomew Featherstonehaugh · '.repeat(8)}`, 'ORD-1'];
    const widthOf = (all: readonly string[], piece: (typeof pieces)[number]) => {
      const { left = 0, right = 0 } = boundsOfRegion(letters(labelPiece(piece, all, outlines).label).plain) ?? {};
      return right - left;
    };
    const piece = pieces.find(({ surface }) => surface === 'left-sleeve');
    if (!piece) throw new Error('There is a sleeve.');
    expect(widthOf(texts, piece)).toBe(widthOf(['ORD-1'], piece));
    expect(widthOf([TEXT, 'ORD-1'], piece)).toBeGreaterThan(widthOf(['ORD-1'], piece));
  });
});
