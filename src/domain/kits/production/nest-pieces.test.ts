import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { times } from '../../../../tests/setup/for-all';
import { SIZE_CODES } from '../../catalogue/sizes';
import { KIT_GARMENT_TYPES } from '../document/kit-garments';
import { flatten, type Point, signedArea } from '../geometry/path';
import { movePath } from '../outline-path';
import { layouts, type Nest, type NestPiece, totalOf } from './nest-pieces';
import { patternPieces } from './pattern-pieces';
import { type RollRules, USUAL_ROLL } from './roll-rules';

interface Named extends NestPiece {
  name: string;
}

const box = (name: string, width: number, height: number): Named => ({
  name,
  outline: `M-${width / 2} 5L${width / 2} 5L${width / 2} ${height + 5}L-${width / 2} ${height + 5}Z`,
});

function best<Piece extends NestPiece>(pieces: readonly Piece[], roll: RollRules): Nest<Piece> {
  const last = [...layouts(pieces, roll)].at(-1);
  return last ?? expect.fail('There is a layout.');
}

function overlap(a: readonly Point[], b: readonly Point[]): boolean {
  const turn = ([ax, ay]: Point, [bx, by]: Point, [px, py]: Point) =>
    Math.sign((bx - ax) * (py - ay) - (by - ay) * (px - ax));
  const edges = (line: readonly Point[]) => line.map((from, i) => [from, line[(i + 1) % line.length] ?? from] as const);
  const isCrossed = edges(a).some(([p, q]) =>
    edges(b).some(([r, s]) => turn(p, q, r) * turn(p, q, s) < 0 && turn(r, s, p) * turn(r, s, q) < 0),
  );
  const contains = (line: readonly Point[], [x, y]: Point) =>
    edges(line).filter(([[px, py], [qx, qy]]) => py > y !== qy > y && x < px + ((qx - px) * (y - py)) / (qy - py))
      .length %
      2 ===
    1;
  return isCrossed || a.some((point) => contains(b, point)) || b.some((point) => contains(a, point));
}

function distanceOf(a: readonly Point[], b: readonly Point[]): number {
  const nearest = (points: readonly Point[], line: readonly Point[]) =>
    points.flatMap(([x, y]) =>
      line.map(([px, py], i) => {
        const [qx, qy] = line[(i + 1) % line.length] ?? [px, py];
        const [dx, dy] = [qx - px, qy - py];
        const share = Math.max(0, Math.min(1, ((x - px) * dx + (y - py) * dy) / (dx * dx + dy * dy || 1)));
        return Math.hypot(px + share * dx - x, py + share * dy - y);
      }),
    );
  return Math.min(...nearest(a, b), ...nearest(b, a));
}

const isClear = (a: readonly Point[], b: readonly Point[], gap: number): boolean => {
  const range = (line: readonly Point[], axis: 0 | 1) => line.map((point) => point[axis]);
  return ([0, 1] as const).some(
    (axis) =>
      Math.max(...range(a, axis)) + gap < Math.min(...range(b, axis)) ||
      Math.max(...range(b, axis)) + gap < Math.min(...range(a, axis)),
  );
};

function expectLaid<Piece extends NestPiece>(pieces: readonly Piece[], nest: Nest<Piece>, roll: RollRules): void {
  const { placed, lengths, bound, unplaced } = nest;
  expect(new Set([...placed.map(({ piece }) => piece), ...unplaced])).toEqual(new Set(pieces));
  expect(placed.length + unplaced.length).toBe(pieces.length);
  const laid = placed.map(({ piece, file, place }) => ({ file, line: flatten(movePath(piece.outline, place)).flat() }));
  for (const { file, line } of laid)
    for (const [x, y] of line) {
      expect(x).toBeGreaterThan(roll.margin - 0.1);
      expect(x).toBeLessThan(roll.width - roll.margin + 0.1);
      expect(y).toBeGreaterThan(roll.margin - 0.1);
      expect(y).toBeLessThan((lengths[file] ?? 0) - roll.margin + 0.1);
    }
  for (const [index, a] of laid.entries())
    for (const b of laid.slice(0, index))
      if (a.file === b.file && !isClear(a.line, b.line, roll.gap)) {
        expect(overlap(a.line, b.line)).toBe(false);
        expect(distanceOf(a.line, b.line)).toBeGreaterThan(roll.gap - 0.2);
      }
  for (const length of lengths) expect(length).toBeLessThanOrEqual(roll.maxLength);
  const area = placed.reduce((sum, { piece }) => sum + Math.abs(signedArea(flatten(piece.outline).flat())), 0);
  expect(Math.abs(bound - area / (roll.width - 2 * roll.margin))).toBeLessThanOrEqual(0.02 * bound);
  expect(totalOf(lengths)).toBeGreaterThanOrEqual(bound);
}

const corner = fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 300 }));
const triangles = fc
  .array(fc.tuple(corner, corner, corner), { minLength: 1, maxLength: 14 })
  .map((drawn) =>
    drawn
      .filter((line) => Math.abs(signedArea(line)) > 200)
      .map((line): NestPiece => ({ outline: `M${line.map(([x, y]) => `${x} ${y}`).join('L')}Z` })),
  );
const rolls = fc.record({
  width: fc.integer({ min: 200, max: 900 }),
  margin: fc.integer({ min: 0, max: 20 }),
  gap: fc.integer({ min: 1, max: 15 }),
  maxLength: fc.integer({ min: 250, max: 900 }),
});

describe('layouts', () => {
  it('have all pieces once, apart, on the roll, and are no shorter than the area of pieces needs', () => {
    times(60)(triangles, rolls, (pieces, roll) => expectLaid(pieces, best(pieces, roll), roll));
  });

  it('lay the pieces of all garments so, in sizes of men and boys', () => {
    for (const type of KIT_GARMENT_TYPES) {
      const pieces = SIZE_CODES.filter((_, index) => index % 3 === 0).flatMap((size) =>
        patternPieces({ type, cut: 'mens' }, size).map(({ bleed }) => ({ outline: bleed })),
      );
      expectLaid(pieces, best(pieces, USUAL_ROLL), USUAL_ROLL);
    }
  });

  it('are ever shorter, and the same for the same pieces', () => {
    const pieces = SIZE_CODES.flatMap((size) =>
      patternPieces({ type: 'football-shirt', cut: 'mens' }, size).map(({ bleed }) => ({ outline: bleed })),
    );
    const found = [...layouts(pieces, USUAL_ROLL)].map(({ lengths }) => totalOf(lengths));
    expect(found).toEqual(found.toSorted((a, b) => b - a));
    expect(best(pieces, USUAL_ROLL)).toEqual(best(pieces, USUAL_ROLL));
  });

  it('turn pieces by half to lie in one another', () => {
    const roll = { width: 420, margin: 0, gap: 0, maxLength: 5000 };
    const wedge = (): NestPiece => ({ outline: 'M0 0L300 0L0 200Z' });
    const nest = best([wedge(), wedge()], roll);
    expect(totalOf(nest.lengths)).toBeLessThan(300);
    expect(new Set(nest.placed.map(({ place: [a] }) => a))).toEqual(new Set([1, -1]));
  });

  it('go on in another file beyond the longest one, and name what is too large', () => {
    const roll = { width: 500, margin: 10, gap: 10, maxLength: 1000 };
    const pieces = [box('a', 480, 600), box('wide', 481, 10), box('b', 480, 600), box('long', 10, 990)];
    const nest = best(pieces, roll);
    expect(nest.placed.map(({ piece, file }) => [piece.name, file])).toEqual([
      ['a', 0],
      ['b', 1],
    ]);
    expect(nest.lengths).toEqual([620, 620]);
    expect(nest.unplaced.map(({ name }) => name)).toEqual(['wide', 'long']);
    expect(best<NestPiece>([], roll)).toEqual({ placed: [], lengths: [], bound: 0, unplaced: [] });
  });

  it('keep the gap and the margin', () => {
    const roll = { width: 230, margin: 10, gap: 10, maxLength: 1000 };
    const { placed, lengths } = best([box('a', 100, 100), box('b', 100, 100)], roll);
    expect(placed.map(({ place }) => place)).toEqual([
      [1, 0, 0, 1, 60, 5],
      [1, 0, 0, 1, 170, 5],
    ]);
    expect(lengths).toEqual([120]);
  });
});
