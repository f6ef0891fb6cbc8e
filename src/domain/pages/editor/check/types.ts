import type { Finding } from '../types';

/** Downscaled picture: colours as #rrggbb, row by row. */
export interface PictureSample {
  width: number;
  colors: readonly string[];
}

/** Finding in one block, which the caller adds. */
export type BlockFinding = Omit<Finding, 'blockId' | 'field'>;

/** Facts for the quality gate besides the page; missing ones are not checked. */
export interface CheckContext {
  isKnownPicture?: (id: string) => boolean;
  sampleOf?: (id: string) => PictureSample | undefined;
  productsShown?: (blockId: string) => number | undefined;
  isKnownPath?: (path: string) => boolean;
  /** True if visitors see the page with this id. */
  isKnownPage?: (id: string) => boolean;
  /** Origin of this site: addresses on it are own paths. */
  origin?: string;
  reservedSlugs?: ReadonlySet<string>;
  /** Anchors besides those of the blocks and the layout. */
  anchors?: ReadonlySet<string>;
}

export interface BlockContext extends CheckContext {
  anchors: ReadonlySet<string>;
}
