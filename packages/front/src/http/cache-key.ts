import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Site } from './site';

const STATIC_PREFIX = '/_next/static/';
const DRAFT_COOKIE = /(?:^|;\s*)(?:__prerender_bypass|__next_preview_data)=/;
/** Next's cache-busting parameter repeats the RSC headers. */
const RSC_PARAM = /([?&])_rsc(?:=[^&]*)?(&|$)/;

/** Longer addresses are answered, not stored. */
const MAX_TARGET_LENGTH = 2048;

/** Request headers that select what Next renders under one URL, besides `rsc` itself. */
export const RSC_HEADERS = [
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
] as const;

/** True for a build asset, whose content never changes under its URL. */
export const isBuildAsset = (target: string): boolean => target.startsWith(STATIC_PREFIX);

/** Ignores `no-cache`: any client could make us render. @param req with checked host and target, for clear keys */
export function cacheKey(
  req: IncomingMessage,
  { isPersonal, isLive }: Pick<Site, 'isPersonal' | 'isLive'>,
): string | undefined {
  const { headers, url = '/' } = req;
  if (req.method !== 'GET' && req.method !== 'HEAD') return undefined;
  if (headers.authorization !== undefined || headers.range !== undefined || hasBody(headers)) return undefined;
  if (url.length > MAX_TARGET_LENGTH || isLive(url)) return undefined;
  if (isBuildAsset(url)) return url;
  if (headers.cookie !== undefined && (isPersonal(headers.cookie) || DRAFT_COOKIE.test(headers.cookie)))
    return undefined;
  return `${headers.host ?? ''} ${withoutRscParam(url)}${rscVariant(headers)}`;
}

/** True for a key of which clients can make up any number, by a query or the state of their router. */
export const isVariant = (key: string): boolean => /[?#]/.test(key);

function hasBody(headers: IncomingHttpHeaders): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

function withoutRscParam(url: string): string {
  if (!url.includes('_rsc')) return url;
  return url.replace(RSC_PARAM, (_match, before: string, after: string) => (after === '&' ? before : ''));
}

/** A suffix for the RSC variants of a URL; no valid target contains `#`. */
function rscVariant(headers: IncomingHttpHeaders): string {
  if (headers.rsc === undefined && RSC_HEADERS.every((name) => headers[name] === undefined)) return '';
  const values = [headers.rsc, ...RSC_HEADERS.map((name) => headers[name])];
  return `#${createHash('sha1')
    .update(JSON.stringify(values.map((value) => value ?? null)))
    .digest('base64url')}`;
}
