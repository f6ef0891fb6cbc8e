/** The front in mm: x 0 its middle, y 0 its highest point, positive x the wearer’s left. Backs are mirrored. */
import type { Role } from '../garments/types';
import { n, type Box, type Point } from '../geometry/path';
import type { KitInk, KitPattern } from '../document/kit-document';
import type { Mark } from '../marks';

export interface Field {
  role: Role;
  /** 1 on the wearer’s left sleeve, -1 on the right one, 0 elsewhere. */
  side: -1 | 0 | 1;
  area: Box;
  reaches: (point: Point, distance: number) => boolean;
  /** Free patterns, too, look alike on both sides of the garment, at any angle. */
  down: (point: Point) => number;
  /** Width and height of the garment; height of its chest. */
  span: number;
  rise: number;
  focus: number;
  panels: readonly string[];
  /** 1 is the usual size on a shirt. */
  scale: number;
}

export interface Inks {
  base: KitInk;
  a: KitInk;
  b: KitInk | undefined;
  /** Second colour or its substitute, for patterns that need two. */
  second: KitInk;
}

type Painter = (field: Field, inks: Inks) => Mark[];
export type Painters<Types extends string> = Record<Types, Painter>;
export type PatternType = KitPattern['type'];

export const fill = (ink: KitInk | undefined, outlines: readonly string[]): Mark[] =>
  ink === undefined || outlines.length === 0 ? [] : [{ kind: 'fill', d: outlines.join(''), ink }];

export const bar = (x: number, y: number, width: number, height: number): string =>
  `M${n(x)} ${n(y)}L${n(x + width)} ${n(y)}L${n(x + width)} ${n(y + height)}L${n(x)} ${n(y + height)}Z`;

export const polygon = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

export function rounded(points: readonly Point[]): string {
  if (points.length < 3) return '';
  const middle = ([x, y]: Point, [u, v]: Point): string => `${n((x + u) / 2)} ${n((y + v) / 2)}`;
  const at = (i: number): Point => points[i % points.length] ?? [0, 0];
  const curves = points.map(([x, y], i) => `Q${n(x)} ${n(y)} ${middle([x, y], at(i + 1))}`);
  return `M${middle(at(points.length - 1), at(0))}${curves.join('')}Z`;
}

/** Integers i with i × step between two values, and one more at each end. */
export function steps(from: number, to: number, step: number): number[] {
  const first = Math.floor(from / step);
  return Array.from({ length: Math.ceil(to / step) - first + 1 }, (_, i) => first + i);
}

/** Fixed pseudo-random number in [0, 1) for two integers and a salt. */
export function chance(i: number, j: number, salt = 0): number {
  let value = Math.imul(i, 374761393) ^ Math.imul(j, 668265263) ^ Math.imul(salt, 2147483647);
  value = Math.imul(value ^ (value >>> 13), 1274126177);
  value = Math.imul(value ^ (value >>> 16), 2246822519);
  return ((value ^ (value >>> 15)) >>> 0) / 4294967296;
}

export const between = (value: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));

/** Smallest size at which at most `most` squares cover the garment; the same on all its surfaces. */
export const leastSize = ({ span, rise }: Pick<Field, 'span' | 'rise'>, most: number): number =>
  Math.sqrt(((span + 80) * (rise + 80)) / most);
