const HERE = 'http://here.invalid';

/**
 * Path and query that `next` names, where that is one of these pages; undefined for everything else: another site,
 * another part of this one, what is no path. Whoever is sent there can therefore never be led elsewhere.
 * @param pages what the path has to match as a whole, once it is resolved
 */
export function ownPath(next: unknown, pages: RegExp): string | undefined {
  const url = typeof next === 'string' && next.startsWith('/') ? URL.parse(next, HERE) : null;
  return url?.origin === HERE && pages.test(url.pathname) ? `${url.pathname}${url.search}` : undefined;
}
