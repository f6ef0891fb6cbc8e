/** Limit for a picture with all frames, or for all pictures in a drawing. */
export const MAX_PIXELS = 50_000_000;
export const PREVIEW_PX = 960;
