import { Client } from 'pg';
import { isSameForAll } from '@/lib/http-cache/public-parameters';
import type { Log } from '@kitroom/front/http/request-log';

const DAYS = 7;
const MOST = 300;
const TIMEOUT_MS = 10_000;

/** Paths of public pages by their views of the last week, the most seen first; none if the database is away. */
export async function mostSeen(connectionString: string, log: Pick<Log, 'warn'>): Promise<string[]> {
  const client = new Client({ connectionString, connectionTimeoutMillis: TIMEOUT_MS, query_timeout: TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ path: string }>(
      `select path from page_views where day > current_date - $1::int
        group by path order by sum(views) desc, path limit $2`,
      [DAYS, MOST],
    );
    return rows.map(({ path }) => path).filter(isSameForAll);
  } catch (error) {
    log.warn({ err: error }, 'the most seen pages are not made ahead');
    return [];
  } finally {
    await client.end().catch(() => undefined);
  }
}
