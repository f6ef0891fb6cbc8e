import { KIT_GARMENT_TYPES } from '../document/kit-garments';
import type { KitPatternType } from '../document/kit-patterns';
import type { Volume } from '../garments/types';
import type { Outlines } from '../lettering/outlines';
import type { SvgNode } from '../svg';

/** All that is drawn as a product: what can be designed, and what only comes in a team’s colours. */
export const GARMENTS = [...KIT_GARMENT_TYPES, 'backpack', 'cap', 'water-bottle'] as const;
export type Garment = (typeof GARMENTS)[number];

export const VIEWS = ['front', 'back', 'detail', 'kit'] as const;
export type View = (typeof VIEWS)[number];

export type Pattern = KitPatternType;

/** Hex colours, `#rgb` or `#rrggbb`. Anything else is drawn as neutral grey. */
export interface KitColors {
  primary: string;
  secondary: string;
  accent: string;
}

/** What a garment is drawn from: colours already normalised to `#rrggbb`. */
export interface Design {
  colors: KitColors;
  pattern: Pattern;
  number?: string;
  /** The font of its number. */
  outlines: Outlines;
}

/** One cut of cloth: an outline and what is painted inside it. */
export interface Piece {
  d: string;
  paint: string | readonly SvgNode[];
  /** Height above the canvas, 0 to 1: higher pieces throw an edge on lower ones. */
  level?: number;
  /** Fold markup of the height map, clipped to the outline. */
  folds?: string;
  /** Shadow gradient laid over the piece. */
  volume?: Volume;
}

/** A garment before light falls on it. */
export interface Sketch {
  pieces: Piece[];
  /** Prints and trims, shaded together with the cloth. */
  prints: string;
  /** Height map of the trims: light is high, dark is low. */
  relief: string;
  /** Thread and hardware on top of the shading. */
  stitches: string;
  /** Parts behind the pieces, unclipped: straps, cords. */
  behind?: string;
  /** Parts before the pieces, unclipped. */
  before?: string;
  /** Where the detail view looks, and how close. */
  focus: { x: number; y: number; zoom: number };
  /** Amount of soft crumple, 0 for rigid goods. */
  crumple: number;
}

export type Side = 'front' | 'back';
