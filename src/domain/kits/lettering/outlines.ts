import type { KitFontId } from '../document/kit-fonts';

/**
 * Font outlines with a capital height of 1,000 units, y downwards from the baseline: for each character its advance,
 * and an outline of absolute M, L, C, Q and Z (empty for a space).
 */
export interface FontOutlines {
  glyphs: Record<string, readonly [advance: number, d: string]>;
  /** Adjustments by pairs of characters. */
  kerning: Record<string, number>;
}

/** Fonts loaded before drawing. */
export type Outlines = Partial<Record<KitFontId, FontOutlines>>;
