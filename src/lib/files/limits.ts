/** Pixels of a picture at most: what is larger is not decoded. */
export const MAX_PIXELS = 50_000_000;
/** Longest side of a preview in px. */
export const PREVIEW_PX = 960;
