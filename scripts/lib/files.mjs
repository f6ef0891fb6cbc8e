import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Sorted; also takes a single file. @param {string} path may be missing @returns {string[]} paths */
export function filesOf(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Files and links, which are not followed. @param {string} folder @returns {string[]} paths */
export const entriesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? entriesIn(path) : [path];
  });
