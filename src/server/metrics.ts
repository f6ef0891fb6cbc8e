import type { ServerResponse } from 'node:http';
import { Pool } from 'pg';
import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, register } from 'prom-client';
import { openPools } from '@/lib/database/watch-pool';
import { publicRouteOf } from '@/lib/http-cache/public-parameters';
import { jobsHere } from '@/lib/work/runs';
import { MAX_ATTEMPTS } from '@/lib/mail/waiting-emails';
import type { ResponseStore } from '@kitroom/front/cache/store';
import type { AnsweredBy } from '@kitroom/front/http/render';

const TIMEOUT_MS = 3_000;

const PARTS: readonly (readonly [start: string, route: string])[] = [
  ['/_next/static/', 'scripts'],
  ['/api/media/file/', 'pictures'],
  ['/api/', 'api'],
  ['/admin', 'back office'],
  ['/cms', 'cms'],
];

/** A public route as Next writes it, or a part of the application: few, however many addresses are requested. */
export const routeOf = (path: string): string =>
  PARTS.find(([start]) => path.startsWith(start))?.[1] ?? publicRouteOf(path) ?? 'other';

type MetricsOptions = {
  store: Pick<ResponseStore, 'size' | 'bytes' | 'isEnabled' | 'generations'> | undefined;
  /** Undefined in a process without jobs: one of a cluster counts what is in the database. */
  databaseUrl: string | undefined;
};

export type Metrics = {
  observe: (answered: { path: string; res: ServerResponse; began: number; by: AnsweredBy }) => void;
  text: () => Promise<string>;
  close: () => Promise<void>;
};

/** Figures of this process for Prometheus (docs/guide/monitoring.md). */
export function startMetrics({ store, databaseUrl }: MetricsOptions): Metrics {
  collectDefaultMetrics();
  // Answers the primary process of a cluster, which adds up.
  new AggregatorRegistry();
  const requests = new Counter({
    name: 'kitroom_requests_total',
    help: 'Requests answered, by route, status and how: hit, stale, made for the store, or unstored.',
    labelNames: ['route', 'status', 'answered'],
  });
  const seconds = new Histogram({
    name: 'kitroom_request_seconds',
    help: 'Time until an answer was sent.',
    labelNames: ['answered'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  });
  gauge('kitroom_stored_answers', 'Answers in the memory of the processes.', () => store?.size ?? 0);
  gauge('kitroom_stored_bytes', 'Their size.', () => store?.bytes ?? 0);
  gauge('kitroom_purges', 'Purges that the processes have applied.', () => store?.generations.current ?? 0);
  gauge('kitroom_deaf', 'Processes that hear no purges.', () => (store && !store.isEnabled ? 1 : 0));
  gauge('kitroom_database_connections', 'Open connections of the pools.', () => sum((pool) => pool.totalCount));
  gauge('kitroom_database_idle', 'Of them idle.', () => sum((pool) => pool.idleCount));
  gauge('kitroom_database_waiting', 'Requests that wait for one.', () => sum((pool) => pool.waitingCount));
  const pool = databaseUrl === undefined ? undefined : countInDatabase(databaseUrl);

  return {
    observe: ({ path, res, began, by }) => {
      res.once('close', () => {
        requests.inc({ route: routeOf(path), status: res.statusCode, answered: by });
        seconds.observe({ answered: by }, (performance.now() - began) / 1000);
      });
    },
    text: () => register.metrics(),
    close: async () => {
      register.clear();
      await pool?.end();
    },
  };
}

function gauge(name: string, help: string, value: () => number): void {
  new Gauge({
    name,
    help,
    collect() {
      this.set(value());
    },
  });
}

const sum = (count: (pool: Pool) => number): number => [...openPools()].reduce((total, pool) => total + count(pool), 0);

/** Emails, orders and jobs; left out while the database is away. */
function countInDatabase(connectionString: string): Pool {
  const pool = new Pool({ connectionString, max: 1, connectionTimeoutMillis: TIMEOUT_MS, query_timeout: TIMEOUT_MS });
  pool.on('error', () => undefined);
  let reading: Promise<void> | undefined;
  // Once for all, as each gauge is collected by itself.
  const collect = () => (reading ??= read().finally(() => (reading = undefined)));
  const age = new Gauge({
    name: 'kitroom_oldest_email_seconds',
    help: 'Lateness of the email that is due longest.',
    collect,
  });
  const orders = new Gauge({
    name: 'kitroom_orders',
    help: 'Orders placed since the statistics of the database began.',
    labelNames: ['kind'],
    collect,
  });
  const emails = new Gauge({
    name: 'kitroom_emails',
    help: 'Emails that are not sent.',
    labelNames: ['state'],
    collect,
  });
  const jobs = new Gauge({
    name: 'kitroom_job_age_seconds',
    help: 'Time since a job’s last success, or since its first run without one.',
    labelNames: ['job'],
    collect,
  });

  const cdnFailures = new Gauge({
    name: 'kitroom_cdn_failures',
    help: 'Failed attempts to purge the CDN since the last that succeeded.',
    collect,
  });
  const cdnWaiting = new Gauge({
    name: 'kitroom_cdn_waiting_seconds',
    help: 'Time for which purges of the CDN have waited for an attempt that succeeds.',
    collect,
  });

  const webhooks = new Gauge({
    name: 'kitroom_webhooks',
    help: 'Deliveries that wait, and those of a day that were given up.',
    labelNames: ['state'],
    collect,
  });
  const webhookAge = new Gauge({
    name: 'kitroom_oldest_webhook_seconds',
    help: 'Age of the delivery that has waited longest for an active webhook.',
    collect,
  });

  async function read(): Promise<void> {
    const found = await pool.query<Counts>(COUNTS, [MAX_ATTEMPTS]).catch(() => undefined);
    const counts = found?.rows[0];
    if (!counts) return;
    emails.set({ state: 'waiting' }, counts.waiting);
    emails.set({ state: 'failed' }, counts.failed);
    age.set(counts.age);
    orders.set({ kind: 'shop' }, counts.shop);
    orders.set({ kind: 'team' }, counts.team);
    cdnFailures.set(counts.cdnFailures ?? 0);
    cdnWaiting.set(counts.cdnWaiting ?? 0);
    webhooks.set({ state: 'waiting' }, counts.webhooksWaiting);
    webhooks.set({ state: 'failed' }, counts.webhooksFailed);
    webhookAge.set(counts.webhookAge ?? 0);
    // Without jobs of a release before.
    for (const job of jobsHere) if (counts.jobs?.[job] !== undefined) jobs.set({ job }, counts.jobs[job]);
  }

  return pool;
}

type Counts = Record<'waiting' | 'failed' | 'age' | 'shop' | 'team' | 'webhooksWaiting' | 'webhooksFailed', number> & {
  webhookAge: number | null;
  jobs: Record<string, number> | null;
  cdnFailures: number | null;
  cdnWaiting: number | null;
};

const COUNTS = `
  select count(*) filter (where attempts < $1)::int as waiting,
         count(*) filter (where attempts >= $1)::int as failed,
         coalesce(greatest(0, extract(epoch from now() - min(attempt_after) filter (where attempts < $1))), 0)::float as age,
         (select n_tup_ins::int from pg_stat_user_tables where relname = 'orders') as shop,
         (select n_tup_ins::int from pg_stat_user_tables where relname = 'team_orders') as team,
         (select jsonb_object_agg(job, extract(epoch from now() - coalesce(succeeded_at, began_at))) from job_runs) as jobs,
         (select attempts from cdn_purges) as "cdnFailures",
         (select extract(epoch from now() - waiting_since)::float from cdn_purges) as "cdnWaiting",
         (select count(*)::int from webhook_deliveries where settled_at is null) as "webhooksWaiting",
         (select count(*)::int from webhook_deliveries where settled_at > now() - interval '1 day' and last_error is not null) as "webhooksFailed",
         (select extract(epoch from now() - min(d.created_at))::float from webhook_endpoints e join webhook_deliveries d on d.endpoint_id = e.id
           where e.state = 'active' and d.settled_at is null) as "webhookAge"
    from mail_messages where sent_at is null`;
