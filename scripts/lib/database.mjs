import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from './env.mjs';
import { say } from './log.mjs';
import { sleep } from './process.mjs';

const PATIENCE_MS = 30_000;
const POLL_MS = 500;

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

/** Waits for a server that is starting. @param {string} url @returns {Promise<DatabaseStatus>} */
export async function inspect(url) {
  const client = await connect(url);
  /** @param {string} table @param {string} query */
  const rows = async (table, query) => {
    const { rows: found } = await client.query('select to_regclass($1) is not null as exists', [table]);
    return found[0].exists ? (await client.query(query)).rows : [];
  };
  try {
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
 * @template T
 * @param {string} url
 * @param {() => Promise<T>} prepare
 * @returns {Promise<T>}
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

/** @param {string} url */
async function connect(url) {
  const { default: pg } = await import('pg');
  const deadline = Date.now() + PATIENCE_MS;
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      const { code, message } = /** @type {{ code?: string, message: string }} */ (error);
      const plain = plainReason(code, message);
      if (plain || ['28P01', '28000', '3D000'].includes(code ?? '') || Date.now() > deadline)
        throw new Error(`No connection to the database: ${plain ?? (message || code)}`, { cause: error });
      if (attempt === 0) say('Waiting for the database …');
      await sleep(POLL_MS);
    }
  }
}

/** Faults that waiting does not mend. @param {string | undefined} code @param {string} message */
function plainReason(code, message) {
  if (/does not support SSL/.test(message)) {
    return 'its server takes no TLS. Take sslmode out of DATABASE_URL, or set it to disable; or let the server have TLS.';
  }
  if (/^(?:DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|CERT_|ERR_TLS_)/.test(code ?? '')) {
    return `the certificate of its server is not trusted (${code}). Give the authority's in DATABASE_URL: sslrootcert=/path/to/ca.pem.`;
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
