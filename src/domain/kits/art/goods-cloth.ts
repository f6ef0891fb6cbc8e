import { bothSides, type Fold } from '../folds';
import { CENTER, HEIGHT, WIDTH, rect, tag } from '../svg';
import type { Design } from './types';
import { across as acrossMiddle, half as halfOf, move, rectangle, symmetric as symmetricOf } from '../geometry/path';
import type { Point, Segment } from '../geometry/path';
import { movePath } from '../outline-path';
import { drawMarks } from '../paint/draw-marks';
import { paintPattern } from '../patterns';
import { designKit } from './picture-kit';

const centred = (d: string): string => move(d, CENTER, 0);

export const half = (start: Point, segments: readonly Segment[], close = true): string =>
  centred(halfOf(start, segments, close));
export const symmetric = (start: Point, segments: readonly Segment[]): string => centred(symmetricOf(start, segments));
export const across = (start: Point, segments: readonly Segment[]): string => centred(acrossMiddle(start, segments));
export const mirror = (d: string): string => movePath(d, [-1, 0, 0, 1, WIDTH, 0]);

export const creases = (list: readonly Fold[], seed: string): string =>
  tag('g', { transform: `translate(${CENTER} 0)` }, bothSides(list, seed));

export const flood = (fill: string): string => rect(0, 0, WIDTH, HEIGHT, { fill });

export function paintBody(
  design: Design,
  box: { left: number; top: number; right: number; bottom: number },
  id: string,
): string {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const kit = designKit(design);
  const flat = {
    outline: rectangle({ x: -width / 2, y: 0, width, height }),
    role: 'bag' as const,
    drop: 0,
    span: width,
    rise: height,
    focus: height / 2,
    seams: [],
    zones: {
      sides: [
        { d: rectangle({ x: width / 2 - width * 0.14, y: -80, width, height: height + 160 }) },
        { d: rectangle({ x: -width * 1.36, y: -80, width, height: height + 160 }) },
      ],
    },
  };
  const [colorway = { name: '', colors: [] }] = kit.colorways;
  const marks = drawMarks(paintPattern(kit, 'front', flat, 80), colorway, id);
  return flood(design.colors.primary) + tag('g', { transform: `translate(${CENTER} ${box.top})` }, marks);
}
