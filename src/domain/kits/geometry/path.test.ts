import { describe, expect, it } from 'vitest';
import { across, half, mirror, move, symmetric } from './path';

describe('paths', () => {
  it('closes a half outline with its mirror image', () => {
    expect(
      symmetric(
        [0, 10],
        [
          [50, 20],
          [0, 90],
        ],
      ),
    ).toBe('M0 10L50 20L0 90L-50 20L0 10Z');
  });

  it('keeps the order of control points on the way back', () => {
    expect(symmetric([0, 0], [[1, 2, 3, 4, 5, 6]])).toBe('M0 0C1 2 3 4 5 6C-3 4 -1 2 0 0Z');
  });

  it('draws a line from the mirrored end over the middle to the end', () => {
    expect(across([0, 0], [[10, 5]])).toBe('M-10 5L0 0L10 5');
  });

  it('mirrors and moves', () => {
    expect(mirror(half([100, 5], [[200, 6]]))).toBe('M-100 5L-200 6Z');
    expect(move('M1 2L3.5 4', 10, 20, 2)).toBe('M12 24L17 28');
  });
});
