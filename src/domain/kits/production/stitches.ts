import { linesOf, type Region, sizeOfRegion } from '../geometry/region';
import { distance } from '../geometry/path';

/** Common settings of embroidery machines, in millimetres: rows, stitches in them, and the widest satin column. */
const ROWS = 0.4;
const STITCH = 3.5;
const WIDEST_SATIN = 8;
/** Stitches laid below those that are seen, as a share of these. */
const UNDERLAY = 0.3;

/** Estimates a thread’s stitches: satin across what is narrow, by its edges; rows over what is wide, by its area. */
export function stitchesOf(region: Region): number {
  const area = sizeOfRegion(region);
  const edges = linesOf(region)
    .flatMap((line) => line.map((from, index) => distance(from, line[(index + 1) % line.length] ?? from)))
    .reduce((sum, length) => sum + length, 0);
  const meanWidth = edges > 0 ? (2 * area) / edges : 0;
  const seen = meanWidth <= WIDEST_SATIN ? edges / ROWS : area / (ROWS * STITCH);
  return Math.round((seen * (1 + UNDERLAY)) / 10) * 10;
}
