import type { KitFontId } from '../document/kit-fonts';

/** Capitals are 1,000 units high, y downwards from the baseline; outlines of absolute M, L, C, Q, Z, '' for a space. */
export interface FontOutlines {
  glyphs: Record<string, readonly [advance: number, d: string]>;
  kerning: Record<string, number>;
}

export type Outlines = Partial<Record<KitFontId, FontOutlines>>;
