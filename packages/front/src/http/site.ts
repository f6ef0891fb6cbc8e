import type { IncomingMessage } from 'node:http';
import type { SiteErrors } from './errors';

/** Targets are paths with their queries. */
export interface Site extends SiteErrors {
  publicUrl: string;
  /** Reduces the query of a public address to the parameters it knows, in one order; undefined if it is not public. */
  queryOf: (path: string) => ((query: string) => string) | undefined;
  /** Removes the session from a request whose answer is the same with it. */
  forgetSession: (req: IncomingMessage) => void;
  isPersonal: (cookies: string) => boolean;
  /** True for an answer that is never stored and waits for none: the state of the application. */
  isLive: (target: string) => boolean;
  /** True for an answer that blocks for long: strangers get one at a time. */
  isQuestion: (method: string, target: string) => boolean;
  isOpenToOthers: (target: string) => boolean;
  /** Limit of a form or of JSON lines, bytes, by their media type; undefined if the address takes none. */
  uploadLimit: (target: string, type: string) => number | undefined;
  loggable: (path: string) => string;
  /** Names requests of one kind, as in statistics of statements; without secrets. */
  routeOf: (path: string) => string;
}
