import { holdsSession, SESSION_COOKIE_PREFIXES } from './session-cookies';

/**
 * False if the visitor opts out (Do Not Track, Global Privacy Control), and for staff, who are not visitors.
 * @param header reads one header of the request
 */
export function mayCount(header: (name: 'dnt' | 'sec-gpc' | 'cookie') => string | null | undefined): boolean {
  const isStaff = holdsSession(header('cookie') ?? '', SESSION_COOKIE_PREFIXES['admin-users']);
  return header('dnt') !== '1' && header('sec-gpc') !== '1' && !isStaff;
}
