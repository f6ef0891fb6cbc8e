/**
 * Prefixes of the cookies that hold sessions, `<prefix>-token`. Teams have one of their own: with staff’s, a team’s
 * login would throw the administrator out.
 */
export const SESSION_COOKIE_PREFIXES = { 'admin-users': 'payload', teams: 'team' } as const;
