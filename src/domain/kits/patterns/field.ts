/**
 * Where a pattern is drawn: the space of the garment’s front, in mm, x 0 its middle, y 0 its highest point, to the right the
 * wearer’s left. Backs lie in it turned over, so that a pattern goes on round the side, or beside the front where it is free; sleeves
 * begin where the shoulder ends.
 */
import type { Role } from '../garments/types';
import { n, type Box, type Point } from '../geometry/path';
import type { KitInk, KitPattern } from '../document/kit-document';
import type { Mark } from '../marks';

export interface Field {
  role: Role;
  /** 1 on the wearer’s left sleeve, -1 on the right one, 0 elsewhere. */
  side: -1 | 0 | 1;
  /** What has to be covered. */
  area: Box;
  /** Whether anything within a distance of a point is on the surface. */
  reaches: (point: Point, distance: number) => boolean;
  /**
   * How far down a point lies for what grows towards the hem: in a pattern without a place, too, both sides of the garment are
   * alike, whichever way it is turned.
   */
  down: (point: Point) => number;
  /** Width and height of the garment, and the height of its chest. */
  span: number;
  rise: number;
  focus: number;
  /** Outlines of the garment’s side panels. */
  panels: readonly string[];
  /** How large the pattern is drawn here: 1 is its usual size on a shirt. */
  scale: number;
}

export interface Inks {
  base: KitInk;
  /** The colour of the pattern. */
  a: KitInk;
  /** The second colour, where one is chosen, … */
  b: KitInk | undefined;
  /** … and what stands in for it in patterns that need two. */
  second: KitInk;
}

type Painter = (field: Field, inks: Inks) => Mark[];
export type Painters<Types extends string> = Record<Types, Painter>;
export type PatternType = KitPattern['type'];

/** Outlines as one mark, or none. */
export const fill = (ink: KitInk | undefined, outlines: readonly string[]): Mark[] =>
  ink === undefined || outlines.length === 0 ? [] : [{ kind: 'fill', d: outlines.join(''), ink }];

export const bar = (x: number, y: number, width: number, height: number): string =>
  `M${n(x)} ${n(y)}L${n(x + width)} ${n(y)}L${n(x + width)} ${n(y + height)}L${n(x)} ${n(y + height)}Z`;

export const polygon = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

/** A closed curve that rounds the corners of a polygon. */
export function rounded(points: readonly Point[]): string {
  if (points.length < 3) return '';
  const middle = ([x, y]: Point, [u, v]: Point): string => `${n((x + u) / 2)} ${n((y + v) / 2)}`;
  const at = (i: number): Point => points[i % points.length] ?? [0, 0];
  const curves = points.map(([x, y], i) => `Q${n(x)} ${n(y)} ${middle([x, y], at(i + 1))}`);
  return `M${middle(at(points.length - 1), at(0))}${curves.join('')}Z`;
}

/** The whole numbers i for which i × step lies between two values, and one more at each end. */
export function steps(from: number, to: number, step: number): number[] {
  const first = Math.floor(from / step);
  return Array.from({ length: Math.ceil(to / step) - first + 1 }, (_, i) => first + i);
}

/** A number in [0, 1) that only depends on two whole numbers and a salt. */
export function chance(i: number, j: number, salt = 0): number {
  let value = Math.imul(i, 374761393) ^ Math.imul(j, 668265263) ^ Math.imul(salt, 2147483647);
  value = Math.imul(value ^ (value >>> 13), 1274126177);
  value = Math.imul(value ^ (value >>> 16), 2246822519);
  return ((value ^ (value >>> 15)) >>> 0) / 4294967296;
}

/** From 0 at one value to 1 at another, even beyond them. */
export const between = (value: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));

/** The least size of which no more than `most` squares cover the garment: the same on all its surfaces. */
export const leastSize = ({ span, rise }: Pick<Field, 'span' | 'rise'>, most: number): number =>
  Math.sqrt(((span + 80) * (rise + 80)) / most);
