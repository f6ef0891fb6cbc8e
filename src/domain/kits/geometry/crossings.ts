import { flatten, type Point } from './path';

interface Step {
  from: Point;
  to: Point;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const stepsOf = (d: string): Step[] =>
  flatten(d).flatMap((line) =>
    line.map((from, index) => {
      const to = line[(index + 1) % line.length] ?? from;
      const [left, right] = from[0] < to[0] ? [from[0], to[0]] : [to[0], from[0]];
      const [top, bottom] = from[1] < to[1] ? [from[1], to[1]] : [to[1], from[1]];
      return { from, to, left, right, top, bottom };
    }),
  );

const side = ({ from, to }: Step, [x, y]: Point): number =>
  Math.sign((to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]));

const meet = (a: Step, b: Step): boolean => side(a, b.from) * side(a, b.to) < 0 && side(b, a.from) * side(b, a.to) < 0;

/** Limits on crossings of outlines, and on pairs of overlapping steps: a crest has a hundredth of them. */
const MOST_CROSSINGS = 20_000;
const MOST_PAIRS = 20_000_000;

/** True also if outlines are too dense to find out: boolean operations take time with each crossing. 0.1 s at most. */
export function isTangled(outlines: readonly string[]): boolean {
  const steps = outlines.flatMap(stepsOf).sort((a, b) => a.left - b.left);
  let [pairs, crossings] = [0, 0];
  for (const [index, step] of steps.entries())
    for (let at = index + 1; at < steps.length; at += 1) {
      const other = steps[at];
      if (!other || other.left > step.right) break;
      if ((pairs += 1) > MOST_PAIRS) return true;
      if (other.top > step.bottom || other.bottom < step.top || !meet(step, other)) continue;
      if ((crossings += 1) > MOST_CROSSINGS) return true;
    }
  return false;
}
