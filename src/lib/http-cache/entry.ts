/** How a body is encoded on the wire. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Flat list of names and values, the form `ServerResponse.writeHead` sends without further work. */
export type FlatHeaders = readonly string[];

/** One encoding of a stored body with the headers that go with it. */
export interface Representation {
  readonly headers: FlatHeaders;
  readonly body: Buffer;
}

/** The tags of each purge. */
export type Purges = readonly (readonly string[])[];

/** A question that an answer was made of: cheaper to ask again than the answer is to make. Plain data, to lie on disk too. */
export interface Check {
  /** Its name (`checked`). */
  readonly question: string;
  readonly args: readonly unknown[];
  /** Of the answer to it. */
  readonly fingerprint: string;
  /** What the answer knew of changes; left out where it cannot be told which ones may have made it another. */
  readonly horizon?: string;
  /** Once one of them is purged, the answer may be another. */
  readonly tags: readonly string[];
}

/** A stored response with status 200. */
export interface CacheEntry {
  readonly status: 200;
  /** Headers common to all encodings; they carry no length and no encoding. */
  readonly headers: FlatHeaders;
  /** The body as it is kept: compressed where that makes it smaller, and not as rendered besides. */
  readonly body: Buffer;
  readonly encoding: 'br' | 'identity';
  readonly etag: string;
  readonly tags: readonly string[];
  /** What a purge leaves in doubt rather than dropping it: it stands while all of them come to the same. */
  readonly checks: readonly Check[];
  /** Never changes under its URL (build assets): outlives its age limit and a lost purge channel. */
  readonly immutable: boolean;
  /** One of any number of answers that clients can ask for by a query: has a compartment of its own in the store. */
  readonly isVariant: boolean;
  /** A page, or its data for the client's router: being sent to someone is a view. */
  readonly isPage: boolean;
  /** Epoch, ms. */
  readonly storedAt: number;
  /** Encodings asked for: the body’s own, gzip once it was made from it, what is being made now. */
  readonly representations: Partial<Record<Encoding, Representation | Promise<Representation>>>;
}
