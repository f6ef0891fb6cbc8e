export const PORTAL_HOME = '/teamwear-portal';

const HERE = 'http://portal.invalid';

/** The page of the portal that `next` names, and its home for everything else, so that a login never leads elsewhere. */
export function portalPath(next: unknown): string {
  if (typeof next !== 'string' || !/^\/teamwear-portal(?:[/?]|$)/.test(next) || !URL.canParse(next, HERE))
    return PORTAL_HOME;
  const { origin, pathname, search } = new URL(next, HERE);
  return origin === HERE && /^\/teamwear-portal(?:\/[\w-]+)*$/.test(pathname) ? `${pathname}${search}` : PORTAL_HOME;
}

/** The login, leading back to `path` afterwards. */
export function portalLoginHref(path: string): string {
  const next = portalPath(path);
  return next === PORTAL_HOME ? PORTAL_HOME : `${PORTAL_HOME}?${new URLSearchParams({ next })}`;
}
