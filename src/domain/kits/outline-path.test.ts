import { describe, expect, it } from 'vitest';
import { boundsOf, combine, movePath, parsePath } from './outline-path';

describe('parsePath', () => {
  it('gives each segment a command, however tightly it is written', () => {
    expect(parsePath('M1,2 3 4-.5.5Q1 2 3 4C1 2 3 4 5 6Z')).toEqual([
      { command: 'M', points: [1, 2] },
      { command: 'L', points: [3, 4] },
      { command: 'L', points: [-0.5, 0.5] },
      { command: 'Q', points: [1, 2, 3, 4] },
      { command: 'C', points: [1, 2, 3, 4, 5, 6] },
      { command: 'Z', points: [] },
    ]);
  });
});

describe('boundsOf', () => {
  it('measures curves, not what they bend towards', () => {
    expect(boundsOf(parsePath('M0 0Q50 100 100 0Z'))).toEqual({ left: 0, top: 0, right: 100, bottom: 50 });
    expect(boundsOf(parsePath('M0 0C0 -40 100 -40 100 0Z'))).toEqual({ left: 0, top: -30, right: 100, bottom: 0 });
    expect(boundsOf(parsePath('M0 0C-20 0 20 10 0 10'))).toMatchObject({ left: expect.closeTo(-5.77, 2), bottom: 10 });
    expect(boundsOf([])).toBeNull();
  });
});

describe('movePath', () => {
  it('moves points, in the order that matrices are combined', () => {
    const turn = [0, 1, -1, 0, 0, 0] as const;
    const shift = [1, 0, 0, 1, 10, 0] as const;
    expect(movePath('M1 0L1.006 2', turn)).toBe('M0 1L-2 1.01');
    expect(movePath('M1 0', combine(turn, shift))).toBe('M10 1');
    expect(movePath('M1 0', combine(shift, turn))).toBe('M0 11');
  });
});
