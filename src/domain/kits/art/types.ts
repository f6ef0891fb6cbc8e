import { KIT_GARMENT_TYPES } from '../document/kit-garments';
import type { KitPatternType } from '../document/kit-patterns';
import type { Volume } from '../garments/types';
import type { Drapes } from '../drape/load-drapes';
import type { Outlines } from '../lettering/outlines';
import type { SvgNode } from '../svg';

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
  outlines: Outlines;
  drapes?: Drapes;
}

export interface Piece {
  d: string;
  paint: string | readonly SvgNode[];
  /** Height above the canvas, 0 to 1: higher pieces cast an edge on lower ones. */
  level?: number;
  folds?: string;
  volume?: Volume;
}

export interface Sketch {
  pieces: Piece[];
  prints: string;
  /** Height map of the trims: light is high, dark is low. */
  relief: string;
  stitches: string;
  behind?: string;
  before?: string;
  focus: { x: number; y: number; zoom: number };
  crumple?: number;
}

export type Side = 'front' | 'back';
