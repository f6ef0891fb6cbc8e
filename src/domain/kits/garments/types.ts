/** Construction of a garment: flat printed surfaces, and its parts seen from each side. Lengths in mm. */
import type { KitSurface, KitView, KitZone } from '../document/kit-garments';
import type { Hem } from '../geometry/outset';
import type { Matrix } from '../marks';

export type Volume = 'torso' | 'legs' | 'side-front' | 'side-back' | 'limb' | 'skirt' | 'inside' | 'barrel' | 'none';

export type Role = 'body' | 'sleeve' | 'legs' | 'skirt' | 'sock' | 'bag' | 'bag-end';

export interface ZoneShape {
  d: string;
  width?: number;
}

/** Extension of zones beyond the edges of a surface, for seam allowance and bleed, mm. */
export const ZONE_OVERLAP = 60;

export interface Flat {
  outline: string;
  role: Role;
  zones: Partial<Record<KitZone, readonly ZoneShape[]>>;
  seams: readonly string[];
  /** Start of the surface below the highest point of the garment’s front, so that patterns continue across seams. */
  drop: number;
  /** Width and height of the garment for patterns, and the height of bands, chevrons and suns. */
  span: number;
  rise: number;
  focus: number;
}

/** Cut and sewn, in mm of its cloth: a printed surface, or cloth of its own. */
export interface Piece {
  name: string;
  surface: KitSurface;
  flat: Flat;
  /** Line that is sewn, or folded at hems. */
  outline: string;
  hems: readonly Hem[];
  lines: readonly string[];
  isPlain?: boolean;
}

/** Print of a part: a surface, or one colour, darkened by a share of 1. */
type Cloth =
  | { surface: KitSurface; matrix: Matrix; plain?: boolean }
  | { zone: KitZone | 'base'; shade?: number }
  | { color: string };

/** Cut of cloth seen from a side: x 0 is the garment’s middle or its side seam. */
export interface Part {
  d: string;
  cloth: Cloth;
  level?: number;
  grain?: string;
  volume?: Volume;
}

/** Colour of a zone, `#rrggbb`, chosen or following the base. */
export type ZoneColor = (zone: KitZone | 'base') => string;

export interface Figure {
  parts: readonly Part[];
  relief: string;
  finish: (color: ZoneColor) => string;
  seams?: readonly string[];
}

/** Flat garment in mm, as sizes are named by. */
export interface Measure {
  /** Half the girth of chest, waist or leg. */
  across: number;
  along: number;
}

export interface SewnOn {
  pouches: readonly string[];
  buttons: readonly number[];
  hasZip?: boolean;
  finish: (color: ZoneColor) => string;
}

export interface GarmentShape {
  measure: Measure;
  surfaces: Partial<Record<KitSurface, Flat>>;
  pieces: readonly Piece[];
  sewnOn?: SewnOn;
  figure: (view: KitView) => Figure;
}
