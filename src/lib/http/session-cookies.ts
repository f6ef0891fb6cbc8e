/**
 * Prefixes of the cookies that hold sessions, `<prefix>-token`. Teams have their own: with staff’s, a team’s login
 * would sign the administrator out. A team and its people share one, as the portal has one user at a time.
 */
export const SESSION_COOKIE_PREFIXES = { 'admin-users': 'payload', teams: 'team', 'team-people': 'team' } as const;

const PREFIXES = [...new Set(Object.values(SESSION_COOKIE_PREFIXES))].join('|');
const SESSION = new RegExp(`(?:^|;)\\s*(${PREFIXES})-token=[^;]*`, 'g');

/** True if a `Cookie` header holds a session, or one of the given kinds. */
export function holdsSession(
  cookies: string,
  prefix?: (typeof SESSION_COOKIE_PREFIXES)[keyof typeof SESSION_COOKIE_PREFIXES],
): boolean {
  for (const [, found] of cookies.matchAll(SESSION)) if (!prefix || found === prefix) return true;
  return false;
}

/** The header without its sessions. */
export const withoutSessions = (cookies: string): string => cookies.replace(SESSION, '').replace(/^[;\s]+/, '');
