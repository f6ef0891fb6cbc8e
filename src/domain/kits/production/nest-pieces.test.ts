import { describe, expect, it } from 'vitest';
import { NEST_GAP, nestPieces, ROLL_WIDTH } from './nest-pieces';

const box = (name: string, width: number, height: number) => ({ name, width, height });

describe('nestPieces', () => {
  it('fills rows, the highest pieces first, each in the first row with room', () => {
    const nest = nestPieces(
      [box('sleeve', 400, 300), box('front', 700, 760), box('back', 700, 780), box('collar', 150, 100)],
      1600,
    );
    expect(nest.placed.map(({ piece, x, y }) => [piece.name, x, y])).toEqual([
      ['back', 0, 0],
      ['front', 710, 0],
      ['sleeve', 0, 790],
      ['collar', 1420, 0],
    ]);
    expect(nest.length).toBe(780 + NEST_GAP + 300);
  });

  it('keeps pieces on the roll and apart, and their order where they are alike', () => {
    const pieces = Array.from({ length: 40 }, (_, index) =>
      box(String(index), 300 + ((index * 53) % 400), 150 + ((index * 113) % 650)),
    );
    const { placed, length } = nestPieces(pieces);
    expect(placed).toHaveLength(40);
    for (const [index, { piece, x, y }] of placed.entries()) {
      expect(x + piece.width).toBeLessThanOrEqual(ROLL_WIDTH);
      expect(y + piece.height).toBeLessThanOrEqual(length);
      for (const other of placed.slice(0, index)) {
        const apart =
          Math.max(x - other.x - other.piece.width, other.x - x - piece.width) >= NEST_GAP ||
          Math.max(y - other.y - other.piece.height, other.y - y - piece.height) >= NEST_GAP;
        expect(apart, `${piece.name} on ${other.piece.name}`).toBe(true);
      }
    }
    const alike = nestPieces([box('a', 10, 10), box('b', 10, 10), box('c', 10, 10)]);
    expect(alike.placed.map(({ piece }) => piece.name)).toEqual(['a', 'b', 'c']);
  });

  it('lays what is low below what is low, where it is no wider', () => {
    const nest = nestPieces([
      box('tall', 300, 800),
      box('low', 300, 400),
      box('wide', 1000, 300),
      box('small', 300, 200),
    ]);
    expect(nest.placed.map(({ piece, x, y }) => [piece.name, x, y])).toEqual([
      ['tall', 0, 0],
      ['low', 310, 0],
      ['wide', 0, 810],
      ['small', 310, 410],
    ]);
  });

  it('needs no cloth for nothing, and has a row for what is too wide', () => {
    expect(nestPieces([])).toEqual({ length: 0, placed: [] });
    expect(nestPieces([box('banner', 2000, 100), box('a', 10, 10)])).toMatchObject({ length: 120 });
  });
});
