import type { IncomingMessage } from 'node:http';
import { withoutSessions } from '@/lib/http/session-cookies';
import { isSameForAll } from '@/lib/http-cache/public-parameters';
import { isReading, splitTarget } from './request-target';

/**
 * Removes the session from a request for a page that is the same for everybody: signed-in visitors get the stored page
 * as strangers do, and nothing of theirs can be stored.
 * @param req with the target for the application
 */
export function forgetSession({ method = '', url = '/', headers }: IncomingMessage): void {
  if (headers.cookie === undefined || !isReading(method)) return;
  const others = withoutSessions(headers.cookie);
  if (others === headers.cookie || !isSameForAll(splitTarget(url).path)) return;
  if (others) headers.cookie = others;
  else delete headers.cookie;
}
