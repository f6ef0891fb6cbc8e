import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port';
import { runSql } from './sql';

interface Pooler {
  url: string;
  stop: () => Promise<void>;
}

/** Debian’s place is not on everyone’s PATH. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
/** PgBouncer refuses to run as root. */
const NOBODY = 65_534;
const PATIENCE_MS = 10_000;

/** PgBouncer in transaction mode with three connections; undefined where it is not installed. */
export async function startPooler(databaseUrl: string): Promise<Pooler | undefined> {
  if (spawnSync('pgbouncer', ['--version'], { env }).error) return undefined;
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'kitroom-pooler-'));
  chmodSync(folder, 0o755);
  const [settings, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')];
  const own = await freePort();
  writeFileSync(users, `"${username}" ""\n`);
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${port} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 3
`,
  );
  const isRoot = process.getuid?.() === 0;
  const pooler = spawn('pgbouncer', ['-q', settings], { env, stdio: 'ignore', ...(isRoot && { uid: NOBODY }) });
  const url = `postgres://${username}@127.0.0.1:${own}${pathname}`;
  await untilAnswers(url);
  return {
    url,
    stop: async () => {
      pooler.kill();
      await once(pooler, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}

async function untilAnswers(url: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      await runSql(url, 'select 1');
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(50);
    }
  }
}
