const HERE = 'http://here.invalid';

/**
 * Path and query of `next` if it is one of these pages; otherwise undefined, so that a redirect never leads elsewhere.
 * @param pages matched against the whole resolved path
 */
export function ownPath(next: unknown, pages: RegExp): string | undefined {
  const url = typeof next === 'string' && next.startsWith('/') ? URL.parse(next, HERE) : null;
  return url?.origin === HERE && pages.test(url.pathname) ? `${url.pathname}${url.search}` : undefined;
}
