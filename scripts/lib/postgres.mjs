import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { readPostmaster, halt } from './postgres/cluster.mjs';
import { newState, postgresHome, readState, withLock } from './postgres/files.mjs';
import { openCluster } from './postgres/place.mjs';
import { ensureDatabase, ensureRunning, urlOf } from './postgres/server.mjs';
import { isAlive } from './process.mjs';
import { addUser, removeUser } from './users.mjs';

/**
 * @typedef {object} PostgresOptions
 * @property {string} dataDir holds the database in its folder `postgres`
 * @property {(message: string) => void} [log]
 * @property {boolean} [durable] false for throw-away databases: faster, lost by a power cut
 */
/**
 * @typedef {object} RunningPostgres
 * @property {string} url of the shop's database, for a role that owns it and may make others
 * @property {string} adminUrl of the server's own database, for its superuser
 * @property {boolean} started false if the server already ran
 * @property {() => Promise<void>} stop stops the server, unless another process still uses it
 */

const SUPERVISION_MS = 500;

/** Restarts a crashed server on the same port. @param {PostgresOptions} options @returns {Promise<RunningPostgres>} */
export async function startPostgres({ dataDir, log = () => {}, durable = true }) {
  mkdirSync(dataDir, { recursive: true });
  const home = postgresHome(realpathSync(dataDir));

  const { cluster, state, started, note } = await withLock(home, async () => {
    const state = readState(home) ?? newState(home);
    const cluster = await openCluster(home, state, durable, log);
    const started = await ensureRunning(home, cluster, state);
    await ensureDatabase(cluster, state);
    return { cluster, state, started, note: addUser(home) };
  });

  const stopping = new AbortController();
  const supervision = supervise();

  async function supervise() {
    for (;;) {
      await pause(SUPERVISION_MS, null, { ref: false, signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      const postmaster = readPostmaster(cluster.path);
      if (postmaster && isAlive(postmaster.pid)) continue;
      log('The database stopped unexpectedly: starting it again');
      await withLock(home, () => ensureRunning(home, cluster, state, { samePort: true })).catch((error) =>
        log(error.message),
      );
    }
  }

  return {
    url: urlOf(cluster, state, 'kitroom'),
    adminUrl: urlOf(cluster, state, 'postgres'),
    started,
    async stop() {
      if (stopping.signal.aborted) return;
      stopping.abort();
      await supervision;
      await withLock(home, async () => {
        if (!removeUser(home, note)) await halt(cluster);
      });
    },
  };
}

/** It must not run. @param {string} dataDir */
export function removePostgres(dataDir) {
  const home = join(dataDir, 'postgres');
  const place = readState(home)?.place;
  if (place) rmSync(place, { recursive: true, force: true });
  rmSync(home, { recursive: true, force: true });
}
