import { spawnSync } from 'node:child_process';
import { withDatabase } from './own-database';

/** `npm run bench:mail`: emails a second from the queue to an SMTP server on loopback. */
await withDatabase(async ({ env }) => {
  spawnSync(process.execPath, ['scripts/run.mjs', 'bench/measure-mail.ts'], { env, stdio: 'inherit' });
});
