import { ownPath } from '@/lib/http/own-path';

export const CMS_HOME = '/cms/dashboard';
export const CMS_LOGIN_PATH = '/cms/login';

/**
 * Page of the CMS that `next` names, Payload’s own panel under /cms/collections and previews included; its home for
 * everything else, login and logout included. Signing in can therefore never lead elsewhere.
 */
export const cmsPath = (next: unknown): string =>
  ownPath(next, /^\/cms(?:-preview)?\/(?!log(?:in|out)(?:[/-]|$))[\w/-]+$/) ?? CMS_HOME;

/** Path of the login that leads back to `path`. */
export function cmsLoginHref(path: string): string {
  const next = cmsPath(path);
  return next === CMS_HOME ? CMS_LOGIN_PATH : `${CMS_LOGIN_PATH}?${new URLSearchParams({ next })}`;
}
