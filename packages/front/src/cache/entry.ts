/** Content encoding. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Names and values in turn, the form that `ServerResponse.writeHead` sends without further work. */
export type FlatHeaders = readonly string[];

/** One encoding of a stored body with its headers. */
export interface Representation {
  readonly headers: FlatHeaders;
  readonly body: Buffer;
}

/** The tags of each purge. */
export type Purges = readonly (readonly string[])[];

/**
 * A question behind an answer, cheaper to repeat than the answer is to make. Plain data, as it is written to disk too.
 */
export interface Check {
  /** Its name (`checked`). */
  readonly question: string;
  readonly args: readonly unknown[];
  readonly fingerprint: string;
  /** The answer's knowledge of changes; left out if it cannot tell which ones concern it. */
  readonly horizon?: string;
  /** Once one of them is purged, the answer may have changed. */
  readonly tags: readonly string[];
}

/** A stored response with status 200. */
export interface CacheEntry {
  readonly status: 200;
  /** Common to all encodings, so without length and encoding. */
  readonly headers: FlatHeaders;
  /** Compressed if that is smaller; the rendered form is not kept besides. */
  readonly body: Buffer;
  readonly encoding: 'br' | 'identity';
  readonly etag: string;
  readonly tags: readonly string[];
  /**
   * Questions that a purge leaves in doubt instead of dropping the entry: it is valid while their answers are the same.
   */
  readonly checks: readonly Check[];
  /** Never changes under its URL (build assets): outlives its age limit and a lost purge channel. */
  readonly immutable: boolean;
  /** One of any number of answers by query: has a compartment of its own in the store. */
  readonly isVariant: boolean;
  /** A page, or its data for the client's router: sending it counts as a view. */
  readonly isPage: boolean;
  /** Epoch, ms. */
  readonly storedAt: number;
  /** Encodings in use: the body’s own, gzip once made from it, or one being made. */
  readonly representations: Partial<Record<Encoding, Representation | Promise<Representation>>>;
}
