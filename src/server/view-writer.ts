import { Pool } from 'pg';
import type { DatabaseWatch } from '@/lib/database/database-watch';
import { watchPool } from '@/lib/database/watch-pool';
import type { Log } from '@kitroom/front/http/request-log';
import type { ViewCount, ViewCounter } from './view-counter';

const INTERVAL_MS = 5_000;
const TIMEOUT_MS = 5_000;
const BATCH = 5_000;

/** Days, paths and referrers in one order, so that processes that write at once do not deadlock. */
const UPSERT = `
  insert into page_views (day, path, referrer, views)
  select * from unnest($1::date[], $2::text[], $3::text[], $4::int[]) as counted (day, path, referrer, views)
   order by 1, 2, 3
  on conflict (day, path, referrer) do update set views = page_views.views + excluded.views`;

interface ViewWriterOptions {
  connectionString: string;
  counter: Pick<ViewCounter, 'drain' | 'add'>;
  watch: DatabaseWatch;
  log: Pick<Log, 'warn'>;
  intervalMs?: number;
}

interface ViewWriter {
  /** Writes the waiting counts. Never rejects: they wait for the next time if it fails. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

export function writeViews({
  connectionString,
  counter,
  watch,
  log,
  intervalMs = INTERVAL_MS,
}: ViewWriterOptions): ViewWriter {
  const pool = watchPool(
    new Pool({
      connectionString,
      max: 1,
      connectionTimeoutMillis: TIMEOUT_MS,
      statement_timeout: TIMEOUT_MS,
      idleTimeoutMillis: 2 * intervalMs,
      allowExitOnIdle: true,
    }),
    watch,
  );
  // The next flush replaces a connection that breaks while idle.
  pool.on('error', () => undefined);
  let last = Promise.resolve();
  const flush = (): Promise<void> => (last = last.then(write));
  const timer = setInterval(() => void flush(), intervalMs).unref();

  async function write(): Promise<void> {
    const counts = counter.drain();
    for (let start = 0; start < counts.length; start += BATCH) {
      const batch = counts.slice(start, start + BATCH);
      try {
        await pool.query(UPSERT, columns(batch));
      } catch (error) {
        for (const count of counts.slice(start)) counter.add(count);
        log.warn({ err: error }, 'page views could not be written down, trying again');
        return;
      }
    }
  }

  return {
    flush,
    close: async () => {
      clearInterval(timer);
      await flush();
      await pool.end();
    },
  };
}

const columns = (counts: readonly ViewCount[]) => [
  counts.map(({ day }) => day),
  counts.map(({ path }) => path),
  counts.map(({ referrer }) => referrer),
  counts.map(({ views }) => views),
];
