/** Separate for teams, whose login would otherwise sign the administrator out. A team and its people share one. */
export const SESSION_COOKIE_PREFIXES = { 'admin-users': 'payload', teams: 'team', 'team-people': 'team' } as const;

/** Session of a customer, who is a stranger to Payload’s API. */
export const SHOPPER_COOKIE = 'shopper-token';

const PREFIXES = [...new Set(Object.values(SESSION_COOKIE_PREFIXES))].join('|');
const SESSION = new RegExp(`(?:^|;)\\s*(${PREFIXES})-token=[^;]*`, 'g');
const ANY_SESSION = new RegExp(`${SESSION.source}|(?:^|;)\\s*${SHOPPER_COOKIE}=[^;]*`, 'g');

/** Without a prefix: any session. */
export function holdsSession(
  cookies: string,
  prefix?: (typeof SESSION_COOKIE_PREFIXES)[keyof typeof SESSION_COOKIE_PREFIXES],
): boolean {
  for (const [, found] of cookies.matchAll(SESSION)) if (!prefix || found === prefix) return true;
  return false;
}

export const withoutSessions = (cookies: string): string => cookies.replace(ANY_SESSION, '').replace(/^[;\s]+/, '');
