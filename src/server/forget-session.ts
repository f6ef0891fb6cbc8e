import type { IncomingMessage } from 'node:http';
import { withoutSessions } from '@/lib/http/session-cookies';
import { isSameForAll } from '@/lib/http-cache/public-parameters';
import { isReading, splitTarget } from './request-target';

/**
 * Takes the session out of a request for a page that shows everybody the same: whoever is signed in gets the stored page
 * as strangers do, and nothing of theirs can stand in what is stored.
 * @param req with the target that the application is asked for.
 */
export function forgetSession({ method = '', url = '/', headers }: IncomingMessage): void {
  if (headers.cookie === undefined || !isReading(method)) return;
  const others = withoutSessions(headers.cookie);
  if (others === headers.cookie || !isSameForAll(splitTarget(url).path)) return;
  if (others) headers.cookie = others;
  else delete headers.cookie;
}
