import type { KitFontId } from '../document/kit-fonts';

/**
 * The outlines of a font, in units of which a capital is 1,000 high, y downwards from the baseline: by character how far the
 * next one stands, and its outline of absolute M, L, C, Q and Z (empty for a space).
 */
export interface FontOutlines {
  glyphs: Record<string, readonly [advance: number, d: string]>;
  /** Pairs that stand closer or further apart, by both characters together. */
  kerning: Record<string, number>;
}

/** The fonts at hand while something is drawn: what a kit uses is loaded before. */
export type Outlines = Partial<Record<KitFontId, FontOutlines>>;
