import { Client } from 'pg';
import { z } from 'zod';
import { isSameForAll } from '@/lib/http-cache/public-parameters';
import type { Log } from '@kitroom/front/http/request-log';

const KEY = 'popular-pages';
const MOST = 2_000;
const SAVE_EVERY_MS = 5 * 60_000;
const DAYS_OF_VIEWS = 7;
const MOST_VIEWED = 300;
const TIMEOUT_MS = 10_000;
const Paths = z.array(z.string().startsWith('/')).catch([]);

type WithDatabase = { connectionString: string; log: Pick<Log, 'warn'> };

/** Pages to make after a start: those popular before it, then the most viewed of a week. None without database. */
export async function findPopularPages(options: WithDatabase): Promise<string[]> {
  const found = await withClient(options, 'popular pages are not made ahead', async (client) => {
    const saved = await client.query<{ data: unknown }>('select data from payload_kv where key = $1', [KEY]);
    const viewed = await client.query<{ path: string }>(
      `select path from page_views where day > current_date - $1::int
        group by path order by sum(views) desc, path limit $2`,
      [DAYS_OF_VIEWS, MOST_VIEWED],
    );
    const paths = new Set([...Paths.parse(saved.rows[0]?.data), ...viewed.rows.map(({ path }) => path)]);
    return [...paths].filter((path) => isSameForAll(path.replace(/\?.*/, '')));
  });
  return found ?? [];
}

/** Saves the most popular pages for the next start, of any machine: every five minutes and at the end. */
export function savePopularPages(options: WithDatabase & { popular: (most: number) => string[] }): {
  close: () => Promise<void>;
} {
  const save = async () => {
    const paths = options.popular(MOST);
    // Nothing was requested since the start: what is saved is better.
    if (paths.length === 0) return;
    await withClient(options, 'popular pages are not saved', (client) =>
      client.query(
        'insert into payload_kv (key, data) values ($1, $2) on conflict (key) do update set data = excluded.data',
        [KEY, JSON.stringify(paths)],
      ),
    );
  };
  const timer = setInterval(() => void save(), SAVE_EVERY_MS).unref();
  return {
    close: async () => {
      clearInterval(timer);
      await save();
    },
  };
}

async function withClient<Result>(
  { connectionString, log }: WithDatabase,
  failure: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result | undefined> {
  const client = new Client({ connectionString, connectionTimeoutMillis: TIMEOUT_MS, query_timeout: TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    log.warn({ err: error }, failure);
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}
