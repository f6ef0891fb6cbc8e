/** Where staff go when nothing else was asked for. */
export const BACK_OFFICE_HOME = '/admin/dashboard';
export const LOGIN_PATH = '/admin/login';
export const FORGOT_PASSWORD_PATH = '/admin/login/forgot-password';

const HERE = 'http://back-office.invalid';

/**
 * The page of the back office that `next` names, and its home for everything else: another site, another part of
 * this one, the login itself, what is no path. Signing in can therefore never lead elsewhere.
 */
export function backOfficePath(next: unknown): string {
  if (typeof next !== 'string' || !/^\/admin(?:[/?]|$)/.test(next) || !URL.canParse(next, HERE))
    return BACK_OFFICE_HOME;
  const { origin, pathname, search } = new URL(next, HERE);
  const inside = origin === HERE && /^\/admin\/(?!login(?:\/|$))[\w/-]+$/.test(pathname);
  return inside ? `${pathname}${search}` : BACK_OFFICE_HOME;
}

/** The login, leading back to `path` afterwards. */
export function loginHref(path: string): string {
  const next = backOfficePath(path);
  return next === BACK_OFFICE_HOME ? LOGIN_PATH : `${LOGIN_PATH}?${new URLSearchParams({ next })}`;
}
