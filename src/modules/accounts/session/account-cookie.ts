import type { AuthCollectionSlug, Payload } from 'payload';
import { SESSION_COOKIE_PREFIXES } from '@/lib/http/session-cookies';
import { generateExpiredPayloadCookie, generatePayloadCookie } from 'payload/shared';

export function accountCookie(payload: Payload, collection: AuthCollectionSlug) {
  const args = {
    collectionAuthConfig: payload.collections[collection].config.auth,
    cookiePrefix: SESSION_COOKIE_PREFIXES[collection],
  };
  return {
    name: `${args.cookiePrefix}-token`,
    header: (token: string): string => generatePayloadCookie({ ...args, token, returnCookieAsObject: false }),
    holding: (token: string) => generatePayloadCookie({ ...args, token, returnCookieAsObject: true }),
    expired: () => generateExpiredPayloadCookie({ ...args, returnCookieAsObject: true }),
  };
}

export type AccountCookie = ReturnType<typeof accountCookie>;
