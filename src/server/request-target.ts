const ENCODED_NUL = /%00/;

/**
 * Whether a request target can be handed to the application: origin form (RFC 9112 §3.2.1), a path that decodes, and
 * no NUL anywhere, since PostgreSQL takes none.
 */
export function isValidTarget(target: string): boolean {
  if (!target.startsWith('/')) return false;
  if (!target.includes('%')) return true;
  if (ENCODED_NUL.test(target)) return false;
  const query = target.indexOf('?');
  try {
    decodeURIComponent(query === -1 ? target : target.slice(0, query));
    return true;
  } catch {
    return false;
  }
}
