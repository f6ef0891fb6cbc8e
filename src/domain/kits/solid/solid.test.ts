import { describe, expect, it } from 'vitest';
import { KIT_CUTS, KIT_GARMENT_TYPES, KIT_GARMENTS } from '../document/kit-garments';
import { surfaceOf } from '../garments/surface-of';
import { canTurn, solidOf, type Sheet } from './solid';

const pieces = KIT_GARMENT_TYPES.flatMap((type) => KIT_GARMENTS[type].cuts.map((cut) => ({ type, cut })));
const turning = pieces.filter(canTurn);

/** The vertices of a sheet. */
const places = ({ positions }: Sheet) =>
  Array.from({ length: positions.length / 3 }, (_, index) => positions.slice(3 * index, 3 * index + 3));

describe('solidOf', () => {
  it('knows shirts and dresses, and nothing of what does not hang from shoulders', () => {
    expect(turning.map(({ type }) => type)).toEqual(expect.arrayContaining(['football-shirt', 'netball-dress']));
    for (const piece of pieces.filter((each) => !canTurn(each))) expect(solidOf(piece)).toEqual([]);
  });

  it.each(turning)('bends every surface of $type ($cut), each into itself', (piece) => {
    const sheets = solidOf(piece);
    expect(sheets.map(({ surface }) => surface).sort()).toEqual([...KIT_GARMENTS[piece.type].surfaces].sort());
    for (const sheet of sheets) {
      expect(sheet.positions.every(Number.isFinite)).toBe(true);
      expect(sheet.uvs.every((at) => at >= -1e-9 && at <= 1 + 1e-9)).toBe(true);
      expect(sheet.uvs).toHaveLength((sheet.positions.length / 3) * 2);
      expect(Math.max(...sheet.triangles)).toBe(sheet.positions.length / 3 - 1);
    }
  });

  it.each(turning)('is as wide and long as $type ($cut) laid flat, and closed at its sides', (piece) => {
    const [front, back] = solidOf(piece) as [Sheet, Sheet];
    const flat = surfaceOf(piece, 'front');
    const xs = places(front).map(([x = 0]) => x);
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(flat?.width ?? 0, -1);
    expect(Math.min(...places(front).map(([, y = 0]) => y))).toBeCloseTo(-(flat?.height ?? 0), -1);
    expect(Math.min(...places(front).map(([, , z = 0]) => z))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...places(back).map(([, , z = 0]) => z))).toBeLessThanOrEqual(0);
    for (const sheet of [front, back]) {
      const edge = places(sheet).filter((_, index) => index % 49 === 0 || index % 49 === 48);
      for (const [, , z] of edge) expect(z).toBeCloseTo(0);
    }
  });

  it('has depth in its middle', () => {
    const [front] = solidOf({ type: 'football-shirt', cut: 'mens' }) as [Sheet];
    expect(Math.max(...places(front).map(([, , z = 0]) => z))).toBeGreaterThan(100);
  });
});

it('covers every cut', () => {
  expect(new Set(turning.map(({ cut }) => cut))).toEqual(new Set(KIT_CUTS));
});
