import type { IncomingMessage } from 'node:http';
import { isReading, splitTarget } from '@kitroom/front/http/request-target';
import type { Site } from '@kitroom/front/http/site';
import { errorType } from '@/domain/api/errors';
import { BULK_LIMITS } from '@/domain/bulk/bulk-limits';
import { holdsSession, withoutSessions } from '@/lib/http/session-cookies';
import { isSameForAll, knownQuery, publicRouteOf } from '@/lib/http-cache/public-parameters';
import { errorTexts } from './error-page';

/** A quote request may bring three files of 10 MB; bytes. */
const UPLOAD_LIMIT = 31 * 1024 * 1024;
const NEVER_UPLOAD = /^\/api\/(?:checkout|cart)(?:[/?]|$)/;
const IMPORTS = /^\/api\/imports(?:\?|$)/;
const HEALTH = /^\/api\/health(?:\?|$)/;
const GRAPHQL = /^\/api\/graphql(?:[/?]|$)/;
/** Pages show many pictures, and nothing is computed for one. */
const QUESTION = /^\/api\/(?!media\/file\/)/;
/** Pages of other sites are strangers to the API; mail programs unsubscribe with one click (RFC 8058). */
const OPEN_TO_OTHERS = /^\/(?:api|newsletter\/unsubscribe)\//;
/** Addresses of order pages, shared designs, size links and emails are secret keys. */
const KEYS =
  /^(\/account\/sign-in\/|\/order\/|\/quote\/|\/api\/quotes\/|\/api\/returns\/|\/api\/orders\/track\/|\/custom-kits\/designs\/|\/api\/kits\/shared\/|(?:\/api)?\/sizes\/|\/newsletter\/[a-z-]+\/).+/;

const withoutKeys = (path: string): string => path.replace(KEYS, '$1…');

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;

/** @param publicUrl only its origin counts */
export function shopSite(publicUrl: string): Site {
  return {
    publicUrl,
    queryOf: (path) => {
      const route = publicRouteOf(path);
      return route && ((query) => knownQuery(route, query));
    },
    forgetSession,
    isPersonal: (cookies) => holdsSession(cookies),
    isLive: (target) => HEALTH.test(target),
    isQuestion: (method, target) => (method === 'POST' ? GRAPHQL : QUESTION).test(target),
    isOpenToOthers: (target) => OPEN_TO_OTHERS.test(target),
    uploadLimit,
    loggable: withoutKeys,
    routeOf: (path) => publicRouteOf(path) ?? withoutKeys(path).replace(UUID, '[id]'),
    errorType,
    errors: errorTexts(new URL(publicUrl).origin),
  };
}

function uploadLimit(target: string, type: string): number | undefined {
  if (IMPORTS.test(target)) return BULK_LIMITS.bytes;
  return type === 'multipart/form-data' && !NEVER_UPLOAD.test(target) ? UPLOAD_LIMIT : undefined;
}

/** Signed-in visitors get a page that is the same for everybody as strangers do, and nothing of theirs can be stored. */
function forgetSession({ method = '', url = '/', headers }: IncomingMessage): void {
  if (headers.cookie === undefined || !isReading(method)) return;
  const others = withoutSessions(headers.cookie);
  if (others === headers.cookie || !isSameForAll(splitTarget(url).path)) return;
  if (others) headers.cookie = others;
  else delete headers.cookie;
}
