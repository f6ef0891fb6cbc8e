import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port';
import { debianEnv, programOf, type Program } from './program';
import { runSql } from './sql';

export interface Pooler extends Program {
  url: string;
}

/** PgBouncer refuses to run as root. */
const NOBODY = 65_534;

/** PgBouncer in transaction mode; undefined where it is not installed. @param poolSize connections to the database */
export async function startPooler(databaseUrl: string, poolSize = 3): Promise<Pooler | undefined> {
  if (spawnSync('pgbouncer', ['--version'], { env: debianEnv }).error) return undefined;
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
admin_users = ${username}
pool_mode = transaction
default_pool_size = ${poolSize}
server_login_retry = 1
`,
  );
  const isRoot = process.getuid?.() === 0;
  const url = `postgres://${username}@127.0.0.1:${own}${pathname}`;
  const isUp = () =>
    runSql(url, 'select 1').then(
      () => true,
      () => false,
    );
  const program = programOf(['pgbouncer', '-q', settings], isUp, isRoot ? { uid: NOBODY } : {});
  await program.start();
  return {
    ...program,
    url,
    stop: async (signal) => {
      await program.stop(signal);
      if (signal !== 'SIGKILL') rmSync(folder, { recursive: true });
    },
  };
}
