import { ownPath } from '@/lib/http/own-path';

/** Where editors go when nothing else was asked for. */
export const CMS_HOME = '/cms/dashboard';
export const CMS_LOGIN_PATH = '/cms/login';

/**
 * The page of the CMS that `next` names, Payload's own panel under /cms/collections and a preview included, and its
 * home for everything else, the ways in and out included. Signing in can therefore never lead elsewhere.
 */
export const cmsPath = (next: unknown): string =>
  ownPath(next, /^\/cms(?:-preview)?\/(?!log(?:in|out)(?:[/-]|$))[\w/-]+$/) ?? CMS_HOME;

/** The login, leading back to `path` afterwards. */
export function cmsLoginHref(path: string): string {
  const next = cmsPath(path);
  return next === CMS_HOME ? CMS_LOGIN_PATH : `${CMS_LOGIN_PATH}?${new URLSearchParams({ next })}`;
}
