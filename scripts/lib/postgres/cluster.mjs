import { spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join, parse } from 'node:path';

import { give } from './account.mjs';
import { postgresEnv, programPath } from './binaries.mjs';
import { serverOptions } from './settings.mjs';

/** @typedef {import('./account.mjs').Account} Account */
/** @typedef {import('./binaries.mjs').Binaries} Binaries */
/** @typedef {{ path: string, account: Account, binaries: Binaries, durable: boolean }} Cluster */

const LOG_LIMIT_BYTES = 5_000_000;

/** @param {string} path */
const logPath = (path) => join(path, 'server.log');

/** Null without a cluster. @param {string} path */
export function clusterVersion(path) {
  const file = join(path, 'PG_VERSION');
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : null;
}

/** Never leaves an incomplete cluster. @param {Cluster} cluster @param {string} password of the superuser */
export async function createCluster(cluster, password) {
  const { account, binaries, durable } = cluster;
  const path = `${cluster.path}.new`;
  const passwordFile = `${cluster.path}.password`;
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account.uid !== undefined && account.gid !== undefined) {
    chownSync(path, account.uid, account.gid);
    chownSync(passwordFile, account.uid, account.gid);
  }
  try {
    const args = [
      `--pgdata=${path}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
    ];
    if (!durable) args.push('--no-sync');
    let result = await runProgram(cluster, 'initdb', [...args, ...localeArgs(binaries)]);
    if (/invalid locale name/.test(result.output))
      result = await runProgram(cluster, 'initdb', [...args, '--locale=C']);
    if (/could not look up effective user/.test(result.output)) {
      throw new Error('PostgreSQL needs a user with a name: add this user id to /etc/passwd, or set DATABASE_URL.');
    }
    if (result.code !== 0) throw new Error(`PostgreSQL's initdb failed:\n${result.output}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(path, cluster.path);
}

/** The same on every machine: PostgreSQL’s own from version 17, else the system’s. @param {Binaries} binaries */
const localeArgs = (binaries) =>
  binaries.major >= 17 ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : ['--locale=C.UTF-8'];

/** For a cluster that root has copied or restored. @param {Cluster} cluster */
export function repairOwnership({ path, account }) {
  const { uid } = statSync(path);
  if (account.uid !== undefined && uid !== account.uid) give(account, path);
  const ours = account.uid ?? process.getuid?.();
  if (ours !== undefined && account.uid === undefined && uid !== ours) {
    throw new Error(`The database in ${path} belongs to another user (id ${uid}): start as that user, or as root.`);
  }
  if (process.platform !== 'win32') chmodSync(path, 0o700);
}

/**
 * Resolves once it accepts connections.
 * @param {Cluster} cluster @param {number} port
 * @returns {Promise<'started' | 'port-taken' | 'still-running' | { failed: string }>}
 */
export async function launch(cluster, port) {
  const log = logPath(cluster.path);
  const before = existsSync(log) ? readFileSync(log).length : 0;
  if (before > LOG_LIMIT_BYTES) truncateSync(log);
  const args = [
    'start',
    '-w',
    '-s',
    '-t',
    '60',
    '-D',
    cluster.path,
    '-l',
    log,
    '-o',
    serverOptions(port, cluster.durable),
  ];
  const { code, output } = await runProgram(cluster, 'pg_ctl', args);
  if (code === 0) return 'started';

  const logged = existsSync(log) ? readFileSync(log, 'utf8').slice(before > LOG_LIMIT_BYTES ? 0 : before) : '';
  if (/could not bind|could not create any TCP/i.test(logged)) return 'port-taken';
  if (/lock file .* already exists|pre-existing shared memory/i.test(logged)) return 'still-running';
  return { failed: `${output}\n${logged}`.trim() };
}

/** Disconnects clients; harmless if it does not run. @param {Cluster} cluster */
export async function halt(cluster) {
  const stop = (/** @type {string} */ mode) =>
    runProgram(cluster, 'pg_ctl', ['stop', '-s', '-w', '-t', '20', '-m', mode, '-D', cluster.path]);
  if (!existsSync(join(cluster.path, 'postmaster.pid'))) return;
  const { code } = await stop('fast');
  if (code !== 0 && existsSync(join(cluster.path, 'postmaster.pid'))) await stop('immediate');
}

/** Also after a crash. @param {string} path @returns {{ pid: number, port: number } | null} */
export function readPostmaster(path) {
  try {
    const lines = readFileSync(join(path, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]) };
  } catch {
    return null;
  }
}

/**
 * In a process group of its own, so that Ctrl-C reaches only us.
 * @param {Cluster} cluster @param {'initdb' | 'pg_ctl'} program @param {string[]} args
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function runProgram({ account, binaries }, program, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(programPath(binaries, program), args, {
      ...account,
      cwd: parse(process.cwd()).root,
      env: postgresEnv(),
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('exit', (code) => resolve({ code, output: output.trim() }));
  });
}
