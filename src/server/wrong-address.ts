import type { IncomingMessage } from 'node:http';
import { isLoopback } from '@/lib/http/loopback.mjs';
import { isForProgram, type FrontError } from './error-page';
import { isReading } from './request-target';

/** Redirect or error for a browser at an address at which it could not sign in and save. */
export type WrongAddress = { location: string } | { error: FrontError };

/**
 * Headers by which a proxy shows itself. One that names no host, and may have put its own in `Host`, is trusted to be
 * the shop's.
 */
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

/**
 * Finds browsers that use the shop under another origin than PUBLIC_URL, to which cookies, the origin check of forms
 * and all links belong. Pages at another of the machine's names for itself redirect to it; every other page, and
 * requests of such pages, are refused with a message. Programs name no origin and are served under any host: health
 * checks, webhooks, crawlers.
 * @param publicUrl an origin
 * @returns undefined if nothing is wrong; call it with the headers as they came
 */
export function wrongAddress(publicUrl: string): (req: IncomingMessage) => WrongAddress | undefined {
  const shop = new URL(publicUrl);
  const elsewhere = { error: otherHost(shop.origin) };
  const otherSite = { error: OTHER_SITE };

  return (req) => {
    const { method = '', url = '/', headers } = req;
    const host = hostOf(req, shop.protocol);
    const isOurs = host === undefined || host.host === shop.host;
    if (isReading(method)) {
      if (isOurs || isForProgram(req)) return undefined;
      const isAlias = isLoopback(shop.hostname) && isLoopback(host.hostname) && host.port === shop.port;
      return isAlias ? { location: `${shop.origin}${url}` } : elsewhere;
    }
    const { origin } = headers;
    if (origin === undefined || origin === shop.origin) return undefined;
    if (!isOurs || URL.parse(origin)?.host === host?.host) return elsewhere;
    // Next would fail on forms of other sites.
    return OPEN_TO_OTHERS.test(url) ? undefined : otherSite;
  };
}

/**
 * The interface for programs, to which pages of other sites are strangers, and the one-click unsubscribe of mail
 * programs (RFC 8058).
 */
const OPEN_TO_OTHERS = /^\/(?:api|newsletter\/unsubscribe)\//;

/** The host that the client requested; undefined if only a proxy knows it. */
function hostOf({ headers, httpVersion }: IncomingMessage, protocol: string): URL | undefined {
  const forwarded = headers['x-forwarded-host']?.toString().split(',')[0]?.trim();
  const isProxied = httpVersion === '1.0' || PROXY_HEADERS.some((name) => headers[name] !== undefined);
  const host = forwarded || (isProxied ? undefined : headers.host);
  return (host && URL.parse(`${protocol}//${host}`)) || undefined;
}

const otherHost = (origin: string): FrontError => ({
  status: 421,
  code: 'wrong_host',
  message: `The shop is reached at ${origin} (PUBLIC_URL), and answers browsers at no other address.`,
  title: 'We are at another address',
  text: `Our pages work at ${origin} only: at this address you could not sign in or order.`,
  links: [[origin, `Go to ${new URL(origin).host}`]],
});

const OTHER_SITE: FrontError = {
  status: 403,
  code: 'forbidden',
  message: 'A page of another site cannot send this.',
  title: 'This form came from another site',
  text: 'Please open our own page and send the form from there.',
};
