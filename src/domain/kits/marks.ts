/** Outlines in millimetres with their inks, shared by pictures (SVG) and print files (PDF). */
import type { KitInk } from './document/kit-document';

/** Linear gradient between two points in millimetres; the inks continue beyond both ends. */
export interface Blend {
  from: KitInk;
  to: KitInk;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** `a b c d e f` maps (x, y) to (ax + cy + e, bx + dy + f), as in SVG. */
export type Matrix = readonly [number, number, number, number, number, number];

export const STILL: Matrix = [1, 0, 0, 1, 0, 0];

export const exact = (matrix: Matrix): string =>
  `matrix(${matrix.map((value) => Math.round(value * 10_000) / 10_000).join(' ')})`;

/** Outlines are absolute M, L, C, Q and Z, filled by the nonzero rule. */
export type Mark =
  | { kind: 'fill'; d: string; ink: KitInk | Blend }
  | { kind: 'stroke'; d: string; ink: KitInk; width: number }
  /** Picture by the SHA-256 of its stored file, stretched over a box at the origin; `href` is its source in an SVG. */
  | { kind: 'picture'; hash: string; href: string; width: number; height: number }
  /** Marks moved by a matrix and clipped to an outline in the space before the move. */
  | { kind: 'group'; marks: readonly Mark[]; transform?: Matrix; clip?: string };
