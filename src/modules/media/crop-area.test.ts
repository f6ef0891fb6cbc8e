import { describe, expect, it } from 'vitest';
import { cropPixels, focusWithin } from './crop-picture';

describe('a part of a picture', () => {
  it('is whole pixels of it', () => {
    const whole = { width: 1000, height: 500 };
    expect(cropPixels({ x: 10, y: 20, width: 50, height: 40 }, whole)).toEqual({
      left: 100,
      top: 100,
      width: 500,
      height: 200,
    });
  });

  it('never leaves the picture, nor is it nothing', () => {
    for (const whole of [
      { width: 3, height: 1 },
      { width: 1, height: 7 },
    ]) {
      for (const area of [
        { x: 99.9, y: 99.9, width: 0.01, height: 0.01 },
        { x: 50, y: 50, width: 100, height: 100 },
      ]) {
        const { left, top, width, height } = cropPixels(area, whole);
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
        expect(left + width).toBeLessThanOrEqual(whole.width);
        expect(top + height).toBeLessThanOrEqual(whole.height);
      }
    }
  });

  it('keeps what the eye rests on where it is', () => {
    expect(focusWithin({ x: 50, y: 50 }, { x: 25, y: 0, width: 50, height: 100 })).toEqual({ x: 50, y: 50 });
    expect(focusWithin({ x: 30, y: 60 }, { x: 20, y: 50, width: 40, height: 50 })).toEqual({ x: 25, y: 20 });
    expect(focusWithin({ x: 10, y: 90 }, { x: 50, y: 0, width: 50, height: 50 })).toEqual({ x: 0, y: 100 });
  });
});
