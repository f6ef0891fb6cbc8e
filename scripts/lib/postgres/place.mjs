import { chmodSync, existsSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';

import { canEnter, chooseAccount } from './account.mjs';
import { findBinaries } from './binaries.mjs';
import { clusterVersion, createCluster, repairOwnership } from './cluster.mjs';
import { writeState } from './files.mjs';

/** @typedef {import('./account.mjs').Account} Account */
/** @typedef {import('./files.mjs').PostgresState} PostgresState */

/**
 * @param {string} home @param {PostgresState} state @param {boolean} durable @param {(message: string) => void} log
 * @returns {Promise<import('./cluster.mjs').Cluster>}
 */
export async function openCluster(home, state, durable, log) {
  const known = join(state.place ?? home, 'cluster');
  if (state.place && !existsSync(known)) {
    throw new Error(
      `The database of this folder is kept in ${state.place}, which is not there. Bring it back, ` +
        `or remove ${home} to begin with an empty one.`,
    );
  }
  const account = chooseAccount(known);
  if (!state.place && !canEnter(account, home)) {
    if (existsSync(known))
      throw new Error(`User ${account.uid}, who owns the database, cannot enter ${home}: open the folders above it.`);
    state.place = elsewhere(account);
    log(`PostgreSQL does not run as root, and other users cannot enter ${home}: the database goes to ${state.place}`);
  }
  writeState(home, state);

  const base = state.place ?? home;
  const path = join(base, 'cluster');
  const binaries = findBinaries({ account, major: clusterVersion(path), copies: base, log });
  const cluster = { path, account, binaries, durable };
  if (clusterVersion(path) === null) {
    log(`Creating a PostgreSQL ${binaries.version} database in ${path}`);
    await createCluster(cluster, state.adminPassword);
  } else {
    repairOwnership(cluster);
  }
  return cluster;
}

/** Always a new folder: an older one may hold the only copy of data. @param {Account} account */
function elsewhere(account) {
  for (const parent of ['/var/lib', '/srv', '/opt']) {
    if (!existsSync(parent) || !canEnter(account, parent)) continue;
    try {
      const place = mkdtempSync(join(parent, 'kitroom-'));
      chmodSync(place, 0o711);
      return place;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EROFS') throw error;
    }
  }
  throw new Error(
    'No folder was found where PostgreSQL, which does not run as root, could keep its data: set DATA_DIR or DATABASE_URL.',
  );
}
