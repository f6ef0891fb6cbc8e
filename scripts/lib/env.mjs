import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { dirname, isAbsolute, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

import { isLoopback } from '../../packages/front/src/http/loopback.mjs';

const SECRET_LEAST = 16;
const MOST_WORKERS = 64;
/** Memory of one, by default. */
const WORKER_BYTES = 512 * 1024 * 1024;

export const ROOT = folderOfPackage(dirname(fileURLToPath(import.meta.url)));

/** True in the folder that `npm run build` writes (artefact.mjs), which the next version replaces. */
const IS_ARTEFACT = !existsSync(join(ROOT, 'package-lock.json'));

/** Works even bundled below node_modules. @param {string} folder @returns {string} */
function folderOfPackage(folder) {
  if (existsSync(join(folder, 'package.json'))) return folder;
  return folderOfPackage(dirname(folder));
}

/** @typedef {{ endpoint: string, bucket: string, region: string, accessKeyId: string, secretAccessKey: string, forcePathStyle: boolean }} S3 */

/**
 * @typedef {object} Settings
 * @property {string} host
 * @property {number} port
 * @property {string} dataDir absolute
 * @property {string | null} databaseUrl null for the embedded database
 * @property {string | null} directUrl the same database, where databaseUrl leads to a pooler
 * @property {string | null} replicaUrl
 * @property {string | null} redisUrl null where the database counts attempts
 * @property {S3 | null} s3 null where files are in dataDir
 * @property {string} publicUrl without a trailing slash
 * @property {number} workers processes that serve
 * @property {number} drainMs
 * @property {number | undefined} metricsPort
 * @property {'always' | 'when-new' | 'never'} demo `when-new` adds demo data to an empty database only
 * @property {boolean} isOpen true if other machines reach the shop
 */

/** The environment wins over .env. Empty counts as unset. @returns {Settings} @throws if a setting is invalid */
export function loadSettings() {
  const file = join(ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);

  const host = process.env.HOST || '127.0.0.1';
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`);
  const dataDir = readDataDir(process.env.DATA_DIR);
  const databaseUrl = readDatabaseUrl('DATABASE_URL');
  const directUrl = readDatabaseUrl('DATABASE_DIRECT_URL');
  if (directUrl && !databaseUrl)
    throw new Error('DATABASE_DIRECT_URL is set without DATABASE_URL: a database without a pooler needs only that.');
  const replicaUrl = readDatabaseUrl('DATABASE_REPLICA_URL');
  if (replicaUrl && !databaseUrl)
    throw new Error('DATABASE_REPLICA_URL is set without DATABASE_URL: the embedded database has no replica.');
  const redisUrl = process.env.REDIS_URL || null;
  if (redisUrl && !(/^rediss?:/.test(redisUrl) && URL.canParse(redisUrl)))
    throw new Error('REDIS_URL must be an address such as redis://user:password@host:6379.');
  const publicUrl = (process.env.PUBLIC_URL || `http://${urlHost(host)}:${port}`).replace(/\/+$/, '');
  if (!URL.canParse(publicUrl))
    throw new Error(`PUBLIC_URL must be an address such as https://shop.example, not "${publicUrl}".`);

  const { LOG_FILES: logFiles = '' } = process.env;
  if (!['', 'true', 'false'].includes(logFiles)) throw new Error(`LOG_FILES must be true or false, not "${logFiles}".`);

  const secret = process.env.PAYLOAD_SECRET;
  if (secret && secret.length < SECRET_LEAST) {
    const made = 'for instance one from "openssl rand -hex 32"';
    throw new Error(`PAYLOAD_SECRET has ${secret.length} characters and needs ${SECRET_LEAST} at least: ${made}.`);
  }

  Object.assign(process.env, { HOST: host, PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: publicUrl });
  return {
    host,
    port,
    dataDir,
    databaseUrl,
    directUrl,
    replicaUrl,
    redisUrl,
    s3: readS3(),
    publicUrl,
    workers: readWorkers(databaseUrl),
    metricsPort: Number(process.env.METRICS_PORT) || undefined,
    drainMs: 1000 * Number(process.env.DRAIN_SECONDS || 0),
    demo: demoWish(databaseUrl),
    isOpen: isOpen(host, publicUrl),
  };
}

/** By default one for each core, less one for the embedded database. @param {string | null} databaseUrl */
function readWorkers(databaseUrl) {
  const given = process.env.WORKERS;
  if (!given) {
    const memory = Math.min(process.constrainedMemory() || Infinity, totalmem());
    const cores = availableParallelism() - (databaseUrl ? 0 : 1);
    return Math.max(1, Math.min(cores, Math.floor(memory / WORKER_BYTES)));
  }
  const workers = Number(given);
  if (!Number.isInteger(workers) || workers < 1 || workers > MOST_WORKERS)
    throw new Error(`WORKERS must be a number from 1 to ${MOST_WORKERS}, not "${given}".`);
  return workers;
}

const S3_NEEDED = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

/** @returns {S3 | null} */
function readS3() {
  const [endpoint = '', bucket = '', accessKeyId = '', secretAccessKey = ''] = S3_NEEDED.map(
    (name) => process.env[name] || '',
  );
  const missing = S3_NEEDED.filter((name) => !process.env[name]);
  if (missing.length === S3_NEEDED.length) return null;
  if (missing.length > 0)
    throw new Error(`Files in a bucket need ${missing.join(' and ')}, too: see docs/guide/deploying.md.`);
  for (const name of ['S3_ENDPOINT', 'S3_PUBLIC_URL']) {
    const url = process.env[name];
    if (url && !(/^https?:/.test(url) && URL.canParse(url)))
      throw new Error(`${name} must be an address such as https://s3.eu-central-1.amazonaws.com, not "${url}".`);
  }
  const forcePathStyle = !/^(?:false|0|no|off|n|disabled)$/i.test(process.env.S3_FORCE_PATH_STYLE ?? '');
  const region = process.env.S3_REGION || 'us-east-1';
  return { endpoint: endpoint.replace(/\/+$/, ''), bucket, region, accessKeyId, secretAccessKey, forcePathStyle };
}

/** @param {string | undefined} folder */
function readDataDir(folder) {
  if (IS_ARTEFACT && (!folder || !isAbsolute(folder) || `${resolve(folder)}${sep}`.startsWith(`${ROOT}${sep}`)))
    throw new Error('DATA_DIR must be the full path of a folder outside of this one, which new versions replace.');
  return resolve(ROOT, folder || '.data');
}

/** pg warns of some modes of TLS at length: replaces them. @param {string} name of the setting @returns {string | null} */
function readDatabaseUrl(name) {
  const given = process.env[name];
  if (!given) return null;
  if (!/^(?:postgres(?:ql)?:|socket:|\/)/i.test(given))
    throw new Error(`${name} must be an address such as postgres://user:password@host/database.`);
  const url = given.replace(/(?<=[?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, 'verify-full');
  process.env[name] = url;
  return url;
}

/** @param {string} host @param {string} publicUrl */
const isOpen = (host, publicUrl) =>
  ANY_ADDRESS.has(host) || ![urlHost(host), new URL(publicUrl).hostname].every(isLoopback);

const ANY_ADDRESS = new Set(['0.0.0.0', '::']);

/** @param {string} host */
function urlHost(host) {
  if (ANY_ADDRESS.has(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** @param {string | null} databaseUrl @returns {Settings['demo']} */
function demoWish(databaseUrl) {
  if (process.env.SEED_DEMO === 'true') return 'always';
  return databaseUrl || process.env.SEED_DEMO === 'false' ? 'never' : 'when-new';
}

/** Required with an external database, else generated and stored. @param {Settings} settings */
export function ensureSecret({ dataDir, databaseUrl }) {
  if (process.env.PAYLOAD_SECRET) return;
  if (databaseUrl) {
    throw new Error(
      'PAYLOAD_SECRET is required where DATABASE_URL is set: at least 32 random characters, for instance from "openssl rand -hex 32".',
    );
  }
  const file = join(dataDir, 'secret');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  }
  process.env.PAYLOAD_SECRET = readFileSync(file, 'utf8').trim();
}
