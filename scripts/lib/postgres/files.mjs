import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import { isSameProcess, processIdentity, sleep } from '../process.mjs';

/**
 * `place`: folder of a cluster that cannot be inside DATA_DIR.
 * @typedef {{ port: number, password: string, adminPassword: string, place: string | null }} PostgresState
 */

/** Below the ports of outgoing connections. */
export const FIRST_PORT = 20_000;
export const PORT_COUNT = 10_000;

/** Every user may enter but not list it: root’s server runs as another account. @param {string} dataDir */
export function postgresHome(dataDir) {
  const home = join(dataDir, 'postgres');
  mkdirSync(home, { recursive: true });
  if (process.getuid?.() === 0) {
    for (const folder of [dataDir, home]) chmodSync(folder, statSync(folder).mode | 0o011);
  }
  return home;
}

/** @param {string} home */
const statePath = (home) => join(home, 'launcher.json');

/** @param {string} home @returns {PostgresState | null} */
export function readState(home) {
  return existsSync(statePath(home)) ? JSON.parse(readFileSync(statePath(home), 'utf8')) : null;
}

/** Root leaves the file to the folder’s owner. @param {string} home @param {PostgresState} state */
export function writeState(home, state) {
  const text = `${JSON.stringify(state, null, 2)}\n`;
  const path = statePath(home);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  writeFileSync(`${path}.new`, text, { mode: 0o600 });
  const owner = statSync(home);
  if (process.getuid?.() === 0) chownSync(`${path}.new`, owner.uid, owner.gid);
  renameSync(`${path}.new`, path);
}

/** The port derives from the path, so that two folders rarely collide. @param {string} home @returns {PostgresState} */
export function newState(home) {
  const port = FIRST_PORT + (createHash('sha256').update(home).digest().readUInt32BE(0) % PORT_COUNT);
  return { port, password: newPassword(), adminPassword: newPassword(), place: null };
}

const newPassword = () => randomBytes(24).toString('base64url');

/** Breaks a stale lock. @template T @param {string} home @param {() => Promise<T>} work @returns {Promise<T>} */
export async function withLock(home, work) {
  const lock = join(home, 'lock');
  const deadline = Date.now() + 120_000;
  for (;;) {
    try {
      writeFileSync(lock, processIdentity(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    }
    if (Date.now() > deadline)
      throw new Error(`The database is being started by another process. If not, remove ${lock}`);
    if (isAbandoned(lock)) rmSync(lock, { force: true });
    else await sleep(50);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** @param {string} lock */
function isAbandoned(lock) {
  try {
    const holder = readFileSync(lock, 'utf8');
    return holder !== '' && !isSameProcess(holder);
  } catch {
    return false;
  }
}
