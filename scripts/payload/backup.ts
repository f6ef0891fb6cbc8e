import path from 'node:path';
import { withDatabase } from './with-database';

/** `npm run backup`: backs up into DATA_DIR/backups. The shop may run. */
await withDatabase(async () => {
  const { getPayloadClient } = await import('@/lib/payload/payload-client');
  const { localRequest } = await import('@/lib/payload/local-request');
  const { backupStatus, startBackup } = await import('@/modules/system/backup/backup-job');
  const { backupFolder } = await import('@/modules/system/backup/backup-files');
  const payload = await getPayloadClient();
  const started = await startBackup({ payload, req: await localRequest(payload) });
  if (started.ok) await started.ended;
  const status = await backupStatus(payload);
  if (status?.state === 'done') console.log(path.join(backupFolder, status.name));
  else console.error(status?.message ?? 'A backup is already being made.');
  await payload.db.pool.end();
  await payload.destroy();
  return status?.state === 'done' ? 0 : 1;
});
