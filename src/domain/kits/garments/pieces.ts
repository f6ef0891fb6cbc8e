import type { KitSurface, KitZone } from '../document/kit-garments';
import { divide } from '../geometry/divide';
import { boxAround, grown, mirror, rectangle, type Box } from '../geometry/path';
import { ZONE_OVERLAP, type Flat, type Piece, type ZoneShape } from './types';

type Given = Omit<Piece, 'hems' | 'lines'> & Partial<Piece>;

export const piece = (given: Given): Piece => ({ hems: [], lines: [], ...given });

/** Wearer’s side of what is right or left of the middle on a front or back. */
export const sideOf = (surface: KitSurface, sign: 1 | -1): 'left' | 'right' =>
  (sign === 1) === (surface === 'back') ? 'right' : 'left';

/** Cuts pieces off along lines: the rest, which keeps its hems and lines, and what was cut off, in that order. */
export function cutOff(from: Piece, parts: readonly { name: string; line: string }[]): [Piece, ...Piece[]] {
  let { outline } = from;
  const off = parts.map(({ name, line }): Piece => {
    const [rest, cut] = divide(outline, line);
    outline = rest;
    return { ...from, name, outline: cut };
  });
  return [{ ...from, outline }, ...off];
}

/** Half of a symmetric piece that is cut along its middle; `sign` is 1 for the viewer’s right. */
export function halfOf(from: Piece, sign: 1 | -1): string {
  const { y, height } = boxAround(from.outline);
  const beyond = 10;
  // A hair to the right: a cut through corners of the middle could miss them.
  const halves = divide(from.outline, `M0.01 ${y - beyond}L0.01 ${y + height + beyond}`);
  const right = halves.find((d) => boxAround(d).x > 0) ?? from.outline;
  return sign === 1 ? right : mirror(right);
}

export function plainFlat(outline: string, zone: KitZone, trim: readonly ZoneShape[] = []): Flat {
  const box = boxAround(outline);
  return {
    ...{ outline, role: 'body', drop: 0, span: box.width, rise: box.height, focus: box.height / 2, seams: [] },
    zones: { [zone]: [{ d: rectangle(grown(box, 2 * ZONE_OVERLAP)) }], trim },
  };
}

interface Strip extends Pick<Box, 'width' | 'height'> {
  name: string;
  zone: KitZone;
  trim?: readonly ZoneShape[];
}

export function strip({ name, zone, width, height, trim = [] }: Strip): Piece {
  const outline = rectangle({ x: -width / 2, y: 0, width, height });
  const fold = { d: `M${-width / 2} 0L${width / 2} 0`, depth: height };
  return piece({ name, surface: 'front', flat: plainFlat(outline, zone, trim), outline, hems: [fold] });
}
