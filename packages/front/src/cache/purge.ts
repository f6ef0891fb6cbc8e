import { formatNotice, PURGE_CHANNEL, type Notice } from './notice';
import { installedStore } from './store';

type RunSql = (statement: { name: string; text: string }, values: string[]) => Promise<unknown>;

/** Each connection parses and plans it once. */
const NOTIFY = {
  name: 'cache-purge',
  text: `with written as (insert into cache_purges (id, notice) values ($2, $1)) select pg_notify('${PURGE_CHANNEL}', $1)`,
};

export function purgeLocal(notice: Notice): void {
  installedStore()?.apply(notice);
}

/** Reaches every process, this one too: on commit if in a transaction. Written down for those that miss it. */
export async function notifyPurge(run: RunSql, notice: Notice): Promise<void> {
  await run(NOTIFY, [formatNotice(notice), notice.id]);
}
