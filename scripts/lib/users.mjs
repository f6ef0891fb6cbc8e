import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { isSameProcess, processIdentity } from './process.mjs';

/** @param {string} home */
const usersFolder = (home) => join(home, 'users');

/**
 * Notes that this process uses a folder (a database, a build), which must stay until its last user ends.
 * @param {string} home the folder
 * @returns {string} the note, for {@link removeUser}
 */
export function addUser(home) {
  mkdirSync(usersFolder(home), { recursive: true });
  const note = join(usersFolder(home), `${process.pid}-${randomBytes(4).toString('hex')}`);
  writeFileSync(note, processIdentity(process.pid));
  return note;
}

/**
 * @param {string} home
 * @param {string} note of {@link addUser}
 * @returns {boolean} true if another process still uses the folder
 */
export function removeUser(home, note) {
  rmSync(note, { force: true });
  return hasUsers(home);
}

/**
 * True if a living process uses a folder. Notes of dead ones are removed.
 * @param {string} home
 */
export function hasUsers(home) {
  const folder = usersFolder(home);
  const notes = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  const living = notes.filter(isOfLiving);
  for (const note of notes) if (!living.includes(note)) rmSync(note, { force: true });
  return living.length > 0;
}

/** @param {string} note which another process may be removing */
function isOfLiving(note) {
  try {
    return isSameProcess(readFileSync(note, 'utf8'));
  } catch {
    return false;
  }
}
