import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { ROOT } from './lib/env.mjs';
import { onNode24 } from './lib/node.mjs';

/** `node scripts/tool.mjs <program> [arguments]`, such as `vitest run src/domain`, or `typescript-native/tsc`. */
await onNode24();
const [name = '', ...args] = process.argv.slice(2);
const program = programOf(name);
if (!program) throw new Error(`No installed package has a program "${name}".`);
process.argv = [process.execPath, program, ...args];
await import(pathToFileURL(program).href);

/** @param {string} wanted */
function programOf(wanted) {
  /** @type {{ packages: Record<string, { bin?: Record<string, string> }> }} */
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const [program = '', only] = wanted.split('/').reverse();
  const isIn = (/** @type {string} */ path) =>
    only ? path === `node_modules/${only}` : path.lastIndexOf('node_modules/') === 0;
  const found = Object.entries(packages).find(([path, { bin }]) => isIn(path) && bin?.[program]);
  return found && join(ROOT, found[0], found[1].bin?.[program] ?? '');
}
