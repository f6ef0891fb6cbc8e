import { holdsSession, SESSION_COOKIE_PREFIXES } from './session-cookies';

/** False for staff and visitors who opt out (Do Not Track, Global Privacy Control). */
export function mayCount(header: (name: 'dnt' | 'sec-gpc' | 'cookie') => string | null | undefined): boolean {
  const isStaff = holdsSession(header('cookie') ?? '', SESSION_COOKIE_PREFIXES['admin-users']);
  return header('dnt') !== '1' && header('sec-gpc') !== '1' && !isStaff;
}
