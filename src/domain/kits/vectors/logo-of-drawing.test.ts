import { expect, it } from 'vitest';
import { logoOfDrawing } from './logo-of-drawing';
import type { Drawing } from './read-svg';

const colorway = { name: 'Home', colors: ['#14213f', '#ffffff'] };
const options = { name: 'Crest', colorway, removeBackground: true };
const square = (x: number, y: number, side: number) =>
  `M${x} ${y}L${x + side} ${y}L${x + side} ${y + side}L${x} ${y + side}Z`;
const drawing = (shapes: Drawing['shapes']): Drawing => ({ width: 1000, height: 1000, shapes });

it('keeps every outline, and colours but for those of the kit, which follow it', () => {
  const shapes = [
    { d: square(0, 0, 900), color: '#14213f' },
    { d: 'M100 100C1 2 3 4 1000 1000Z', color: '#14213e' },
  ];
  expect(logoOfDrawing(drawing(shapes), options)).toEqual({
    ...{ name: 'Crest', width: 1000, height: 1000 },
    shapes: [{ d: square(0, 0, 900), color: 0 }, shapes[1]],
  });
});

it('leaves out a ground of the whole, unless it is to stay', () => {
  const shapes = [
    { d: square(0, 0, 1000), color: '#ffffff' },
    { d: square(100, 100, 50), color: '#c8102e' },
  ];
  expect(logoOfDrawing(drawing(shapes), options)?.shapes).toEqual([shapes[1]]);
  expect(logoOfDrawing(drawing(shapes), { ...options, removeBackground: false })?.shapes).toHaveLength(2);
  expect(logoOfDrawing(drawing(shapes.slice(0, 1)), options)?.shapes).toHaveLength(1);
});

it('joins what lies apart in one colour where there is much of it, and refuses what a kit cannot hold', () => {
  const spread = (count: number, step: number) =>
    drawing(Array.from({ length: count }, (_, i) => ({ d: square(step * i, 0, 3), color: '#c8102e' })));
  expect(logoOfDrawing(spread(201, 4), options)?.shapes).toHaveLength(1);
  // Neighbours that overlap could cut holes into one another.
  expect(logoOfDrawing(spread(201, 1), options)).toBeUndefined();
  expect(logoOfDrawing(spread(200, 1), options)?.shapes).toHaveLength(200);
});
