/** What a garment is made of: flat surfaces that are printed, and how its parts are seen from each side. Lengths in mm. */
import type { KitSurface, KitView, KitZone } from '../document/kit-garments';
import type { Matrix } from '../marks';

export type Volume = 'torso' | 'legs' | 'side-front' | 'side-back' | 'limb' | 'skirt' | 'inside' | 'barrel' | 'none';

/** How patterns lie on a surface. */
export type Role = 'body' | 'sleeve' | 'legs' | 'sock' | 'bag' | 'bag-end';

/** An outline that is filled, or a line of a width, in the colour of a zone. */
export interface ZoneShape {
  d: string;
  width?: number;
}

/** How far zones go on beyond the edges of a surface, for whoever prints a seam allowance and a bleed, mm. */
export const ZONE_OVERLAP = 60;

/** A printed surface laid flat: x 0 is its middle, y 0 its highest point. */
export interface Flat {
  outline: string;
  role: Role;
  zones: Partial<Record<KitZone, readonly ZoneShape[]>>;
  /** Seams that cross the surface, besides its edges. */
  seams: readonly string[];
  /** How far below the highest point of the garment’s front the surface begins, so that patterns go on across seams. */
  drop: number;
  /** Width and height of the garment that a pattern is made for, and the height at which bands, chevrons and suns lie. */
  span: number;
  rise: number;
  focus: number;
}

/** What the cloth of a part is printed with: a surface, or one colour, darker by a share of 1. */
export type Cloth =
  | { surface: KitSurface; matrix: Matrix; plain?: boolean }
  | { zone: KitZone | 'base'; shade?: number }
  | { color: string };

/** A cut of cloth as it is seen from a side: x 0 is the garment’s middle or its side seam. */
export interface Part {
  d: string;
  cloth: Cloth;
  /** Height above the wall, 0 to 1: higher parts throw an edge on lower ones. */
  level?: number;
  /** Markup of its folds for the height map. */
  folds?: string;
  /** Markup of ribs and the like, over the paint, within the outline. */
  grain?: string;
  volume?: Volume;
}

/** The colour of a zone, as `#rrggbb`, whether it is chosen or follows the base. */
export type ZoneColor = (zone: KitZone | 'base') => string;

/** A garment from a side, before light falls on it. From back to front. */
export interface Figure {
  parts: readonly Part[];
  /** Height map of trims: light is high, dark is low. */
  relief: string;
  /** Markup of threads, buttons and zips, on top of the shading. */
  finish: (color: ZoneColor) => string;
  /** Amount of soft crumple, 0 to 1. */
  crumple: number;
}

/** A garment laid flat, in mm: what its sizes are named by. */
export interface Measure {
  /** Half its girth: of the chest, the waist or the leg. */
  across: number;
  along: number;
}

/** What is sewn onto the front of a garment, in its millimetres. */
export interface SewnOn {
  /** Outline of a pocket, open at both sides. */
  pouch?: string;
  /** How far down the middle line buttons sit. */
  buttons: readonly number[];
  /** Markup of seams, buttons and cords. */
  finish: (color: ZoneColor) => string;
}

export interface GarmentShape {
  /** As it is drawn. */
  measure: Measure;
  surfaces: Partial<Record<KitSurface, Flat>>;
  sewnOn?: SewnOn;
  figure: (view: KitView) => Figure;
}
