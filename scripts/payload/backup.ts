import path from 'node:path';
import { withDatabase } from './with-database';

/** `npm run backup`: backs up into DATA_DIR/backups, or the bucket. The shop may run. */
await withDatabase(async (_url, dataDir) => {
  const { getPayloadClient } = await import('@/lib/payload/payload-client');
  const { localRequest } = await import('@/lib/payload/local-request');
  const { backupStatus, startBackup } = await import('@/modules/system/backup/backup-job');
  const { env } = await import('@/lib/env');
  const payload = await getPayloadClient();
  const started = await startBackup({ payload, req: await localRequest(payload) });
  if (started.ok) await started.ended;
  const status = await backupStatus(payload);
  const folder = env.s3 ? `s3://${env.s3.bucket}/backups` : path.join(dataDir, 'backups');
  if (status?.state === 'done') console.log(`${folder}/${status.name}`);
  else console.error(status?.message ?? 'A backup is already being made.');
  await payload.db.pool.end();
  await payload.destroy();
  return status?.state === 'done' ? 0 : 1;
});
