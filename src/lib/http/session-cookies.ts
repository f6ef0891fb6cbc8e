/** Separate for teams, whose login would otherwise sign the administrator out. A team and its people share one. */
export const SESSION_COOKIE_PREFIXES = { 'admin-users': 'payload', teams: 'team', 'team-people': 'team' } as const;

const PREFIXES = [...new Set(Object.values(SESSION_COOKIE_PREFIXES))].join('|');
const SESSION = new RegExp(`(?:^|;)\\s*(${PREFIXES})-token=[^;]*`, 'g');

/** Without a prefix: any session. */
export function holdsSession(
  cookies: string,
  prefix?: (typeof SESSION_COOKIE_PREFIXES)[keyof typeof SESSION_COOKIE_PREFIXES],
): boolean {
  for (const [, found] of cookies.matchAll(SESSION)) if (!prefix || found === prefix) return true;
  return false;
}

export const withoutSessions = (cookies: string): string => cookies.replace(SESSION, '').replace(/^[;\s]+/, '');
