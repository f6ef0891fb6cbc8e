import { KIT_GARMENT_TYPES } from '../document/kit-garments';
import type { KitPatternType } from '../document/kit-patterns';
import type { Volume } from '../garments/types';
import type { Outlines } from '../lettering/outlines';
import type { SvgNode } from '../svg';

/** All products drawn: designable ones, and those that only come in team colours. */
export const GARMENTS = [...KIT_GARMENT_TYPES, 'backpack', 'cap', 'water-bottle'] as const;
export type Garment = (typeof GARMENTS)[number];

export const VIEWS = ['front', 'back', 'detail', 'kit'] as const;
export type View = (typeof VIEWS)[number];

export type Pattern = KitPatternType;

/** Hex colours, `#rgb` or `#rrggbb`; anything else is drawn in neutral grey. */
export interface KitColors {
  primary: string;
  secondary: string;
  accent: string;
}

/** Colours are already normalised to `#rrggbb`. */
export interface Design {
  colors: KitColors;
  pattern: Pattern;
  number?: string;
  /** Font of the number. */
  outlines: Outlines;
}

/** One cut of cloth: an outline and the paint inside it. */
export interface Piece {
  d: string;
  paint: string | readonly SvgNode[];
  /** Height above the canvas, 0 to 1: higher pieces cast an edge on lower ones. */
  level?: number;
  /** Fold markup of the height map, clipped to the outline. */
  folds?: string;
  volume?: Volume;
}

/** A garment before light. */
export interface Sketch {
  pieces: Piece[];
  prints: string;
  /** Height map of the trims: light is high, dark is low. */
  relief: string;
  /** Thread and hardware on top of the shading. */
  stitches: string;
  /** Parts behind the pieces, unclipped: straps, cords. */
  behind?: string;
  /** Parts before the pieces, unclipped. */
  before?: string;
  /** Centre of the detail view and its magnification. */
  focus: { x: number; y: number; zoom: number };
  /** Amount of soft crumple, 0 for rigid goods. */
  crumple: number;
}

export type Side = 'front' | 'back';
