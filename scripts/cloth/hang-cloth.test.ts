import { expect, it } from 'vitest';
import { boxAround, rectangle } from '@/domain/kits/geometry/path';
import { hang, STEP, type Pinch } from './hang-cloth';

const outline = rectangle({ x: -150, y: 0, width: 300, height: 300 });

function hung(pinches: readonly Pinch[]) {
  const heights = hang({ outline, box: boxAround(outline), pinches, stiff: 0.2, seed: 'test' });
  const at = (x: number, y: number) =>
    Math.abs(heights.z[Math.round(y / STEP) * heights.columns + Math.round((x + 150) / STEP)] ?? 0);
  const sum = (left: number, top: number): number => {
    let total = 0;
    for (let x = left; x < left + 100; x += STEP) for (let y = top; y < top + 100; y += STEP) total += at(x, y);
    return total;
  };
  return { heights, sum };
}

it('lies almost flat unless it is drawn together, and folds more the more it is', () => {
  const [flat, little, much] = [0, 0.05, 0.2].map((across) => {
    const { sum } = hung([{ x: 0, y: 300, rx: 400, ry: 150, across }]);
    return sum(-140, 190) + sum(40, 190);
  });
  expect(little).toBeGreaterThan(1.5 * (flat ?? 0));
  expect(much).toBeGreaterThan(1.5 * (little ?? 0));
});

it('folds where it is drawn together more than elsewhere', () => {
  const { sum } = hung([{ x: 150, y: 250, rx: 60, ry: 60, across: 0.3, along: 0.3 }]);
  expect(sum(50, 190)).toBeGreaterThan(1.5 * sum(-50, 20));
});

it('is the same each time', () => {
  const gathered = () => hung([{ x: 0, y: 300, rx: 400, ry: 150, across: 0.15 }]).heights.z;
  expect(gathered()).toEqual(gathered());
});
