import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { isSameProcess, processIdentity } from './process.mjs';

/** @param {string} home */
const usersFolder = (home) => join(home, 'users');

/** Keeps a database or build until its last user ends. @param {string} home @returns {string} note */
export function addUser(home) {
  mkdirSync(usersFolder(home), { recursive: true });
  const note = join(usersFolder(home), `${process.pid}-${randomBytes(4).toString('hex')}`);
  writeFileSync(note, processIdentity(process.pid));
  return note;
}

/** @param {string} home @param {string} note @returns {boolean} true if another process uses the folder */
export function removeUser(home, note) {
  rmSync(note, { force: true });
  return hasUsers(home);
}

/** Removes notes of dead processes. @param {string} home */
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
