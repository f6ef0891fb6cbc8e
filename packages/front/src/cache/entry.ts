export type Encoding = 'br' | 'gzip' | 'identity';

/** Names and values in turn, the form that `ServerResponse.writeHead` sends without further work. */
export type FlatHeaders = readonly string[];

export interface Representation {
  readonly headers: FlatHeaders;
  readonly body: Buffer;
}

export type Purges = readonly (readonly string[])[];

/** A question behind an answer, cheaper to repeat than the answer is to make. Plain data, as it goes to disk too. */
export interface Check {
  readonly question: string;
  readonly args: readonly unknown[];
  readonly fingerprint: string;
  /** The answer's knowledge of changes; left out if it cannot tell which ones concern it. */
  readonly horizon?: string;
  readonly tags: readonly string[];
}

export interface CacheEntry {
  readonly status: 200;
  /** Common to all encodings, so without length and encoding. */
  readonly headers: FlatHeaders;
  /** Compressed if that is smaller; the rendered form is not kept besides. */
  readonly body: Buffer;
  readonly encoding: 'br' | 'identity';
  readonly etag: string;
  readonly tags: readonly string[];
  /** After a purge of their tags the entry is valid while their answers are the same. */
  readonly checks: readonly Check[];
  /** Never changes under its URL (build assets): outlives its age limit and a lost purge channel. */
  readonly immutable: boolean;
  readonly isVariant: boolean;
  /** A page, or its data for the client's router: sending it counts as a view. */
  readonly isPage: boolean;
  /** Epoch, ms. */
  readonly storedAt: number;
  /** Encodings in use: the body’s own, gzip once made from it, or one being made. */
  readonly representations: Partial<Record<Encoding, Representation | Promise<Representation>>>;
}
