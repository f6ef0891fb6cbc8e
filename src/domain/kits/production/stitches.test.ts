import { expect, it } from 'vitest';
import { regionOf, without } from '../geometry/region';
import { stitchesOf } from './stitches';

const drawn = (d: string) => regionOf(d, [1, 0, 0, 1, 0, 0]);

it('estimates a satin column by its length: two stitches each 0.4 mm, and underlay', () => {
  expect(stitchesOf(drawn('M0 0L100 0L100 3L0 3Z'))).toBe(670);
});

it('estimates a wide area by rows 0.4 mm apart of stitches 3.5 mm long, and underlay', () => {
  expect(stitchesOf(drawn('M0 0L40 0L40 40L0 40Z'))).toBe(1490);
});

it('counts a ring as the column that it is, and nothing as nothing', () => {
  const ring = without(drawn('M0 0L40 0L40 40L0 40Z'), drawn('M4 4L36 4L36 36L4 36Z'));
  expect(stitchesOf(ring)).toBe(940);
  expect(stitchesOf([])).toBe(0);
});
