/**
 * What is printed on a surface, before anything shows it: outlines in millimetres with the inks they are filled with. Pictures
 * (SVG) and print files (PDF) are made of the same marks.
 */
import type { KitInk } from './document/kit-document';

/** From one ink to another along a line, in millimetres; beyond its ends the inks go on. */
export interface Blend {
  from: KitInk;
  to: KitInk;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** `a b c d e f` of a point (x, y) that comes to lie at (ax + cy + e, bx + dy + f), as in SVG. */
export type Matrix = readonly [number, number, number, number, number, number];

/** Outlines are absolute M, L, C, Q and Z, filled by the nonzero rule. */
export type Mark =
  | { kind: 'fill'; d: string; ink: KitInk | Blend }
  | { kind: 'stroke'; d: string; ink: KitInk; width: number }
  /** A picture by the SHA-256 it is stored under, stretched over a box at the origin; `href` is where an SVG has it from. */
  | { kind: 'picture'; hash: string; href: string; width: number; height: number }
  /** Marks moved by a matrix, and shown within an outline (in the space before the move) alone. */
  | { kind: 'group'; marks: readonly Mark[]; transform?: Matrix; clip?: string };
