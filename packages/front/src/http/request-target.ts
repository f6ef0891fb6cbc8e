/** Valid only encoded. Node’s parser lets some of them through; programs disagree on `#` as the end of an address. */
const NEVER_PLAIN = /[^!-~]|#/;
const ENCODED_NUL = /%00/;
/** Dot segments and backslashes, which a browser would resolve differently. */
const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** Origin form (RFC 9112 §3.2.1) without a fragment; no NUL anywhere, since PostgreSQL takes none. */
export function isValidTarget(target: string): boolean {
  if (!target.startsWith('/') || NEVER_PLAIN.test(target) || ENCODED_NUL.test(target)) return false;
  const { path } = splitTarget(target);
  if (path.includes('\\') || DOT_SEGMENT.test(path)) return false;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Path, and query without the `?`; undefined if there is no `?`. */
export function splitTarget(target: string): { path: string; query: string | undefined } {
  const at = target.indexOf('?');
  return at === -1 ? { path: target, query: undefined } : { path: target.slice(0, at), query: target.slice(at + 1) };
}

/** Interfaces for programs, by Next's convention. @param target or its path */
export const isForApi = (target: string): boolean => target.startsWith('/api/');

const READING = new Set(['GET', 'HEAD']);

export const isReading = (method: string): boolean => READING.has(method);
