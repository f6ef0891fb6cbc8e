import { createHash } from 'node:crypto';
import { SESSION_COOKIE_PREFIXES } from '@/lib/http/session-cookies';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

const STATIC_PREFIX = '/_next/static/';
/** Cookies that make a request somebody's own: sign-ins and Next's draft mode. */
const PERSONAL_COOKIE = new RegExp(
  `(?:^|;\\s*)(?:(?:${Object.values(SESSION_COOKIE_PREFIXES).join('|')})-token|__prerender_bypass|__next_preview_data)=`,
);
/** Next's cache-busting parameter repeats what the RSC headers say. */
const RSC_PARAM = /([?&])_rsc(?:=[^&]*)?(&|$)/;

/** Request headers that select what Next renders under one URL, besides `rsc` itself. */
export const RSC_HEADERS = [
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
] as const;

/** Whether the target is a build asset, whose content never changes under its URL. */
export const isBuildAsset = (target: string): boolean => target.startsWith(STATIC_PREFIX);

/**
 * The key under which the answer to a request may be stored and looked up, or undefined where the request must reach
 * the application: other methods, credentials, ranges, a body. `Cache-Control: no-cache` is ignored on purpose, or any
 * client could make us render; stored answers are never stale.
 *
 * Host and forwarded host are part of the key, so that an answer that echoes a forged one reaches only its forger.
 */
export function cacheKey(req: IncomingMessage): string | undefined {
  const { headers, url = '/' } = req;
  if (req.method !== 'GET' && req.method !== 'HEAD') return undefined;
  if (headers.authorization !== undefined || headers.range !== undefined || hasBody(headers)) return undefined;
  if (isBuildAsset(url)) return url;
  if (headers.cookie !== undefined && PERSONAL_COOKIE.test(headers.cookie)) return undefined;
  return `${origin(headers)} ${withoutRscParam(url)}${rscVariant(headers)}`;
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

function origin(headers: IncomingHttpHeaders): string {
  const host = headers.host ?? '';
  const forwardedHost = headers['x-forwarded-host'];
  const forwardedProto = headers['x-forwarded-proto'];
  if (forwardedHost === undefined && forwardedProto === undefined) return host;
  return `${host},${String(forwardedHost)},${String(forwardedProto)}`;
}

function withoutRscParam(url: string): string {
  if (!url.includes('_rsc')) return url;
  return url.replace(RSC_PARAM, (_match, before: string, after: string) => (after === '&' ? before : ''));
}

/** A suffix that tells apart the RSC variants of a URL; a target never contains `#`. */
function rscVariant(headers: IncomingHttpHeaders): string {
  if (headers.rsc === undefined && RSC_HEADERS.every((name) => headers[name] === undefined)) return '';
  const values = [headers.rsc, ...RSC_HEADERS.map((name) => headers[name])];
  return `#${createHash('sha1')
    .update(JSON.stringify(values.map((value) => value ?? null)))
    .digest('base64url')}`;
}
