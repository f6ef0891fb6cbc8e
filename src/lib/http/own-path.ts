const HERE = 'http://here.invalid';

/** Keeps redirects on our own pages. @param pages matched against the whole path */
export function ownPath(next: unknown, pages: RegExp): string | undefined {
  const url = typeof next === 'string' && next.startsWith('/') ? URL.parse(next, HERE) : null;
  return url?.origin === HERE && pages.test(url.pathname) ? `${url.pathname}${url.search}` : undefined;
}
