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
