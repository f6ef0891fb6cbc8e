/** How large and how many the parts of a kit may be: what a document is checked by, and what fields and handles stop at. */

/** Of documents as they are written today. */
export const KIT_VERSION = 1;

/** Characters of the document as JSON. */
export const MAX_KIT_LENGTH = 400_000;
export const MAX_KIT_COLORS = 6;
export const MAX_COLORWAYS = 4;
export const MAX_KIT_ELEMENTS = 40;
/** Characters of the outlines of one logo. */
export const MAX_LOGO_LENGTH = 120_000;
export const MAX_LOGO_SHAPES = 200;
export const MAX_NAME_LENGTH = 80;
export const MAX_TEXT_LENGTH = 60;

/** Pixels of a side of a logo’s picture, as it is stored. */
export const MAX_PICTURE_SIDE = 2000;
/** Different pictures of one kit: each is a file that is read and drawn. */
export const MAX_KIT_PICTURES = 6;

/** The least and the most, both included. */
export type KitRange = readonly [least: number, most: number];

/** Lengths in millimetres, angles in degrees. */
export const KIT_RANGES = {
  scale: [0.4, 2.5],
  turn: [-180, 180],
  outline: [0.5, 12],
  shadow: [-20, 20],
  /** In heights of a capital. */
  spacing: [-0.2, 1],
  x: [-1000, 1000],
  y: [-200, 1600],
  letterHeight: [5, 450],
  maxWidth: [10, 900],
  logoWidth: [5, 900],
  /** Of the space that the outlines of a logo are drawn in. */
  logoUnits: [1, 4000],
  pixels: [1, 100_000],
} as const satisfies Record<string, KitRange>;
