import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { mayCount } from '@/lib/http/may-count';

/** A visit to a public page, without anything about the visitor. */
export interface PageView {
  path: string;
  /** Host of the site that linked here; empty for our own, none, or an invalid one. */
  referrer: string;
}

/** Staff's screens, and addresses that are not pages. */
const NOT_PUBLIC = /^\/(?:admin|api|cms|cms-preview|media|_next)(?:\/|$)/;
const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;
const MAX_LENGTH = 200;

interface Origin {
  host: string;
  name: string;
  path: string | undefined;
}

/** Parsing an address costs more than all else here, and most visitors come from the same few. */
const origins = new LRUCache<string, Origin>({ max: 2_000 });
const NOWHERE: Origin = { host: '', name: '', path: undefined };

/** Undefined if nobody looks (HEAD, prefetch, frame, router's refresh), for staff, and for visitors who opt out. */
export function pageViewOf({ method, url = '/', headers }: IncomingMessage): PageView | undefined {
  if (method !== 'GET' || isPrefetch(headers) || !mayCount((name) => headers[name]?.toString())) return undefined;
  const isNavigationData = headers.rsc !== undefined;
  const fetchedFor = headers['sec-fetch-dest'];
  if (fetchedFor !== undefined && fetchedFor !== (isNavigationData ? 'empty' : 'document')) return undefined;
  const path = pathOf(url);
  if (path === undefined || NOT_PUBLIC.test(path)) return undefined;
  if (headers.referer === undefined) return { path, referrer: '' };
  const from = originOf(headers.referer);
  const isOwn = from.host === headers.host;
  // The router fetches a page again to refresh it, or because only its query changed: no new view.
  if (isOwn && isNavigationData && from.path === path) return undefined;
  return { path, referrer: isOwn ? '' : from.name };
}

function isPrefetch(headers: IncomingHttpHeaders): boolean {
  return (
    headers['next-router-prefetch'] !== undefined ||
    headers['next-router-segment-prefetch'] !== undefined ||
    names(headers['sec-purpose']) ||
    names(headers.purpose) ||
    names(headers['x-moz'])
  );
}

const names = (purpose: string | string[] | undefined): boolean =>
  purpose !== undefined && /prefetch/i.test(purpose.toString());

/** Decoded, so that one page has one path however its address is written. */
function pathOf(target: string): string | undefined {
  const end = target.search(/[?#]/);
  const path = end === -1 ? target : target.slice(0, end);
  try {
    const decoded = path.includes('%') ? decodeURIComponent(path) : path;
    const trimmed = decoded.length > 1 && decoded.endsWith('/') ? decoded.slice(0, -1) : decoded;
    return trimmed.length <= MAX_LENGTH && !trimmed.includes('\0') ? trimmed : undefined;
  } catch {
    return undefined;
  }
}

function originOf(referer: string): Origin {
  const known = origins.get(referer);
  if (known) return known;
  const url = URL.canParse(referer) ? new URL(referer) : undefined;
  const origin = url ? { host: url.host, name: hostName(url), path: pathOf(url.pathname) } : NOWHERE;
  if (referer.length <= 2 * MAX_LENGTH) origins.set(referer, origin);
  return origin;
}

function hostName({ hostname }: URL): string {
  const name = hostname.toLowerCase().replace(/^www\./, '');
  return name.length <= MAX_LENGTH && HOST.test(name) ? name : '';
}
