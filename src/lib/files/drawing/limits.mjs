/** Pixels at most of a picture with all its frames, or of all pictures in a drawing: larger ones are not decoded. */
export const MAX_PIXELS = 50_000_000;
/** Longest side of a preview in px. */
export const PREVIEW_PX = 960;
