import type { Finding } from '../types';

/** A stored picture made small: its colours as #rrggbb, row by row. */
export interface PictureSample {
  /** Colours of a row. */
  width: number;
  colors: readonly string[];
}

/** A finding in one block, which the caller names. */
export type BlockFinding = Omit<Finding, 'blockId' | 'field'>;

/** Facts for the quality gate besides the page; missing ones are not checked. */
export interface CheckContext {
  /** Tells whether the media library still has this picture or file, by its id. */
  isKnownPicture?: (id: string) => boolean;
  /** The colours of a picture of the media library, by its id. */
  sampleOf?: (id: string) => PictureSample | undefined;
  /** Number of products that a grid shows, by block id. */
  productsShown?: (blockId: string) => number | undefined;
  /** True if a path of this site exists, as /shop?category=football. */
  isKnownPath?: (path: string) => boolean;
  /** Tells whether visitors see the page of an id. */
  isKnownPage?: (id: string) => boolean;
  /** Origin of this site: addresses on it are own paths. */
  origin?: string;
  /** Addresses that the application answers itself. */
  reservedSlugs?: ReadonlySet<string>;
  /** Places on the page that its blocks do not make, besides the layout’s own. */
  anchors?: ReadonlySet<string>;
}

export interface BlockContext extends CheckContext {
  /** Names of all places on the page that a link can lead to. */
  anchors: ReadonlySet<string>;
}
