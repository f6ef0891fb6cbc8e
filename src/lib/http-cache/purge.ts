import { prepared, type Prepared } from '@/lib/prepared';
import { formatNotice, PURGE_CHANNEL, type Notice } from './notice';
import { installedStore } from './store';

/** Anything that runs one SQL statement: a pg pool or client, or a transaction's own client. */
export type RunSql = (statement: Prepared, values: string[]) => Promise<unknown>;

/** Drops stored responses in this process at once; without a running server it does nothing. */
export function purgeLocal(notice: Notice): void {
  installedStore()?.heed(notice);
}

/**
 * Tells every process, this one too, what to drop. Inside a transaction PostgreSQL delivers it on commit and not at
 * all on rollback. It is written down as well, for those that do not hear it. Rejects as the statement does.
 */
export async function notifyPurge(run: RunSql, notice: Notice): Promise<void> {
  await run(
    prepared(
      `with written as (insert into cache_purges (id, notice) values ($2, $1)) select pg_notify('${PURGE_CHANNEL}', $1)`,
    ),
    [formatNotice(notice), notice.id],
  );
}
