import { describe, expect, it } from 'vitest';
import { SIZE_CODES } from '../../catalogue/sizes';
import { KIT_GARMENT_TYPES, KIT_GARMENTS } from '../document/kit-garments';
import { patternPieces } from '../production/pattern-pieces';
import { outset, withHems } from './outset';
import { boxAround, flatten, type Point } from './path';

type Edge = readonly [Point, Point];

const edgesOf = (d: string): Edge[] =>
  flatten(d).flatMap((line) => line.map((from, i): Edge => [from, line[(i + 1) % line.length] ?? from]));

const turn = ([ax, ay]: Point, [bx, by]: Point, [px, py]: Point): number =>
  Math.sign((bx - ax) * (py - ay) - (by - ay) * (px - ax));

const crossings = (d: string): number => {
  const edges = edgesOf(d);
  return edges.reduce(
    (sum, [a, b], i) =>
      sum +
      edges.slice(i + 2).filter(([p, q]) => turn(a, b, p) * turn(a, b, q) < 0 && turn(p, q, a) * turn(p, q, b) < 0)
        .length,
    0,
  );
};

describe('outset', () => {
  it('goes around a square at its distance', () => {
    expect(boxAround(outset('M0 0L100 0L100 50L0 50Z', 10))).toEqual({ x: -10, y: -10, width: 120, height: 70 });
  });

  it('goes across a hollow that is too narrow for it', () => {
    const notched = outset('M0 0L46 0L50 40L54 0L100 0L100 80L0 80Z', 10);
    expect(crossings(notched)).toBe(0);
    expect(boxAround(notched)).toMatchObject({ x: -10, width: 120 });
  });

  it.each(KIT_GARMENT_TYPES)('gives every piece of %s a line that a knife can follow', (type) => {
    const { collars, cuts } = KIT_GARMENTS[type];
    for (const collar of collars.length > 0 ? collars : [undefined])
      for (const cut of cuts)
        for (const size of SIZE_CODES.filter((_, index) => index % 5 === 0))
          for (const { surface, cut: line } of patternPieces({ type, cut, ...(collar && { collar }) }, size))
            expect(crossings(line), `${cut} ${collar} ${size} ${surface}`).toBe(0);
  });
});

describe('withHems', () => {
  it('adds the cloth of a hem beyond it alone, less what is added all round', () => {
    const hems = [{ d: 'M0 50L100 50', depth: 30 }];
    expect(boxAround(withHems('M0 0L100 0L100 50L0 50Z', hems, 10))).toEqual({ x: 0, y: 0, width: 100, height: 70 });
    expect(withHems('M0 0L100 0L100 50L0 50Z', hems, 30)).toBe('M0 0L100 0L100 50L0 50Z');
  });
});
