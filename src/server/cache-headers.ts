import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { isCompressible } from './encoding';

const PRIVATE = 'private, no-store';
/** What Next renders: pages, and their data for client navigation. */
const RENDERED = /^text\/(?:html|x-component)\b/i;

/** Headers of the connection or of one encoding; the rest of a response can be stored. */
const NOT_STORED = new Set([
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

/**
 * Cache-Control of a marked response. Everyone may keep it and has to ask again before using it, which costs a 304.
 * Only where the operator says that the shared cache in front is purged by `Cache-Tag` may that one answer by itself.
 *
 * @param sharedMaxAge seconds; 0 for no shared cache that is purged.
 */
export function publicCacheControl(sharedMaxAge: number): string {
  return `public, max-age=0, ${sharedMaxAge > 0 ? `s-maxage=${sharedMaxAge}, ` : ''}must-revalidate`;
}

/** Makes sure that nobody stores what was rendered for one visitor. Handlers keep their word on files of their own. */
export function forbidStoring(res: ServerResponse): void {
  if (isRendered(res) || !res.hasHeader('Cache-Control')) keepToUs(res);
}

/** Leaves the response to our own store, where it has a place there. */
export function keepToUs(res: ServerResponse): void {
  res.setHeader('Cache-Control', PRIVATE);
}

/** Whether the response is a page, or a page's data for client navigation. */
export function isRendered(res: ServerResponse): boolean {
  return isRenderedType(contentType(res.getHeaders()));
}

/** Whether the response is what a page consists of, for client navigation. */
export const isNavigationData = (res: ServerResponse): boolean =>
  /^text\/x-component\b/i.test(contentType(res.getHeaders()) ?? '');

/** Whether a media type is that of a page, or of a page's data for client navigation. */
export const isRenderedType = (type: string | undefined): boolean => RENDERED.test(type ?? '');

/** The response's media type, as its handler set it. */
export function contentType(headers: OutgoingHttpHeaders): string | undefined {
  const value = headers['content-type'];
  return value === undefined ? undefined : String(value);
}

/** Says that the response depends on Accept-Encoding, where its kind is one that we compress. */
export function varyOnEncoding(res: ServerResponse): void {
  if (!isCompressible(contentType(res.getHeaders()))) return;
  const vary = [res.getHeader('Vary') ?? []].flat().join(', ');
  if (/\baccept-encoding\b/i.test(vary)) return;
  res.setHeader('Vary', vary === '' ? 'Accept-Encoding' : `${vary}, Accept-Encoding`);
}

/** The response's headers that belong to every encoding of it, as a flat list. */
export function storableHeaders(headers: OutgoingHttpHeaders): string[] {
  const flat: string[] = [];
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || NOT_STORED.has(name)) continue;
    for (const single of [value].flat()) flat.push(name, String(single));
  }
  return flat;
}
