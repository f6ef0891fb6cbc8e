import type { IncomingMessage, RequestListener } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { CacheEntry } from '../cache/entry';
import { socketAddressHeader } from './socket-address';
import { SingleFlight } from '../cache/single-flight';
import type { ResponseStore } from '../cache/store';
import { OF_FILES } from './allowed-methods';
import { cacheKey, isBuildAsset } from './cache-key';
import { answerFromEntry } from './cached-response';
import { dropDraftMode } from './draft-mode';
import { METHODS, sendError, type ErrorName } from './errors';
import { renderQueue } from './render-queue';
import { networkTurns } from './network-limiter';
import { publicOrigin } from './public-origin';
import { publicTarget } from './public-target';
import { render, type RenderContext, type Storing, type Visit } from './render';
import { logWhenNotable, requestId } from './request-log';
import { isReading, isValidTarget, splitTarget } from './request-target';
import { forgetVisitor } from './shared-request';
import { wrongAddress, type WrongAddress } from './wrong-address';

/** Time for which requests of an address do not wait for each other after its answer could not be shared, ms. */
const SOLO_MS = 10_000;
const SOLO_KEYS = 1_000;
/** Other requests' renders that a request waits for at most before it makes its own. */
const MAX_WAITS = 3;

interface FrontOptions extends RenderContext {
  /** True if a proxy names requests (`X-Request-Id`). */
  isProxyTrusted: boolean;
  networkOf: (req: IncomingMessage) => string;
  /** Undefined: nothing is stored (development). */
  store: ResponseStore | undefined;
  isFile?: (path: string) => boolean;
  patienceMs?: number;
}

export function createFront({
  store,
  isProxyTrusted,
  networkOf,
  isFile,
  patienceMs,
  ...context
}: FrontOptions): RequestListener {
  const { site } = context;
  const refusing = (error: ErrorName): RenderContext => ({
    ...context,
    handler: (req, res) => sendError(req, res, error, site),
  });
  const busy = refusing('busy');
  const nothing: RenderContext = { ...context, handler: (_req, res) => void res.writeHead(204).end() };
  const showPublicOrigin = publicOrigin(site.publicUrl);
  const wrongAddressOf = wrongAddress(site);
  let hasWarned = false;
  const flights = new SingleFlight<CacheEntry>();
  const solo = new LRUCache<string, true>({ max: SOLO_KEYS, ttl: SOLO_MS });
  const takeTurn = networkTurns(networkOf, site);
  const inQueue = renderQueue(patienceMs);

  return (req, res) => {
    const began = performance.now();
    const id = requestId(req, isProxyTrusted);
    const traceparent = context.startTrace && req.headers.traceparent?.toString();
    const visit: Visit = { req, res, id, began, countView: undefined, traceparent };
    if (!METHODS.includes(req.method ?? '')) {
      res.setHeader('Allow', METHODS.join(', '));
      return void render(visit, refusing('methodNotAllowed'));
    }
    const isValid = isValidTarget(req.url ?? '');
    const wrong = isValid ? wrongAddressOf(req) : undefined;
    if (wrong) return sendElsewhere(visit, wrong);
    showPublicOrigin(req.headers);
    dropDraftMode(req.headers);
    req.headers[socketAddressHeader] = req.socket.remoteAddress;
    // Before a key is made of it, which must be unambiguous.
    if (!isValid) return inTurn(visit, renderUnstored);
    const { path, query } = splitTarget(req.url ?? '');
    // Next would fail on its own refusal.
    if (!isReading(req.method ?? '') && (isBuildAsset(path) || isFile?.(path))) return sendMethodsOfFile(visit);
    req.url = publicTarget(req, site.queryOf);
    visit.countView = context.viewOf?.(req);
    visit.query = query;
    site.forgetSession(req);
    const key = store && cacheKey(req, site);
    if (store === undefined || key === undefined) return inTurn(visit, renderUnstored);
    forgetVisitor(req);
    const now = Date.now();
    const entry = store.get(key, now);
    if (entry) return answerHit(visit, { store, key, entry, now });
    if (!store.isEnabled && !isBuildAsset(key)) return inTurn(visit, renderUnstored);
    inTurn(visit, () => answerMiss(visit, key, store));
  };

  function sendMethodsOfFile(visit: Visit): void {
    const { req, res } = visit;
    res.setHeader('Allow', OF_FILES);
    void render(visit, req.method === 'OPTIONS' ? nothing : refusing('methodNotAllowed'));
  }

  function sendElsewhere(visit: Visit, wrong: WrongAddress): void {
    const { req, res, id } = visit;
    if ('location' in wrong) {
      const headers = { 'Cache-Control': 'no-store', 'Content-Length': 0, 'X-Request-Id': id };
      res.writeHead(307, { Location: wrong.location, ...headers }).end();
      return;
    }
    // A proxy that sends its own host has every page refused: warn the operator, once.
    if (!hasWarned) {
      const { publicUrl, errors } = site;
      context.log.warn({ host: req.headers.host, publicUrl }, errors[wrong.error].message);
    }
    hasWarned = true;
    void render(visit, refusing(wrong.error));
  }

  function inTurn(visit: Visit, answer: (visit: Visit) => Promise<void>): void {
    const { req, res } = visit;
    const { path } = splitTarget(req.url ?? '');
    const trace = (visit.trace = context.startTrace?.({ ...visit, route: site.routeOf(path) }));
    const work = (): Promise<void> => answer(visit);
    void takeTurn(req, res, () => (trace ? trace.run(work) : work())).then((taken) => {
      if (!taken) void render(visit, busy);
    });
  }

  function renderUnstored(visit: Visit): Promise<void> {
    logWhenNotable(visit, context);
    return render(visit, context);
  }

  async function answerMiss(visit: Visit, key: string, store: ResponseStore): Promise<void> {
    const { req, res } = visit;
    logWhenNotable(visit, context);
    const answer = (entry: CacheEntry): void => answerHit(visit, { store, key, entry, now: Date.now() });
    const meanwhile = store.get(key, Date.now());
    if (meanwhile) return answer(meanwhile);
    for (let waits = 0; waits < MAX_WAITS; waits += 1) {
      const flight = flights.underWay(key);
      if (flight === undefined) break;
      const landing = await flight;
      if (res.destroyed) return;
      const entry = landing.kind === 'shared' ? landing.value : store.get(key, Date.now());
      if (entry) return answer(entry);
      if (landing.kind === 'alone') break;
    }
    const mayLead = req.method === 'GET' && !solo.has(key) && flights.underWay(key) === undefined;
    const land = mayLead ? flights.begin(key) : undefined;
    // Waiting requests start over if its client leaves, even before its turn.
    if (land) res.once('close', () => land({ kind: 'superseded' }));
    const found = land && (await findAgain(req, key, store));
    if (found) {
      land({ kind: 'shared', value: found });
      return answer(found);
    }
    const storing: Storing = {
      store,
      key,
      land: (landing) => {
        land?.(landing);
        if (landing.kind === 'alone') solo.set(key, true);
      },
    };
    const make = async (): Promise<void> => {
      const made = store.get(key, Date.now());
      if (made) {
        land?.({ kind: 'shared', value: made });
        return answer(made);
      }
      await render(visit, context, req.method === 'GET' ? storing : undefined);
    };
    // A page is of no use without its scripts.
    if (isBuildAsset(key)) return make();
    if (await inQueue(res, make)) return;
    land?.({ kind: 'superseded' });
    await render(visit, busy);
  }

  function answerHit({ req, res, id, began, countView }: Visit, { store, key, entry, now }: Hit): void {
    if (entry.isPage) countView?.();
    // A clock that was set back must not make a negative age.
    const age = Math.max(0, Math.floor((now - entry.storedAt) / 1000));
    const isConfirmed = store.isEnabled || entry.immutable;
    context.observe?.({ path: splitTarget(req.url ?? '').path, res, began, by: isConfirmed ? 'hit' : 'stale' });
    answerFromEntry(req, res, entry, {
      extra: [
        ...['Age', String(age), 'X-Cache', isConfirmed ? 'HIT' : 'STALE', 'X-Request-Id', id],
        // Nobody may keep an answer that we would no longer serve once the database is back.
        ...(isConfirmed ? [] : ['Cache-Control', 'no-store']),
      ],
      grew: () => store.recount(key, entry),
    });
  }
}

async function findAgain(req: IncomingMessage, key: string, store: ResponseStore): Promise<CacheEntry | undefined> {
  const headers = new Headers(req.headers as Record<string, string>);
  return (await store.confirm(key, headers)) ?? (await store.recall(key, headers));
}

interface Hit {
  store: ResponseStore;
  key: string;
  entry: CacheEntry;
  now: number;
}
