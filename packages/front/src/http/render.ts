import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CacheEntry } from '../cache/entry';
import { CacheDecision, runInRequestScope } from '../cache/request-scope';
import type { Landing } from '../cache/single-flight';
import type { ResponseStore } from '../cache/store';
import { BODY_LENGTH } from './body-length';
import { createLimiter } from '../limiter';
import { allowedMethods, OF_PAGES } from './allowed-methods';
import type { Handler } from './handler';
import { enforceBodyLimit } from './body-limit';
import { isBuildAsset, isVariant } from './cache-key';
import {
  contentType,
  forbidStoring,
  isNavigationData,
  isRendered,
  keepToUs,
  publicCacheControl,
  varyOnEncoding,
} from './cache-headers';
import { answerFromEntry, createEntry, squeezeEntry, type RenderedResponse } from './cached-response';
import { acceptedEncodings, isCompressible, negotiateEncoding } from './encoding';
import { sendError } from './errors';
import type { FirstPaint } from '../page/first-paint';
import { policyOf } from '../page/inline-scripts';
import { hasRenderErrors } from '../page/render-errors';
import { withQuery } from './with-query';
import { renderedQuery, RSC_PARAM } from './public-target';
import type { Log } from './request-log';
import { isValidTarget, splitTarget } from './request-target';
import { ResponseTap } from './response-tap';
import type { Site } from './site';

/** One at a time, after they were sent: a page has a dozen scripts. */
const squeezing = createLimiter({ running: 1, waiting: 1_000 });

/** Larger bodies are sent, not stored; bytes. */
const MAX_STORED_BYTES = 2 * 1024 * 1024;

/** React sends navigation data, and HTML in a Suspense boundary, before a page has run: a mark would come too late. */
const UNDECIDED_MS = 200;

const POLICY = 'Content-Security-Policy';

/** Names the rendered query to Next’s router: not always the requested one (publicTarget). */
const RENDERED_QUERY_HEADER = 'X-Nextjs-Rewritten-Query';

const RETRY_AFTER_S = 5;
const RETRIED = new Set([429, 503]);

export interface RenderContext {
  handler: Handler;
  site: Site;
  securityHeaders: readonly (readonly [string, string])[];
  /** Seconds a shared cache that is purged may answer by itself; 0 without one. */
  sharedMaxAge: number;
  isDatabaseAway?: () => boolean;
  log: Log;
  firstPaint?: FirstPaint;
  /** Traces requests that the store cannot answer. */
  startTrace?: StartTrace;
  /** Takes note of each answer as it begins. */
  observe?: (answered: { path: string; res: ServerResponse; began: number; by: AnsweredBy }) => void;
  /** Counts the view of a request, once a public page has answered it; undefined if it is none. */
  viewOf?: (req: IncomingMessage) => (() => void) | undefined;
}

interface Trace {
  id?: string;
  traceparent?: string;
  run: <T>(work: () => T) => T;
}

export type StartTrace = (request: Visit & { route: string }) => Trace;

/** From the store, from it without confirmation, made for it, or for one visitor. */
export type AnsweredBy = 'hit' | 'stale' | 'made' | 'unstored';

export interface Visit {
  req: IncomingMessage;
  res: ServerResponse;
  id: string;
  /** Taken from performance.now(), ms. */
  began: number;
  countView: (() => void) | undefined;
  /** As it was sent, without the `?`. */
  query?: string;
  traceparent?: string;
  trace?: Trace;
}

export interface Storing {
  store: ResponseStore;
  key: string;
  land: (landing: Landing<CacheEntry>) => void;
}

/** With `storing`, a marked answer is held until it is whole: its headers can tell how it ended. Never rejects. */
export async function render(visit: Visit, context: RenderContext, storing?: Storing): Promise<void> {
  const { handler, site, log } = context;
  const { req, res, id, began, trace } = visit;
  const { path } = splitTarget(req.url ?? '');
  context.observe?.({ path, res, began, by: storing ? 'made' : 'unstored' });
  const decision = new CacheDecision();
  res.setHeader('X-Request-Id', id);
  const tap = tapInto(visit, context, decision, storing);
  if (!isValidTarget(req.url ?? '')) {
    return sendError(req, res, 'malformed', site);
  }
  if (!enforceBodyLimit(req, res, site, () => tap.restart())) return;
  if (req.headers.expect?.toLowerCase() === '100-continue') res.writeContinue();
  try {
    await runInRequestScope(decision, () => handler(req, res), {
      id,
      route: site.routeOf(path),
      traceId: trace?.id,
    });
  } catch (error) {
    if (!res.destroyed && !res.writableEnded) log.error({ err: error, requestId: id }, 'handler failed');
    tap.restart();
    if (res.headersSent) res.destroy();
    else sendError(req, res, context.isDatabaseAway?.() ? 'unavailable' : 'failed', site);
  }
}

function tapInto(
  { req, res, id, countView, query, trace }: Visit,
  { handler, site, log, securityHeaders, sharedMaxAge, isDatabaseAway, firstPaint }: RenderContext,
  decision: CacheDecision,
  storing: Storing | undefined,
): ResponseTap {
  const began = storing?.store.generations.current ?? 0;
  const immutable = (): boolean =>
    isBuildAsset(req.url ?? '') && /\bimmutable\b/.test(String(res.getHeader('Cache-Control')));
  const mayStore = (): boolean =>
    res.statusCode === 200 &&
    !res.hasHeader('Set-Cookie') &&
    !res.hasHeader('Content-Encoding') &&
    (decision.isPublic || immutable());

  const stream = (): 'plain' | 'gzip' => {
    storing?.land({ kind: 'alone' });
    if (decision.isMissing && res.statusCode === 200) res.statusCode = 404;
    forbidStoring(res);
    // For scripts that measure in the browser: in the page it would be everybody’s.
    if (trace?.traceparent) res.setHeader('Server-Timing', `traceparent;desc="${trace.traceparent}"`);
    return mayCompress(req, res) ? 'gzip' : 'plain';
  };

  const store = async (whole: Buffer, { store: responses, key, land }: Storing): Promise<void> => {
    const isImmutable = immutable();
    const isPage = contentType(res.getHeaders())?.startsWith('text/html');
    const body = isPage && firstPaint ? firstPaint(whole, res) : whole;
    if (isPage) res.setHeader(POLICY, policyOf(body, String(res.getHeader(POLICY))));
    if (decision.isForStrangers) keepToUs(res);
    else if (!keepsOwnLifetime(res)) res.setHeader('Cache-Control', publicCacheControl(sharedMaxAge));
    const rendered: RenderedResponse = {
      headers: res.getHeaders(),
      body,
      tags: [...decision.tags],
      checks: decision.checks,
      immutable: isImmutable,
      isVariant: isVariant(key),
    };
    const entry = await createEntry(rendered, Date.now(), negotiateEncoding(req.headers['accept-encoding']));
    const isStored = responses.set(key, entry, began);
    land(isStored ? { kind: 'shared', value: entry } : { kind: 'superseded' });
    answerFromEntry(req, res, entry, {
      // A purge came meanwhile, of which a CDN has heard.
      extra: ['X-Cache', 'MISS', 'X-Request-Id', id, ...(isStored ? [] : ['Cache-Control', 'no-store'])],
      clear: () => {
        tap.detach();
        for (const name of res.getHeaderNames()) res.removeHeader(name);
      },
      grew: () => responses.recount(key, entry),
    });
    if (isImmutable && entry.encoding === 'br') {
      const squeeze = async () => void responses.set(key, await squeezeEntry(entry, body), began);
      // Without memory for it, the entry stays as it is.
      void squeezing.run(squeeze).catch(() => undefined);
    }
  };

  const refuseMethod = async (): Promise<void> => {
    storing?.land({ kind: 'alone' });
    const own = res.getHeader('Allow');
    res.setHeader('Allow', own === undefined ? await allowedMethods(req, handler) : [own].flat().join(', '));
    tap.detach();
    sendError(req, res, 'methodNotAllowed', site);
  };

  const tap = new ResponseTap(res, {
    holdLimit: MAX_STORED_BYTES,
    open: () => {
      if (isMethodUntaken(req, res)) res.statusCode = 405;
      if (isOptionsOfPage(req, res)) {
        res.statusCode = 204;
        res.setHeader('Allow', OF_PAGES);
      }
      if (res.statusCode === 500 && isDatabaseAway?.()) res.statusCode = 503;
      if (RETRIED.has(res.statusCode) && !res.hasHeader('Retry-After')) res.setHeader('Retry-After', RETRY_AFTER_S);
      for (const [name, value] of securityHeaders) if (!res.hasHeader(name)) res.setHeader(name, value);
      keepQuery(res, query);
      res.removeHeader('X-Powered-By');
      setLength(req, res);
      varyOnEncoding(res);
      if (isNavigationData(res)) res.setHeader(RENDERED_QUERY_HEADER, renderedQuery(req.url ?? ''));
      if (res.statusCode === 200 && isRendered(res))
        res.once('finish', () => res.statusCode === 200 && decision.isPublic && countView?.());
      if (isBareRefusal(res)) return 'hold';
      if (storing === undefined) return stream();
      if (mayStore()) return 'hold';
      if (res.statusCode !== 200 || !isRendered(res) || !decision.isOpen) return stream();
      setTimeout(() => decision.isPublic || tap.letGo(), UNDECIDED_MS).unref();
      return 'hold';
    },
    overflow: stream,
    compressing: () => markCompressed(res),
    complete: (body) => {
      if (isBareRefusal(res)) {
        void refuseMethod().catch((error: unknown) => {
          log.error({ err: error, requestId: id }, 'handler failed');
          res.destroy();
        });
        return;
      }
      const fits = body.length <= MAX_STORED_BYTES && !(isRendered(res) && hasRenderErrors(body));
      const passOn = (): void => tap.release(stream(), body);
      // Without memory to compress it, the body is sent as it is.
      if (storing && fits && mayStore()) store(body, storing).catch(passOn);
      else passOn();
    },
  });
  // A client that left makes later writes fail, which is no error of ours.
  res.on('error', () => undefined);
  return tap;
}

/** Next renders a page for any method, and fails on its own refusal for a file. */
const isMethodUntaken = (req: IncomingMessage, res: ServerResponse): boolean =>
  (res.statusCode === 200 && isRendered(res) && NEVER_OF_PAGES.has(req.method ?? '')) ||
  (res.statusCode === 500 && res.hasHeader('Allow'));

/** Next refuses `OPTIONS` of a page as malformed, without a body. */
const isOptionsOfPage = (req: IncomingMessage, res: ServerResponse): boolean =>
  req.method === 'OPTIONS' && res.statusCode === 400 && contentType(res.getHeaders()) === undefined;

const NEVER_OF_PAGES: ReadonlySet<string> = new Set(['DELETE', 'PATCH', 'PUT']);

/** Next refuses a method without a body, or in its own words. */
const isBareRefusal = (res: ServerResponse): boolean =>
  res.statusCode === 405 && !/^application\/json\b/.test(contentType(res.getHeaders()) ?? '');

const keepsOwnLifetime = (res: ServerResponse): boolean =>
  /\bimmutable\b/.test(String(res.getHeader('Cache-Control') ?? ''));

const mayCompress = (req: IncomingMessage, res: ServerResponse): boolean =>
  req.method !== 'HEAD' && isCompressed(req, res);

function isCompressed(req: IncomingMessage, res: ServerResponse): boolean {
  return (
    acceptedEncodings(req.headers['accept-encoding']).has('gzip') &&
    ![204, 206, 304].includes(res.statusCode) &&
    !res.hasHeader('Content-Encoding') &&
    !/\bno-transform\b/i.test(String(res.getHeader('Cache-Control') ?? '')) &&
    isCompressible(contentType(res.getHeaders()))
  );
}

/** Length that a route gave and Next dropped; HEAD has the length of GET. */
function setLength(req: IncomingMessage, res: ServerResponse): void {
  const length = res.getHeader(BODY_LENGTH);
  if (length === undefined) return;
  res.removeHeader(BODY_LENGTH);
  if (req.method !== 'HEAD' || !isCompressed(req, res)) res.setHeader('Content-Length', length);
}

/** Keeps the query of an old address through its redirect: the route never saw all of it. */
function keepQuery(res: ServerResponse, query: string | undefined): void {
  const location = res.getHeader('Location');
  if (res.statusCode !== 308 || !query || typeof location !== 'string') return;
  const kept = query.split('&').filter((pair) => !pair.startsWith(`${RSC_PARAM}=`));
  res.setHeader('Location', withQuery(location, kept.join('&')));
}

function markCompressed(res: ServerResponse): void {
  res.removeHeader('Content-Length');
  res.setHeader('Content-Encoding', 'gzip');
  const etag = res.getHeader('ETag');
  if (typeof etag === 'string' && etag.startsWith('"')) res.setHeader('ETag', `W/${etag}`);
}
