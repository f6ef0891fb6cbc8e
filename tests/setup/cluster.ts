import { appendFileSync, chmodSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { chooseAccount, give } from '../../scripts/lib/postgres/account.mjs';
import { halt, readPostmaster } from '../../scripts/lib/postgres/cluster.mjs';
import { newState, postgresHome } from '../../scripts/lib/postgres/files.mjs';
import { openCluster } from '../../scripts/lib/postgres/place.mjs';
import { ensureDatabase, ensureRunning } from '../../scripts/lib/postgres/server.mjs';
import { freePort } from './free-port';
import { runSql } from './sql';

type State = ReturnType<typeof newState>;
type Files = Awaited<ReturnType<typeof openCluster>>;

/** PostgreSQL that nothing restarts. */
export interface Cluster {
  port: number;
  url: string;
  adminUrl: string;
  path: string;
  state: State;
  pid: () => number;
  /** On the same port; waits until it accepts connections. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

type NewCluster = { durable?: boolean };

/** @param folder which others may enter, as root’s server runs as another account */
export async function startCluster(folder: string, { durable = false }: NewCluster = {}): Promise<Cluster> {
  const home = postgresHome(folder);
  const state = { ...newState(home), port: await freePort() };
  const files = await openCluster(home, state, durable, () => undefined);
  const cluster = clusterOf(home, files, state);
  await cluster.start();
  await ensureDatabase(files, state);
  return cluster;
}

/** Copies its log into a new folder from now on, for recovery to a moment (docs/guide/backup.md). */
export async function archiveLog({ adminUrl, stop, start }: Cluster, archive: string): Promise<void> {
  mkdirSync(archive);
  chmodSync(archive, 0o777);
  await runSql(
    adminUrl,
    'alter system set archive_mode = on',
    `alter system set archive_command = 'test ! -f "${archive}/%f" && cp "%p" "${archive}/%f"'`,
  );
  await stop();
  await start();
}

/** By PostgreSQL’s low-level API, as the embedded one has no pg_basebackup. No file may vanish meanwhile. */
export async function backUpCluster({ adminUrl, path }: Cluster, target: string): Promise<void> {
  const client = new pg.Client(adminUrl);
  await client.connect();
  await client.query(`select pg_backup_start('copy', true)`);
  cpSync(path, target, { recursive: true, filter: (file) => !LEFT_OUT.test(file) });
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  writeFileSync(join(target, 'backup_label'), rows[0]?.labelfile ?? '');
  await client.end();
}

/** The log, of which a restored server fetches what it needs, and what belongs to a running server. */
const LEFT_OUT = /\/(?:pg_wal\/[0-9A-F]{8}.*|archive_status\/.+|postmaster\.\w+|\.s\.PGSQL\..+)$/;

type Restored = { folder: string; state: State; signal: 'standby' | 'recovery'; settings: Record<string, string> };

/** @param settings where it finds the log, and until when */
export async function restoreCluster(backup: string, { folder, state, signal, settings }: Restored): Promise<Cluster> {
  const home = postgresHome(folder);
  const path = join(home, 'cluster');
  cpSync(backup, path, { recursive: true });
  writeFileSync(join(path, `${signal}.signal`), '');
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  appendFileSync(join(path, 'postgresql.auto.conf'), lines.join(''));
  const own = { ...state, port: await freePort(), place: null };
  give(chooseAccount(join(home, 'none')), path);
  const cluster = clusterOf(home, await openCluster(home, own, true, () => undefined), own);
  await cluster.start();
  return cluster;
}

export async function startReplica(primary: Cluster, folder: string): Promise<Cluster> {
  const backup = join(folder, 'backup');
  await backUpCluster(primary, backup);
  const { port, state } = primary;
  const primary_conninfo = `host=127.0.0.1 port=${port} user=postgres password=${state.adminPassword}`;
  return restoreCluster(backup, { folder, state, signal: 'standby', settings: { primary_conninfo } });
}

function clusterOf(home: string, files: Files, state: State): Cluster {
  const urlFor = (name: string, password: string) => `postgres://${name}:${password}@127.0.0.1:${state.port}/${name}`;
  const { path } = files;
  return {
    path,
    state,
    port: state.port,
    url: urlFor('kitroom', state.password),
    adminUrl: urlFor('postgres', state.adminPassword),
    pid: () => readPostmaster(path)?.pid ?? NaN,
    start: async () => void (await ensureRunning(home, files, state, { samePort: true })),
    stop: () => halt(files),
  };
}
