import { ownPath } from '@/lib/http/own-path';

export const BACK_OFFICE_HOME = '/admin/dashboard';
export const LOGIN_PATH = '/admin/login';
export const FORGOT_PASSWORD_PATH = '/admin/login/forgot-password';

/**
 * Page of the back office that `next` names, and its home for everything else, the login itself included. Signing in
 * can therefore never lead elsewhere.
 */
export const backOfficePath = (next: unknown): string =>
  ownPath(next, /^\/admin\/(?!login(?:\/|$))[\w/-]+$/) ?? BACK_OFFICE_HOME;

/** Path of the login that leads back to `path`. */
export function loginHref(path: string): string {
  const next = backOfficePath(path);
  return next === BACK_OFFICE_HOME ? LOGIN_PATH : `${LOGIN_PATH}?${new URLSearchParams({ next })}`;
}
