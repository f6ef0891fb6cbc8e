import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { ROOT } from './lib/env.mjs';
import { onNode24 } from './lib/node.mjs';

/**
 * Runs a program of an installed package on the Node that Kitroom runs on: `node scripts/tool.mjs <program> [arguments]`,
 * for instance `node scripts/tool.mjs vitest run --project unit src/domain`.
 */
await onNode24();
const [name = '', ...args] = process.argv.slice(2);
const program = programOf(name);
if (!program) throw new Error(`No installed package has a program "${name}".`);
process.argv = [process.execPath, program, ...args];
await import(pathToFileURL(program).href);

/** @param {string} name */
function programOf(name) {
  /** @type {{ packages: Record<string, { bin?: Record<string, string> }> }} */
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const found = Object.entries(packages).find(
    ([path, { bin }]) => path.lastIndexOf('node_modules/') === 0 && bin?.[name],
  );
  return found && join(ROOT, found[0], found[1].bin?.[name] ?? '');
}
