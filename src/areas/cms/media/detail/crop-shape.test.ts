import { describe, expect, it } from 'vitest';
import { fitArea, withPixels } from './crop-shape';

const whole = { width: 1000, height: 500 };
const area = { x: 10, y: 10, width: 80, height: 80 };

describe('the area to crop', () => {
  it('takes a shape around its middle', () => {
    const square = fitArea(area, 1, whole);
    expect(square).toEqual({ x: 30, y: 10, width: 40, height: 80 });
    expect(fitArea(area, undefined, whole)).toBe(area);
  });

  it('is set by pixels, and stays inside of the picture', () => {
    expect(withPixels(area, 'x', 900, whole)).toEqual({ ...area, x: 20 });
    expect(withPixels(area, 'y', -4, whole)).toEqual({ ...area, y: 0 });
    expect(withPixels(area, 'width', 1000, whole)).toEqual({ ...area, x: 0, width: 100 });
    expect(withPixels(area, 'height', 0, whole)).toEqual({ ...area, height: 0.2 });
  });

  it('keeps its shape when one side is set', () => {
    expect(withPixels(area, 'width', 200, whole, 1)).toEqual({ x: 10, y: 10, width: 20, height: 40 });
    expect(withPixels(area, 'height', 100, whole, 2)).toEqual({ x: 10, y: 10, width: 20, height: 20 });
    expect(withPixels(area, 'width', 900, whole, 1)).toEqual({ x: 25, y: 0, width: 50, height: 100 });
  });
});
