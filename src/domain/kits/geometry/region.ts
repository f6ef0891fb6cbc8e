/** Lengths in mm. Clipper (https://www.angusj.com) joins overlapping letters to one line for a knife. */
import {
  areaPaths,
  difference,
  EndType,
  FillRule,
  getBoundsPaths,
  inflatePaths,
  JoinType,
  union,
  type Paths64,
} from 'clipper2-ts';
import type { Matrix } from '../marks';
import { type Bounds, movePath } from '../outline-path';
import { flatten, type Point } from './path';

/** Clipper uses integers: thousandths of a millimetre. */
const UNITS = 1000;
/** Largest deviation of straight lines from their curves. */
const TOLERANCE = 0.05;

/** Polygons by the nonzero rule; holes run the other way round. */
export type Region = Paths64;

export const NOTHING: Region = [];

export function regionOf(d: string, matrix: Matrix): Region {
  const lines = flatten(movePath(d, matrix), TOLERANCE);
  const paths = lines.map((line) => line.map(([x, y]) => ({ x: Math.round(x * UNITS), y: Math.round(y * UNITS) })));
  return union(paths, FillRule.NonZero);
}

export const joined = (a: Region, b: Region): Region => union(a, b, FillRule.NonZero);
export const without = (a: Region, b: Region): Region => difference(a, b, FillRule.NonZero);

/** Rounded offset; negative values shrink. */
export const grownRegion = (region: Region, by: number): Region =>
  inflatePaths(region, by * UNITS, JoinType.Round, EndType.Polygon, 2, TOLERANCE * UNITS);

export function boundsOfRegion(region: Region): Bounds | null {
  if (region.length === 0) return null;
  const { left, top, right, bottom } = getBoundsPaths(region);
  return { left: left / UNITS, top: top / UNITS, right: right / UNITS, bottom: bottom / UNITS };
}

export const linesOf = (region: Region): Point[][] =>
  region.map((path) => path.map(({ x, y }): Point => [x / UNITS, y / UNITS]));

/** Area in mm². */
export const sizeOfRegion = (region: Region): number => Math.abs(areaPaths(region)) / UNITS ** 2;

export const outlineOf = (region: Region): string =>
  region.map((path) => `M${path.map(({ x, y }) => `${hundredths(x)} ${hundredths(y)}`).join('L')}Z`).join('');

const hundredths = (units: number): number => Math.round(units / 10) / 100;
