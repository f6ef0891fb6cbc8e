import { spawnSync } from 'node:child_process';
import pg from 'pg';
import { fillGrowth } from './fill-growth';
import { withDatabase } from './own-database';

/** `npm run bench:growth`: the back office with a million orders. `--in=folder` keeps the database; `--only=word`, `--plans`. */
const folder = process.argv.find((argument) => argument.startsWith('--in='))?.slice('--in='.length);

await withDatabase(async ({ adminUrl, env, isNew }) => {
  if (isNew) {
    const client = new pg.Client(adminUrl);
    await client.connect();
    await fillGrowth(client);
    await client.end();
  }
  spawnSync(process.execPath, ['scripts/run.mjs', 'bench/measure-growth.ts', ...process.argv.slice(2)], {
    env,
    stdio: 'inherit',
  });
}, folder);
