import { ensureSecret, loadSettings } from '../lib/env.mjs';
import { explain } from '../lib/lifecycle.mjs';
import { warn } from '../lib/log.mjs';
import { checkS3 } from '../lib/s3.mjs';

const PROGRESS_MS = 2_000;
const USAGE = 'Usage: npm run files:move -- --to s3|disk [--check | --delete]';

/** `npm run files:move -- --to s3|disk`. The shop may run; what it adds meanwhile needs another run. */
const [option, target, wish, ...more] = process.argv.slice(2);
const isTarget = target === 's3' || target === 'disk';
const isWish = wish === undefined || wish === '--check' || wish === '--delete';
if (option !== '--to' || !isTarget || !isWish || more.length > 0) {
  console.error(USAGE);
  process.exit(2);
}

try {
  const settings = loadSettings();
  const { s3, dataDir } = settings;
  if (!s3) throw new Error('Set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY first.');
  ensureSecret(settings);
  await checkS3(s3);
  const { diskStore } = await import('@/lib/files/store/disk-store');
  const { s3Store } = await import('@/lib/files/store/s3-store');
  const { moveFiles } = await import('@/modules/system/files/move-files');
  const { formatBytes } = await import('@/domain/text/format-bytes');
  const [disk, bucket] = [diskStore(dataDir), s3Store(s3)];
  const [from, to] = target === 's3' ? [disk, bucket] : [bucket, disk];
  let shown = Date.now();
  const { total, copied, verified, wrong } = await moveFiles({
    ...{ from, to, isCheck: wish === '--check' },
    onProgress: ({ done, total: all }) => {
      if (Date.now() - shown < PROGRESS_MS) return;
      shown = Date.now();
      console.log(`${done.files} of ${all.files} files, ${formatBytes(done.bytes)} of ${formatBytes(all.bytes)}`);
    },
  });
  for (const key of wrong) console.error(`Missing or different: ${key}`);
  console.log(
    `${total.files} files, ${formatBytes(total.bytes)}: ${verified.length} verified, ${copied} of them copied now; ${wrong.length} missing or different.`,
  );
  if (wrong.length > 0) process.exitCode = 1;
  else if (wish === '--delete') {
    await from.remove(verified);
    console.log(`Deleted where they were: ${verified.length} files.`);
  }
} catch (error) {
  warn(explain(error));
  process.exitCode = 1;
}
process.exit();
