import { describe, expect, it } from 'vitest';
import { KIT_CUTS, KIT_GARMENT_TYPES, KIT_GARMENTS } from '../document/kit-garments';
import { surfaceOf } from '../garments/surface-of';
import { canTurn, neckOf, solidOf, type Sheet } from './solid';

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

  it.each(turning)('shows the outside of $type ($cut) to whoever goes round it', (piece) => {
    for (const sheet of solidOf(piece)) {
      const all = places(sheet);
      // Front and back bulge away from the middle of the body, sleeves from their own.
      const isBody = sheet.surface === 'front' || sheet.surface === 'back';
      const middle = [0, 1, 2].map((axis) =>
        isBody && axis === 2 ? 0 : all.reduce((sum, place) => sum + (place[axis] ?? 0), 0) / all.length,
      );
      const corner = (index: number) =>
        (all[sheet.triangles[index] ?? 0] ?? []).map((value, axis) => value - (middle[axis] ?? 0));
      let volume = 0;
      for (let index = 0; index < sheet.triangles.length; index += 3) {
        const [ax = 0, ay = 0, az = 0] = corner(index);
        const [bx = 0, by = 0, bz = 0] = corner(index + 1);
        const [cx = 0, cy = 0, cz = 0] = corner(index + 2);
        volume += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
      }
      expect(volume, sheet.surface).toBeGreaterThan(0);
    }
  });

  it('has depth in its middle', () => {
    const [front] = solidOf({ type: 'football-shirt', cut: 'mens' }) as [Sheet];
    expect(Math.max(...places(front).map(([, , z = 0]) => z))).toBeGreaterThan(100);
  });
});

describe('the neckline', () => {
  it.each(turning)(
    'of $type ($cut) goes once around a neck: front forward, back behind, both at the shoulders',
    (piece) => {
      const neck = neckOf(piece);
      const [first, turn] = [neck[0], neck[neck.findIndex(([, , z]) => z < 0) - 1]];
      for (const end of [first, turn]) expect(end?.[2]).toBeCloseTo(0, 0);
      expect(Math.sign(first?.[0] ?? 0)).toBe(-Math.sign(turn?.[0] ?? 0));
      const [front, back] = [Math.max(...neck.map(([, , z]) => z)), Math.min(...neck.map(([, , z]) => z))];
      expect(front).toBeGreaterThan(15);
      expect(back).toBeLessThan(-5);
      expect(front).toBeGreaterThan(-back);
    },
  );

  it('is none of what does not turn', () => {
    expect(neckOf({ type: 'crew-socks', cut: 'mens' })).toEqual([]);
  });
});

it('covers every cut', () => {
  expect(new Set(turning.map(({ cut }) => cut))).toEqual(new Set(KIT_CUTS));
});
