import { describe, expect, it } from 'vitest';
import { across, half, mirror, place, seeded, symmetric, tag } from './svg';

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
    ).toBe('M600 10L650 20L600 90L550 20L600 10Z');
  });

  it('keeps the order of control points on the way back', () => {
    expect(symmetric([0, 0], [[1, 2, 3, 4, 5, 6]])).toBe('M600 0C601 2 603 4 605 6C597 4 599 2 600 0Z');
  });

  it('draws a line from the mirrored end over the middle to the end', () => {
    expect(across([0, 0], [[10, 5]])).toBe('M590 5L600 0L610 5');
  });

  it('mirrors and moves', () => {
    expect(mirror(half([100, 5], [[200, 6]]))).toBe('M500 5L400 6Z');
    expect(place('M1 2L3.5 4', 10, 20, 2)).toBe('M12 24L17 28');
  });
});

describe('tag', () => {
  it('leaves out attributes without a value', () => {
    expect(tag('rect', { x: 0, fill: undefined })).toBe('<rect x="0"/>');
  });
});

describe('seeded', () => {
  it('repeats itself for one seed only', () => {
    const [a, b, c] = [seeded('one'), seeded('one'), seeded('two')];
    const first = a();
    expect(b()).toBe(first);
    expect(c()).not.toBe(first);
    expect(first).toBeGreaterThanOrEqual(0);
    expect(first).toBeLessThan(1);
  });
});
