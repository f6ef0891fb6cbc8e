import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import path from 'node:path';
import next from 'next';
import { errorType } from '@/domain/api/errors';
import { databaseWatch } from '@/lib/database/database-watch';
import { env } from '@/lib/env';
import '@/lib/http/outside-requests';
import { keyFor } from '@/lib/crypto/sealed';
import { clientNetwork } from '@/lib/http/client-address';
import { KEEP_EARLY } from '@/lib/client/early-events';
import { availableMemory, defaultBudget, divideBudget } from '@kitroom/front/cache/budget';
import { followShopFormat } from '@/lib/http-cache/follow-shop-format';
import { sharePages } from '@kitroom/front/cache/share-pages';
import { installStore, ResponseStore } from '@kitroom/front/cache/store';
import { limitHeapGrowth } from '@/lib/heap-growth';
import { hasLogFiles, log as processLog } from '@/lib/log';
import { logConsole } from '@/lib/log/log-console';
import { stopProcessWorkers } from '@/lib/work/process-workers';
import { allowedOrigins } from './allowed-origins';
import { withVersions } from './api-version';
import { crossOrigin } from './cross-origin';
import { buildOf, diskTier, SCHEMA_VERSION } from './disk-tier';
import { firstPaintOf } from '@kitroom/front/page/first-paint';
import { createFront } from '@kitroom/front/http/front';
import { withProbes } from '@kitroom/front/http/probes';
import { attachFront, closeServer, createHttpServer, drain, listen } from '@kitroom/front/http/http-server';
import { listenForPurges } from '@kitroom/front/purge/purge-listener';
import { remakePopular, visit } from '@kitroom/front/http/remake-popular';
import { filesIn } from './files-in';
import { keyFinder } from './find-key';
import { makeFirstPages } from './first-pages';
import { keptBuilds } from './kept-builds';
import { startMetrics } from './metrics';
import { findPopularPages, savePopularPages } from './popular-pages';
import { rateLimits } from './rate-limits';
import { securityHeaders } from './security-headers';
import { shopSite } from './site';
import { ViewCounter } from './view-counter';
import { writeViews } from './view-writer';

const MADE_AT_ONCE = 4;

interface ServeOptions {
  host: string;
  /** 0 takes a free port. */
  port: number;
  /** Development: pages are compiled on request and nothing is stored. */
  dev: boolean;
  dir?: string;
  publicUrl?: string;
  sharedMaxAge?: number;
}

interface RunningServer {
  port: number;
  metrics: (() => Promise<string>) | undefined;
  /** Drains, finishes requests under way for up to 10 s, then stops everything. */
  close(): Promise<void>;
}

/** Resolves when it has answered its first page; rejects if the port is taken or the application does not start. */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const { host, port, dev, dir = process.cwd(), sharedMaxAge = env.cdn?.maxAge ?? 0 } = options;
  // A pooler takes no limits of a connection and has no LISTEN.
  const connectionString = env.databaseDirectUrl;
  const publicUrl = options.publicUrl ?? process.env.PUBLIC_URL ?? `http://${host}:${port}`;
  if (!dev && !connectionString)
    throw new Error('DATABASE_URL is not set: without it no purge of the response cache is heard');
  const log = processLog.child({ name: 'http' });
  // A stray rejection of a request must not end the process.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'A rejection was not handled.'));
  if (!hasLogFiles) logConsole(log);
  limitHeapGrowth();

  const distDir = path.join(dir, process.env.NEXT_DIST_DIR ?? '.next');
  if (!dev) {
    process.env.KITROOM_BUILD = buildOf(distDir);
    process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = builtConfig(distDir);
    // The build’s own is public, as anyone can build the same.
    process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY = keyFor('server actions').toString('base64');
  }
  const redis = env.redisUrl ? (await import('@/lib/throttle/connect-redis')).connectRedis(env.redisUrl) : undefined;
  // Before Payload opens its pool.
  const tracing = env.tracing && (await import('./tracing')).startTracing({ ...env.tracing, log });
  const httpServer = createHttpServer();
  // Next answers upgrades only in development and hangs up on others; without a listener they are plain requests.
  const app = next({ dev, dir, hostname: host, port, httpServer: dev ? httpServer : createHttpServer() });
  await app.prepare();

  const budget = env.responseCacheBytes ?? defaultBudget(availableMemory());
  const store = dev ? undefined : new ResponseStore(divideBudget(budget));
  const disk = store && diskTier({ generations: store.generations, distDir, made: [publicUrl, sharedMaxAge], log });
  if (disk) store.useDisk(disk.store);
  installStore(store);
  if (store) sharePages(store);
  const listener =
    store && connectionString
      ? listenForPurges({
          connectionString,
          schemaVersion: SCHEMA_VERSION,
          store: followShopFormat(store, connectionString),
          disk,
          log,
        })
      : undefined;
  const views = new ViewCounter();
  const watch = databaseWatch();
  const writer = connectionString ? writeViews({ connectionString, counter: views, watch, log }) : undefined;
  const networkOf = ({ headers }: IncomingMessage) =>
    clientNetwork({ get: (name) => headers[name]?.toString() ?? null });
  const handler = crossOrigin({
    handler: rateLimits({ handler: app.getRequestHandler(), findKey: keyFinder(), networkOf }),
    allowedOrigins: allowedOrigins(connectionString),
  });
  const builds = dev
    ? undefined
    : keptBuilds({ distDir, folder: path.join(env.dataDir, 'builds'), build: buildOf(distDir), log });
  const metrics = env.hasMetrics
    ? startMetrics({ store, databaseUrl: env.hasJobs ? connectionString : undefined })
    : undefined;
  const front = createFront({
    handler: builds?.serving(handler) ?? handler,
    store,
    site: shopSite(publicUrl),
    isProxyTrusted: env.trustProxy,
    networkOf,
    securityHeaders: securityHeaders({ publicUrl, dev }),
    firstPaint: firstPaintOf(distDir, KEEP_EARLY),
    sharedMaxAge,
    isDatabaseAway: () => watch.isAway || watch.isRefusing,
    isFile: publicFiles(path.join(dir, 'public')),
    log,
    viewOf: (req) => views.viewOf(req),
    observe: metrics?.observe,
    startTrace: tracing?.start,
  });
  let isDraining = false;
  let areFirstPagesMade = () => false;
  const unreadiness = () => {
    if (isDraining) return 'draining';
    if (!areFirstPagesMade()) return 'making its first pages';
    return watch.isAway && !store?.isServing ? 'the database does not answer' : undefined;
  };
  attachFront(httpServer, withVersions(withProbes(front, unreadiness)), errorType);
  await listener?.started;
  if (!dev) {
    log.level = 'error';
    await warmUp(front);
    log.level = processLog.level;
  }
  const served = await listen(httpServer, host, port);
  const remaking = store && env.makesPages ? remakePopular({ store, host, port: served }) : undefined;
  const popular =
    remaking && connectionString ? savePopularPages({ connectionString, popular: remaking.popular, log }) : undefined;
  areFirstPagesMade = makeFirstPages(
    remaking && connectionString
      ? async () => remaking.make(await findPopularPages({ connectionString, log }), MADE_AT_ONCE)
      : undefined,
  );
  return {
    port: served,
    metrics: metrics?.text,
    close: async () => {
      isDraining = true;
      remaking?.stop();
      builds?.stop();
      await drain(httpServer, env.drainMs);
      // Together: workers end the streams that would keep requests open.
      await Promise.all([closeServer(httpServer), stopProcessWorkers()]);
      await Promise.all([listener?.close(), popular?.close(), writer?.close(), metrics?.close(), tracing?.close()]);
      installStore(undefined);
      await app.close();
      redis?.destroy();
    },
  };
}

/** Loads Payload, React and a page’s code, for which the first visitor would wait. */
async function warmUp(front: RequestListener): Promise<void> {
  const own = createHttpServer();
  attachFront(own, front);
  const host = '127.0.0.1';
  await visit({ host, port: await listen(own, host, 0), path: '/' });
  await closeServer(own);
}

function publicFiles(folder: string): (path: string) => boolean {
  const paths = new Set(filesIn(folder).map((file) => `/${file}`));
  return (requested) => paths.has(decodeURIComponent(requested));
}

/** As a standalone build’s server does: otherwise Next would load its compiler, 28 MB, to read next.config.ts again. */
function builtConfig(distDir: string): string {
  const built = JSON.parse(readFileSync(path.join(distDir, 'required-server-files.json'), 'utf8')) as {
    config: unknown;
  };
  return JSON.stringify(built.config);
}
