import { describe, expect, it } from 'vitest';
import { rectangle, turn } from '../geometry/path';
import type { Mark } from '../marks';
import { inkAt, inkMapOf } from './ink-at';

const square = (x: number, y: number, size: number) => rectangle({ x, y, width: size, height: size });
const at = (marks: Mark[], x: number, y: number) => inkAt(inkMapOf(marks), [x, y]);

describe('the ink of a point', () => {
  it('is that of the topmost mark', () => {
    const marks: Mark[] = [
      { kind: 'fill', d: square(0, 0, 100), ink: 0 },
      { kind: 'fill', d: square(50, 50, 100), ink: 1 },
    ];
    expect([at(marks, 25, 25), at(marks, 75, 75), at(marks, 120, 120), at(marks, 25, 120)]).toEqual([
      0,
      1,
      1,
      undefined,
    ]);
  });

  it('goes by the nonzero rule, curves among the edges', () => {
    const ring = `${square(0, 0, 100)}M25 25L25 75L75 75L75 25Z`;
    const doubled = `${square(0, 0, 100)}${square(25, 25, 50)}`;
    const bow = 'M0 0Q50 100 100 0Z';
    const ink = (d: string, x: number, y: number) => at([{ kind: 'fill', d, ink: 3 }], x, y);
    expect([ink(ring, 10, 10), ink(ring, 50, 50), ink(doubled, 50, 50)]).toEqual([3, undefined, 3]);
    expect([ink(bow, 50, 48), ink(bow, 50, 52), ink(bow, 10, 30)]).toEqual([3, undefined, undefined]);
  });

  it('of a line is that within half its width', () => {
    const marks: Mark[] = [{ kind: 'stroke', d: 'M0 0L100 0', ink: 2, width: 10 }];
    expect([at(marks, 50, 4.9), at(marks, 50, 5.1), at(marks, 104, 0), at(marks, 106, 0)]).toEqual([
      2,
      undefined,
      2,
      undefined,
    ]);
  });

  it('follows the move and the clip of a group', () => {
    const marks: Mark[] = [
      {
        kind: 'group',
        transform: turn(90, [0, 0]),
        clip: square(0, 0, 50),
        marks: [{ kind: 'fill', d: square(0, 0, 100), ink: 4 }],
      },
    ];
    expect([at(marks, -25, 25), at(marks, -75, 25), at(marks, 25, 25)]).toEqual([4, undefined, undefined]);
  });

  it('of a blend lies between its ends, and goes on beyond them', () => {
    const blend = { from: 0, to: '#ffffff', x1: 0, y1: 20, x2: 0, y2: 60 };
    const marks: Mark[] = [{ kind: 'fill', d: square(0, 0, 100), ink: blend }];
    const share = (y: number) => at(marks, 50, y);
    expect(share(30)).toEqual({ from: 0, to: '#ffffff', share: 0.25 });
    expect([share(5), share(90)]).toMatchObject([{ share: 0 }, { share: 1 }]);
  });
});
