import { ownPath } from '@/lib/http/own-path';

export const CMS_HOME = '/cms/dashboard';
export const CMS_LOGIN_PATH = '/cms/login';

/** Home of the CMS for everything but its own pages and previews: signing in can never lead elsewhere. */
export const cmsPath = (next: unknown): string =>
  ownPath(next, /^\/cms(?:-preview)?\/(?!log(?:in|out)(?:[/-]|$))[\w/-]+$/) ?? CMS_HOME;

export function cmsLoginHref(path: string): string {
  const next = cmsPath(path);
  return next === CMS_HOME ? CMS_LOGIN_PATH : `${CMS_LOGIN_PATH}?${new URLSearchParams({ next })}`;
}
