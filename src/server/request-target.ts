/**
 * What an address holds only encoded: controls, spaces, `#` and whatever is not ASCII. Node’s parser lets some of it
 * through; `#` would say where an address ends to one program and not to the next.
 */
const NEVER_PLAIN = /[^!-~]|#/;
const ENCODED_NUL = /%00/;
/** A path that has to be worked out first, or that a browser would read otherwise than we do. */
const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * Whether a request target can be handed to the application: origin form (RFC 9112 §3.2.1) without a fragment, a path
 * that decodes and has neither `..` nor backslashes, and no NUL anywhere, since PostgreSQL takes none.
 */
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

/** A target’s path, and its query without the `?`; none where there is no `?`. */
export function splitTarget(target: string): { path: string; query: string | undefined } {
  const at = target.indexOf('?');
  return at === -1 ? { path: target, query: undefined } : { path: target.slice(0, at), query: target.slice(at + 1) };
}

/** Methods that only read. */
const READING = new Set(['GET', 'HEAD']);

export const isReading = (method: string): boolean => READING.has(method);
