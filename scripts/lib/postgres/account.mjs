import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Empty for our own account; PostgreSQL refuses root. @typedef {{ uid?: number, gid?: number }} Account */

/** Must have a name, for initdb. @param {string} cluster @returns {Account} */
export function chooseAccount(cluster) {
  if (process.getuid?.() !== 0) return {};
  const owner = existsSync(cluster) ? statSync(cluster) : null;
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const name of ['postgres', 'nobody']) {
    const uid = idOf(name, '-u');
    const gid = idOf(name, '-g');
    if (uid && gid) return { uid, gid };
  }
  throw new Error(
    'PostgreSQL does not run as root, and this machine has neither a user "postgres" nor "nobody". ' +
      'Run as another user, or set DATABASE_URL.',
  );
}

/** @param {string} name @param {'-u' | '-g'} which */
function idOf(name, which) {
  const id = spawnSync('id', [which, name], { encoding: 'utf8' });
  return id.status === 0 ? Number(id.stdout) : null;
}

/** @param {Account} account @param {string} folder */
export function canEnter(account, folder) {
  if (account.uid === undefined) return true;
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/' }).status === 0;
}

/** Recursive. @param {Account} account @param {string} path */
export function give(account, path) {
  const { uid, gid } = account;
  if (uid === undefined || gid === undefined) return;
  chownSync(path, uid, gid);
  for (const name of readdirSync(path)) {
    const entry = join(path, name);
    if (lstatSync(entry).isDirectory()) give(account, entry);
    else if (lstatSync(entry).isFile()) chownSync(entry, uid, gid);
  }
}
