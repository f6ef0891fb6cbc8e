import type { AuthCollectionSlug, Payload } from 'payload';
import { generateExpiredPayloadCookie, generatePayloadCookie } from 'payload/shared';

/** Teams have a cookie of their own: with staff’s, a team’s login would throw the administrator out (design §2). */
const prefixes: Partial<Record<AuthCollectionSlug, string>> = { teams: 'kitroom-team' };

/** The http-only cookie that holds the session of one kind of account. */
export function accountCookie(payload: Payload, collection: AuthCollectionSlug) {
  const args = {
    collectionAuthConfig: payload.collections[collection].config.auth,
    cookiePrefix: prefixes[collection] ?? payload.config.cookiePrefix,
  };
  return {
    name: `${args.cookiePrefix}-token`,
    /** As a value of `Set-Cookie`. */
    header: (token: string): string => generatePayloadCookie({ ...args, token, returnCookieAsObject: false }),
    holding: (token: string) => generatePayloadCookie({ ...args, token, returnCookieAsObject: true }),
    expired: () => generateExpiredPayloadCookie({ ...args, returnCookieAsObject: true }),
  };
}

export type AccountCookie = ReturnType<typeof accountCookie>;
