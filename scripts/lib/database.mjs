import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from './env.mjs';
import { say } from './log.mjs';
import { sleep } from './process.mjs';

const PATIENCE_MS = 30_000;
const POLL_MS = 500;
const CHANNEL = 'kitroom_start';
/** As the shop’s own connections have them. */
const LIMITS = { statement_timeout: 30_000 };

const POOLED = {
  DATABASE_URL:
    'No purges are heard over DATABASE_URL: it leads to a pooler. Set DATABASE_DIRECT_URL to the database itself.',
  DATABASE_DIRECT_URL:
    'No purges are heard over DATABASE_DIRECT_URL: it leads to a pooler. Set it to the database itself.',
  DATABASE_REPLICA_URL: 'DATABASE_REPLICA_URL leads to a pooler. Set it to the replica itself.',
};

/** Others are names of development, which migrates nothing. */
const MIGRATION = /^\d{8}_\d{6}_/;

const DEMO_ACCOUNTS = `
  select email as name, hash, salt from admin_users where is_active and email like '%@demo.test'
  union all
  select username, hash, salt from team_profiles where is_active and username = 'northside-netball'`;

/**
 * State of a database for the launcher.
 * @typedef {object} DatabaseStatus
 * @property {string[]} pending names of the migrations that have not run yet
 * @property {string | undefined} newer a migration of a later release, if one has run
 * @property {boolean} begun true once it has the pages of a new shop
 * @property {boolean} demo true if the demo data is complete
 * @property {boolean} demoBegun true if demo data was begun, though perhaps interrupted
 * @property {boolean} used true if it has staff, so is a real shop
 * @property {import('./demo.mjs').Account[]} demoAccounts active accounts of the demo
 */

/** Waits for a server that is starting. @param {string} url @returns {Promise<DatabaseStatus>} @throws as checkChannel */
export async function inspect(url) {
  const client = await connect(url);
  /** @param {string} table @param {string} query */
  const rows = async (table, query) => {
    const { rows: found } = await client.query('select to_regclass($1) is not null as exists', [table]);
    return found[0].exists ? (await client.query(query)).rows : [];
  };
  try {
    const { server_encoding: encoding } = (await client.query('show server_encoding')).rows[0];
    if (encoding !== 'UTF8')
      throw new Error(`The database of DATABASE_URL stores text as ${encoding}. Create one with the encoding UTF8.`);
    const done = new Set(
      (await rows('payload_migrations', 'select name from payload_migrations')).map(({ name }) => name),
    );
    const state = new Set(
      (await rows('app_state', "select key from app_state where key like 'demo-%' or key = 'starter-pages'")).map(
        ({ key }) => key,
      ),
    );
    const known = migrationNames();
    return {
      pending: known.filter((name) => !done.has(name)),
      newer: [...done].findLast((name) => MIGRATION.test(name) && name > (known.at(-1) ?? '')),
      begun: state.has('starter-pages'),
      demo: state.has('demo-seeded'),
      demoBegun: state.has('demo-seeding'),
      used: (await rows('admin_users', 'select 1 from admin_users limit 1')).length > 0,
      demoAccounts: await rows('team_profiles', DEMO_ACCOUNTS),
    };
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Prepares a database while no other launcher does; waits for one that began. The lock ends with its connection.
 * @template T @param {string} url @param {() => Promise<T>} prepare @returns {Promise<T>}
 */
export async function prepareAlone(url, prepare) {
  const client = await connect(url);
  const lock = async () =>
    (await client.query(`select pg_try_advisory_lock(hashtext('kitroom start')) as locked`)).rows[0].locked;
  try {
    for (let attempt = 0; !(await lock()); attempt += 1) {
      if (attempt === 0) say('Waiting for another process to prepare the database …');
      await sleep(POLL_MS);
    }
    return await prepare();
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Makes sure that what is sent over one connection is heard over the other, so that both lead to the same database.
 * @param {string} url @param {string | null} directUrl null if `url` leads to the database itself
 * @param {number} [echoMs] longest wait for a notification @throws an error of one line for the operator
 */
export async function checkChannel(url, directUrl, echoMs = 5_000) {
  const name = directUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
  const listener = await connect(directUrl ?? url, name, LIMITS);
  const sender = await connect(url, 'DATABASE_URL', directUrl ? {} : LIMITS);
  try {
    if (await hears(listener, sender, echoMs)) return;
    if ((await identify(listener)) === (await identify(sender))) throw new Error(POOLED[name]);
    throw new Error('DATABASE_URL and DATABASE_DIRECT_URL lead to different databases.');
  } finally {
    for (const client of [listener, sender]) client.end().catch(() => {});
  }
}

/** @param {string} url of the database itself @param {string} replicaUrl @throws an error of one line for the operator */
export async function checkReplica(url, replicaUrl) {
  const [database, replica] = [await connect(url), await connect(replicaUrl, 'DATABASE_REPLICA_URL', LIMITS)];
  try {
    if ((await identify(database)) !== (await identify(replica)))
      throw new Error('DATABASE_REPLICA_URL leads to another database than DATABASE_URL.');
    const { rows } = await replica.query('select pg_is_in_recovery() as is');
    if (!rows[0].is) throw new Error('DATABASE_REPLICA_URL leads to no replica, but to a database of its own.');
  } finally {
    for (const client of [database, replica]) client.end().catch(() => {});
  }
}

/** @param {import('pg').Client} listener @param {import('pg').Client} sender @param {number} echoMs */
async function hears(listener, sender, echoMs) {
  const token = randomUUID();
  const heard = new Promise((resolve) => {
    listener.on('notification', ({ payload }) => {
      if (payload === token) resolve(true);
    });
  });
  await listener.query(`listen ${CHANNEL}`);
  await sender.query('select pg_notify($1, $2)', [CHANNEL, token]);
  return Promise.race([heard, sleep(echoMs)]);
}

/** @param {import('pg').Client} client @returns {Promise<string>} cluster and database */
async function identify(client) {
  const { rows } = await client.query(
    `select concat_ws(' ', (select system_identifier from pg_control_system()), oid) as name
       from pg_database where datname = current_database()`,
  );
  return rows[0].name;
}

/** @param {string} url @param {keyof typeof POOLED} [name] of its setting @param {import('pg').ClientConfig} [limits] */
async function connect(url, name = 'DATABASE_URL', limits = {}) {
  const { default: pg } = await import('pg');
  const deadline = Date.now() + PATIENCE_MS;
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true, ...limits });
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      const { code, message } = /** @type {{ code?: string, message: string }} */ (error);
      if (/unsupported startup parameter/.test(message)) throw new Error(POOLED[name], { cause: error });
      const plain = plainReason(code, message, name);
      if (plain || ['28P01', '28000', '3D000'].includes(code ?? '') || Date.now() > deadline)
        throw new Error(`No connection to the database of ${name}: ${plain ?? (message || code)}`, { cause: error });
      if (attempt === 0) say('Waiting for the database …');
      await sleep(POLL_MS);
    }
  }
}

/** Faults that waiting does not mend. @param {string | undefined} code @param {string} message @param {string} name */
function plainReason(code, message, name) {
  if (/does not support SSL/.test(message)) {
    return `its server takes no TLS. Take sslmode out of ${name}, or set it to disable; or let the server have TLS.`;
  }
  if (/^(?:DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|CERT_|ERR_TLS_)/.test(code ?? '')) {
    return `the certificate of its server is not trusted (${code}). Give the authority's in ${name}: sslrootcert=/path/to/ca.pem.`;
  }
  return undefined;
}

export function migrationNames() {
  const folder = join(ROOT, 'src', 'migrations');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => file.slice(0, -'.ts'.length));
}
