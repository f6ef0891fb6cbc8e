import { formatNotice, PURGE_CHANNEL, type Notice } from './notice';
import { installedStore } from './store';

/** A pg pool or client, or a transaction's own client. */
type RunSql = (statement: { name: string; text: string }, values: string[]) => Promise<unknown>;

/** Each connection parses and plans it once. */
const NOTIFY = {
  name: 'cache-purge',
  text: `with written as (insert into cache_purges (id, notice) values ($2, $1)) select pg_notify('${PURGE_CHANNEL}', $1)`,
};

/** Drops stored responses in this process; does nothing without a running server. */
export function purgeLocal(notice: Notice): void {
  installedStore()?.apply(notice);
}

/**
 * Notifies every process, this one too, of a purge. Inside a transaction PostgreSQL delivers it on commit and not at
 * all on rollback. It is also written down for processes that miss it. Rejects as the statement does.
 */
export async function notifyPurge(run: RunSql, notice: Notice): Promise<void> {
  await run(NOTIFY, [formatNotice(notice), notice.id]);
}
