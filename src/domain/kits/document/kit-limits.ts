export const KIT_VERSION = 1;

/** Characters of the JSON. */
export const MAX_KIT_LENGTH = 400_000;
export const MAX_KIT_COLORS = 6;
export const MAX_COLORWAYS = 4;
export const MAX_KIT_ELEMENTS = 40;
/** Characters of one logo’s outlines. */
export const MAX_LOGO_LENGTH = 120_000;
export const MAX_LOGO_SHAPES = 200;
export const MAX_NAME_LENGTH = 80;
export const MAX_TEXT_LENGTH = 60;

export const MAX_PICTURE_SIDE = 2000;
/** Different pictures in one kit: each is a file to read and draw. */
export const MAX_KIT_PICTURES = 6;

export type KitRange = readonly [least: number, most: number];

export const KIT_RANGES = {
  scale: [0.4, 2.5],
  turn: [-180, 180],
  outline: [0.5, 12],
  shadow: [-20, 20],
  /** In capital heights. */
  spacing: [-0.2, 1],
  x: [-1000, 1000],
  y: [-200, 1600],
  letterHeight: [5, 450],
  maxWidth: [10, 900],
  logoWidth: [5, 900],
  logoUnits: [1, 4000],
  pixels: [1, 100_000],
} as const satisfies Record<string, KitRange>;
