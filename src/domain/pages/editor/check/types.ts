import type { Finding } from '../types';

/** Downscaled picture: colours as #rrggbb, row by row. */
export interface PictureSample {
  /** Colours per row. */
  width: number;
  colors: readonly string[];
}

/** Finding in one block, which the caller adds. */
export type BlockFinding = Omit<Finding, 'blockId' | 'field'>;

/** Facts for the quality gate besides the page; missing ones are not checked. */
export interface CheckContext {
  /** True if the media library has this picture or file. */
  isKnownPicture?: (id: string) => boolean;
  /** Colours of a library picture, by its id. */
  sampleOf?: (id: string) => PictureSample | undefined;
  /** Number of products that a grid shows, by block id. */
  productsShown?: (blockId: string) => number | undefined;
  /** True if a path of this site exists, as /shop?category=football. */
  isKnownPath?: (path: string) => boolean;
  /** True if visitors see the page with this id. */
  isKnownPage?: (id: string) => boolean;
  /** Origin of this site: addresses on it are own paths. */
  origin?: string;
  /** Addresses served by the application itself. */
  reservedSlugs?: ReadonlySet<string>;
  /** Anchors besides those of the blocks and the layout. */
  anchors?: ReadonlySet<string>;
}

export interface BlockContext extends CheckContext {
  /** All anchors of the page. */
  anchors: ReadonlySet<string>;
}
