import type { IncomingMessage } from 'node:http';
import { isLoopback } from './loopback.mjs';
import { isForProgram, type ErrorName } from './errors';
import { isReading } from './request-target';
import type { Site } from './site';

export type WrongAddress = { location: string } | { error: Extract<ErrorName, 'wrongHost' | 'otherSite'> };

/** Headers by which a proxy shows itself. One that names no host is trusted to be the site's. */
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

/**
 * Cookies, the origin check of forms and all links belong to the site's own origin. Pages at another of the machine's
 * names for itself redirect to it; others are refused. Programs name no origin and are served under any host.
 * @returns undefined if nothing is wrong; call it with the headers as they came
 */
export function wrongAddress({
  publicUrl,
  isOpenToOthers,
}: Pick<Site, 'publicUrl' | 'isOpenToOthers'>): (req: IncomingMessage) => WrongAddress | undefined {
  const own = new URL(publicUrl);

  return (req) => {
    const { method = '', url = '/', headers } = req;
    const host = hostOf(req, own.protocol);
    const isOurs = host === undefined || host.host === own.host;
    if (isReading(method)) {
      if (isOurs || isForProgram(req)) return undefined;
      const isAlias = isLoopback(own.hostname) && isLoopback(host.hostname) && host.port === own.port;
      return isAlias ? { location: `${own.origin}${url}` } : { error: 'wrongHost' };
    }
    const { origin } = headers;
    if (origin === undefined || origin === own.origin) return undefined;
    if (!isOurs || URL.parse(origin)?.host === host?.host) return { error: 'wrongHost' };
    // Next would fail on forms of other sites.
    return isOpenToOthers(url) ? undefined : { error: 'otherSite' };
  };
}

/** The host that the client requested; undefined if only a proxy knows it. */
function hostOf({ headers, httpVersion }: IncomingMessage, protocol: string): URL | undefined {
  const forwarded = headers['x-forwarded-host']?.toString().split(',')[0]?.trim();
  const isProxied = httpVersion === '1.0' || PROXY_HEADERS.some((name) => headers[name] !== undefined);
  const host = forwarded || (isProxied ? undefined : headers.host);
  return (host && URL.parse(`${protocol}//${host}`)) || undefined;
}
