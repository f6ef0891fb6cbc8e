import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Account of PostgreSQL: our own, or another one if we are root, which PostgreSQL refuses.
 * @typedef {{ uid?: number, gid?: number }} Account
 */

/**
 * Chooses the account: the owner of an existing cluster, else `postgres`, else `nobody`. initdb requires an account
 * with a name.
 * @param {string} cluster path of the cluster, existing or not
 * @returns {Account}
 */
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

/**
 * @param {string} name
 * @param {'-u' | '-g'} which
 */
function idOf(name, which) {
  const id = spawnSync('id', [which, name], { encoding: 'utf8' });
  return id.status === 0 ? Number(id.stdout) : null;
}

/**
 * @param {Account} account
 * @param {string} folder
 */
export function canEnter(account, folder) {
  if (account.uid === undefined) return true;
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/' }).status === 0;
}

/**
 * Gives ownership of a folder and its contents to the account.
 * @param {Account} account
 * @param {string} path
 */
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
