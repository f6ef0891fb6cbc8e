/** Where editors go when nothing else was asked for. */
export const CMS_HOME = '/cms/dashboard';
export const CMS_LOGIN_PATH = '/cms/login';

const HERE = 'http://cms.invalid';

/**
 * The page of the CMS that `next` names, Payload's own panel under /cms/collections and a preview included, and its
 * home for everything else: another site, the ways in and out, what is no path. Signing in can therefore never lead
 * elsewhere.
 */
export function cmsPath(next: unknown): string {
  if (typeof next !== 'string' || !/^\/cms(?:-preview)?\//.test(next) || !URL.canParse(next, HERE)) return CMS_HOME;
  const { origin, pathname, search } = new URL(next, HERE);
  const inside = origin === HERE && /^\/cms(?:-preview)?\/(?!log(?:in|out)(?:[/-]|$))[\w/-]+$/.test(pathname);
  return inside ? `${pathname}${search}` : CMS_HOME;
}

/** The login, leading back to `path` afterwards. */
export function cmsLoginHref(path: string): string {
  const next = cmsPath(path);
  return next === CMS_HOME ? CMS_LOGIN_PATH : `${CMS_LOGIN_PATH}?${new URLSearchParams({ next })}`;
}
