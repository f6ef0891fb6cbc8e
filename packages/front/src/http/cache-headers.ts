import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { isCompressible } from './encoding';

const PRIVATE = 'private, no-store';
/** Pages and their data for client navigation, both rendered by Next. */
const RENDERED = /^text\/(?:html|x-component)\b/i;

const OF_CLIENT = ['ratelimit', 'ratelimit-policy'];

/** Headers of the connection, of one encoding or client; all others are stored. */
const NOT_STORED = new Set([
  ...OF_CLIENT,
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'x-cache',
  'x-powered-by',
  'x-request-id',
]);

/** @param sharedMaxAge seconds that a shared cache purged by `Cache-Tag` may answer by itself; 0 for none */
export function publicCacheControl(sharedMaxAge: number): string {
  return `public, max-age=0, ${sharedMaxAge > 0 ? `s-maxage=${sharedMaxAge}, ` : ''}must-revalidate`;
}

/** Handlers of files keep their own header; where it lets others store the answer, no count of one client is in it. */
export function forbidStoring(res: ServerResponse): void {
  if (isRendered(res) || !res.hasHeader('Cache-Control')) keepToUs(res);
  if (/\b(?:private|no-store)\b/i.test(String(res.getHeader('Cache-Control')))) return;
  for (const name of OF_CLIENT) res.removeHeader(name);
}

export function keepToUs(res: ServerResponse): void {
  res.setHeader('Cache-Control', PRIVATE);
}

export function isRendered(res: ServerResponse): boolean {
  return isRenderedType(contentType(res.getHeaders()));
}

export const isNavigationData = (res: ServerResponse): boolean =>
  /^text\/x-component\b/i.test(contentType(res.getHeaders()) ?? '');

export const isRenderedType = (type: string | undefined): boolean => RENDERED.test(type ?? '');

export function contentType(headers: OutgoingHttpHeaders): string | undefined {
  const value = headers['content-type'];
  return value === undefined ? undefined : String(value);
}

export function varyOnEncoding(res: ServerResponse): void {
  if (!isCompressible(contentType(res.getHeaders()))) return;
  const vary = [res.getHeader('Vary') ?? []].flat().join(', ');
  if (/\baccept-encoding\b/i.test(vary)) return;
  res.setHeader('Vary', vary === '' ? 'Accept-Encoding' : `${vary}, Accept-Encoding`);
}

export function storableHeaders(headers: OutgoingHttpHeaders): string[] {
  const flat: string[] = [];
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || NOT_STORED.has(name)) continue;
    for (const single of [value].flat()) flat.push(name, String(single));
  }
  return flat;
}
