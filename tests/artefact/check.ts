import { chmodSync, chownSync, copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/env.mjs';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { chooseAccount } from '../../scripts/lib/postgres/account.mjs';
import { startS3 } from '../setup/s3-server';
import { build, copySources, differences } from './builds';
import { artefactRunner } from './shop';
import { login, walk } from './walk';

/** `npm run check:artefact`: same bytes from another folder, run read-only by another user. `-- --once`: only here. */
const folder = mkdtempSync(join(tmpdir(), 'kitroom-artefact-'));
const artefact = join(folder, 'shop');
let failed = 0;

async function check(what: string, work: () => Promise<unknown>): Promise<void> {
  const since = performance.now();
  const problem = await work().then(
    () => undefined,
    (error: unknown) => error,
  );
  if (problem) failed += 1;
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  console.log(`${problem ? '✗' : '✓'} ${what} (${seconds} s)`);
  if (problem) console.log(problem instanceof Error ? problem.message : problem);
}

function newFolder(name: string): string {
  const path = join(folder, name);
  mkdirSync(path);
  if (account.uid !== undefined && account.gid !== undefined) chownSync(path, account.uid, account.gid);
  return path;
}

chmodSync(folder, 0o711);
const account = chooseAccount(folder);
const [node, dataDir] = [join(folder, 'node'), newFolder('data')];
copyFileSync(process.execPath, node);
const { launch, program } = artefactRunner({ artefact, node, account });

try {
  await check('is built', () => build(ROOT));
  if (process.argv[2] !== '--once')
    await check('is the same from another folder', async () => {
      const other = join(folder, 'checkout');
      copySources(other);
      await build(other);
      const found = differences(join(ROOT, 'dist'), join(other, 'dist'));
      if (found.length > 0) throw new Error(`${found.length} files differ:\n${found.slice(0, 20).join('\n')}`);
    });
  cpSync(join(ROOT, 'dist'), artefact, { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'a-w', artefact]);

  await check('refuses to keep data in itself', async () => {
    const refused = await program('backup', [], { DATA_DIR: join(artefact, 'data') }).catch(String);
    if (!refused.includes('DATA_DIR must be the full path')) throw new Error(refused);
  });
  let backup = '';
  await check('starts with its own database, and serves', async () => {
    const shop = await launch({ DATA_DIR: dataDir });
    try {
      await walk(shop.url);
      backup = (await program('backup', [], { DATA_DIR: dataDir })).trim().split('\n').at(-1) ?? '';
      await program('verify-log', [], { DATA_DIR: dataDir });
      await program('check-books', [], { DATA_DIR: dataDir });
    } finally {
      await shop.stop();
    }
  });
  await check('restores its backup elsewhere', async () => {
    const restored = { DATA_DIR: newFolder('restored') };
    await program('restore', [backup], restored);
    const shop = await launch(restored);
    await walk(shop.url).finally(() => shop.stop());
  });
  await check('moves its files into a bucket, and serves them from there', async () => {
    const s3 = await startS3();
    const settings = { DATA_DIR: dataDir, ...s3.environment };
    try {
      await program('move-files', ['--to', 's3', '--delete'], settings);
      const shop = await launch(settings);
      await walk(shop.url).finally(() => shop.stop());
      await program('move-files', ['--to', 'disk'], settings);
    } finally {
      await s3.stop();
    }
  });
  await check('starts with another database', async () => {
    const postgres = await startPostgres({ dataDir: newFolder('postgres'), durable: false });
    const settings = {
      DATA_DIR: newFolder('empty'),
      DATABASE_URL: postgres.url,
      PAYLOAD_SECRET: 'of the check of the artefact alone',
      ADMIN_PASSWORD: 'A long one 7 for the check',
    };
    const shop = await launch(settings);
    try {
      await program('create-admin', ['owner@shop.test', 'An Owner'], settings);
      await login(shop.url, 'admin-users', { email: 'owner@shop.test', password: settings.ADMIN_PASSWORD });
    } finally {
      await shop.stop();
      await postgres.stop();
    }
  });
} finally {
  spawnSync('chmod', ['-R', 'u+w', artefact]);
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed === 0 ? 0 : 1);
