/**
 * Prefixes of the cookies that hold sessions, `<prefix>-token`. Teams have one of their own: with staff’s, a team’s
 * login would throw the administrator out. Its people share it: the portal is entered as one of them at a time.
 */
export const SESSION_COOKIE_PREFIXES = { 'admin-users': 'payload', teams: 'team', 'team-people': 'team' } as const;

const PREFIXES = [...new Set(Object.values(SESSION_COOKIE_PREFIXES))].join('|');
const SESSION = new RegExp(`(?:^|;)\\s*(${PREFIXES})-token=[^;]*`, 'g');

/** Whether a `Cookie` header holds a session: of staff or of a team, or of those named alone. */
export function holdsSession(
  cookies: string,
  prefix?: (typeof SESSION_COOKIE_PREFIXES)[keyof typeof SESSION_COOKIE_PREFIXES],
): boolean {
  for (const [, found] of cookies.matchAll(SESSION)) if (!prefix || found === prefix) return true;
  return false;
}

/** The header without its sessions; empty where it holds nothing else. */
export const withoutSessions = (cookies: string): string => cookies.replace(SESSION, '').replace(/^[;\s]+/, '');
