/** Numbers grow with each save; texts only differ. */
export type Revision = number | string;

/** Document on the server, at the revision that the next save names. */
export interface Copy<Doc> {
  document: Doc;
  revision: Revision;
}

/** Undefined `document`: the server’s content at that revision is no longer known. */
export type Base<Doc> = Pick<Copy<Doc>, 'revision'> & { document?: Doc };

/** Document sent to be created; the server makes one of a key, however often it is sent. */
export interface Creation<Doc> {
  key: string;
  document: Doc;
}

/** Unconfirmed work, as kept on the device. */
export interface Kept<Doc> {
  document: Doc;
  base?: Base<Doc>;
  creation?: Creation<Doc>;
  /** Sent without an answer, latest last; any may have arrived. */
  unanswered: readonly Doc[];
  /** ISO time of the last change. */
  at: string;
}
