import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { ROOT } from '../lib/env.mjs';
import { launch } from '../lib/launch.mjs';
import { runMain } from '../lib/lifecycle.mjs';
import { warn } from '../lib/log.mjs';

const NEEDED = 24;

/** Starts the shop in the folder that `npm run build` writes, where everything is ready. */
if (Number.parseInt(process.versions.node) < NEEDED) {
  warn(`Kitroom runs on Node ${NEEDED}; this is ${process.versions.node}.`);
  process.exit(1);
}

/** @type {{ main: string }} */
const { main } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
process.env.NEXT_DIST_DIR = join(dirname(main), 'next');
const source = {
  dev: false,
  install: async () => {},
  server: async () => join(ROOT, main),
  program: async (/** @type {string} */ name) => [join(ROOT, `${name}.mjs`)],
  prepared: async () => {},
  compiledFolder: (/** @type {string} */ dataDir) => join(dataDir, 'compiled'),
};
await runMain(() => launch(source), { interruptedCode: 0 });
