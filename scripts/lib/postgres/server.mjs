import { existsSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

import { commandLine, isAlive, sleep } from '../process.mjs';
import { launch, readPostmaster } from './cluster.mjs';
import { FIRST_PORT, PORT_COUNT, writeState } from './files.mjs';

/** @typedef {import('./cluster.mjs').Cluster} Cluster */
/** @typedef {import('./files.mjs').PostgresState} PostgresState */

const PATIENCE_MS = 30_000;

/** Bytes that every system allows. */
const SOCKET_PATH_LIMIT = 103;

/**
 * A socket saves a third of a statement’s cost over TCP.
 * @param {Cluster} cluster @param {PostgresState} state @param {'kitroom' | 'postgres'} name database and user
 */
export function urlOf(cluster, state, name) {
  const password = name === 'postgres' ? state.adminPassword : state.password;
  const url = `postgres://${name}:${password}@127.0.0.1:${state.port}/${name}`;
  const socket = join(cluster.path, `.s.PGSQL.${state.port}`);
  if (Buffer.byteLength(socket) > SOCKET_PATH_LIMIT || !existsSync(socket)) return url;
  return `${url}?host=${encodeURIComponent(cluster.path)}`;
}

/**
 * @param {string} home @param {Cluster} cluster @param {PostgresState} state
 * @param {{ samePort?: boolean }} [options] `samePort` if clients know the port
 * @returns {Promise<boolean>} false if it already ran
 */
export async function ensureRunning(home, cluster, state, { samePort = false } = {}) {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const port = await runningPort(cluster, state, deadline);
    if (port !== null) {
      remember(home, state, port);
      return false;
    }
    if (!samePort) remember(home, state, await freePort(state.port));
    const result = await launch(cluster, state.port);
    if (result === 'started') return true;
    if (typeof result === 'object') throw new Error(`PostgreSQL did not start:\n${result.failed}`);
    await sleep(200);
  }
  throw new Error(`PostgreSQL did not start within ${PATIENCE_MS / 1000} s; see ${join(cluster.path, 'server.log')}`);
}

/** @param {string} home @param {PostgresState} state @param {number} port */
function remember(home, state, port) {
  if (state.port === port) return;
  state.port = port;
  writeState(home, state);
}

/** @param {Cluster} cluster @param {PostgresState} state @param {number} deadline @returns {Promise<number | null>} */
async function runningPort(cluster, state, deadline) {
  while (Date.now() < deadline) {
    const postmaster = readPostmaster(cluster.path);
    if (!postmaster) return null;
    if (!isServerOf(cluster, postmaster.pid)) {
      // PostgreSQL refuses to start if this file has another process’s id.
      rmSync(join(cluster.path, 'postmaster.pid'), { force: true });
      return null;
    }
    const problem = await connect(cluster, { ...state, port: postmaster.port }, 'postgres', async () => {});
    if (problem === null || problem === '53300') return postmaster.port;
    if (problem === '28P01')
      throw new Error(`The database in ${cluster.path} runs, but refuses the password in launcher.json.`);
    await sleep(100);
  }
  return null;
}

/** @param {Cluster} cluster @param {number} pid */
function isServerOf(cluster, pid) {
  return isAlive(pid) && (commandLine(pid)?.includes(cluster.path) ?? true);
}

/** @param {Cluster} cluster @param {PostgresState} state */
export async function ensureDatabase(cluster, state) {
  const missing = await connect(cluster, state, 'kitroom', async () => {});
  if (missing === null) return;
  const problem = await connect(cluster, state, 'postgres', async (client) => {
    const role = await client.query("select 1 from pg_roles where rolname = 'kitroom'");
    const verb = role.rowCount === 0 ? 'create' : 'alter';
    await client.query(`${verb} role kitroom login createdb password ${client.escapeLiteral(state.password)}`);
    const database = await client.query("select 1 from pg_database where datname = 'kitroom'");
    if (database.rowCount === 0) await client.query('create database kitroom owner kitroom');
  });
  if (problem !== null) throw new Error(`The database could not be prepared (${problem})`);
}

/**
 * @param {Cluster} cluster @param {PostgresState} state @param {'kitroom' | 'postgres'} name
 * @param {(client: import('pg').Client) => Promise<void>} work @returns {Promise<string | null>} code of the error
 */
async function connect(cluster, state, name, work) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: urlOf(cluster, state, name), connectionTimeoutMillis: 3_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await work(client);
    return null;
  } catch (error) {
    return /** @type {{ code?: string }} */ (error).code ?? String(error);
  } finally {
    await client.end().catch(() => {});
  }
}

/** @param {number} wanted tries the next ones, too */
async function freePort(wanted) {
  for (let step = 0; step < PORT_COUNT; step += 1) {
    const port = FIRST_PORT + ((wanted - FIRST_PORT + step) % PORT_COUNT);
    if (await isFree(port)) return port;
  }
  throw new Error('No port is free for the database.');
}

/** @param {number} port @returns {Promise<boolean>} */
const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
