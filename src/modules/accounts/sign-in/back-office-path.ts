import { ownPath } from '@/lib/http/own-path';

export const BACK_OFFICE_HOME = '/admin/dashboard';
export const LOGIN_PATH = '/admin/login';
export const FORGOT_PASSWORD_PATH = '/admin/login/forgot-password';

/** Home of the back office for everything but its own pages: signing in can never lead elsewhere. */
export const backOfficePath = (next: unknown): string =>
  ownPath(next, /^\/admin\/(?!login(?:\/|$))[\w/-]+$/) ?? BACK_OFFICE_HOME;

export function loginHref(path: string): string {
  const next = backOfficePath(path);
  return next === BACK_OFFICE_HOME ? LOGIN_PATH : `${LOGIN_PATH}?${new URLSearchParams({ next })}`;
}
