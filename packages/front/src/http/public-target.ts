import type { IncomingMessage } from 'node:http';
import { isReading, splitTarget } from './request-target';
import type { Site } from './site';

/** Next’s own parameter, which repeats the headers of a navigation; Next compares the two. */
export const RSC_PARAM = '_rsc';
const ESCAPE = /%[0-9a-f]{2}/gi;
const UNRESERVED = /[\w.~-]/;
const ID = /(?<=\/)[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}(?=\/|$)/gi;

/** Path normalised by RFC 3986 §6.2.2, query reduced to the route's parameters. @param req with a valid target */
export function publicTarget({ method = '', url = '/', headers }: IncomingMessage, queryOf: Site['queryOf']): string {
  const { path: written, query } = splitTarget(url);
  const path = plainPath(written);
  const knownQuery = isReading(method) ? queryOf(path) : undefined;
  if (knownQuery === undefined) return url;
  if (query === undefined) return path;
  const rsc = headers.rsc === undefined ? null : new URLSearchParams(query).get(RSC_PARAM);
  const repeated = rsc === null ? '' : new URLSearchParams({ [RSC_PARAM]: rsc }).toString();
  const shown = [knownQuery(query), repeated].filter(Boolean).join('&');
  return shown ? `${path}?${shown}` : path;
}

export function renderedQuery(target: string): string {
  const { query = '' } = splitTarget(target);
  return query
    .split('&')
    .filter((pair) => !pair.startsWith(`${RSC_PARAM}=`))
    .join('&');
}

/** `/%61bout` is `/about`, an id in capitals the same id, and repeated slashes are one. */
function plainPath(path: string): string {
  const single = path.replace(/\/{2,}/g, '/');
  const plain = single.includes('%') ? single.replace(ESCAPE, plainEscape) : single;
  return plain.replace(ID, (id) => id.toLowerCase());
}

function plainEscape(escape: string): string {
  const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
  return UNRESERVED.test(character) ? character : escape.toUpperCase();
}
