import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { backUpCluster, restoreCluster } from '../../setup/cluster';
import { runSql } from '../../setup/sql';
import { order } from '../orders';
import type { Site } from './site';

/** Restores a base backup and the archived log as of a moment between two orders. @returns numbers of each it has */
export async function recoverBetween(
  { shop, folder, archive, database }: Site,
  product: string,
): Promise<[number, number]> {
  const { primary } = database;
  const base = join(folder, 'base');
  await backUpCluster(primary, base);
  const keys = [crypto.randomUUID(), crypto.randomUUID()] as const;
  await order(shop, product, keys[0]);
  const [moment] = await runSql(primary.adminUrl, 'select now()::text as at');
  await order(shop, product, keys[1]);
  const [written] = await runSql(primary.adminUrl, 'select pg_walfile_name(pg_switch_wal()) as file');
  const archived = `select 1 as is from pg_stat_archiver where last_archived_wal >= '${String(written?.file)}'`;
  while ((await runSql(primary.adminUrl, archived)).length === 0) await sleep(50);

  const other = join(folder, 'recovered');
  mkdirSync(other, { mode: 0o711 });
  const recovered = await restoreCluster(base, {
    folder: other,
    state: primary.state,
    signal: 'recovery',
    settings: {
      restore_command: `cp "${archive}/%f" "%p"`,
      recovery_target_time: String(moment?.at),
      recovery_target_action: 'promote',
      archive_mode: 'off',
    },
  });
  try {
    const counts = keys.map(async (key) => {
      const found = await runSql(recovered.url, `select 1 from orders where idempotency_key = '${key}'`);
      return found.length;
    });
    const [before = NaN, after = NaN] = await Promise.all(counts);
    return [before, after];
  } finally {
    await recovered.stop();
  }
}
