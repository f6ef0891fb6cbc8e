import { join } from 'node:path';

import { ensureBuilt, SERVER } from './build.mjs';
import { bundle, endBundler, NODE_OPTIONS } from './bundle.mjs';
import { ROOT } from './env.mjs';
import { ensureInstalled } from './install.mjs';

/** @param {{ dev: boolean }} options for Next’s development mode @returns {import('./launch.mjs').Source} */
export const checkout = ({ dev }) => ({
  dev,
  install: () => ensureInstalled({ dev: false }),
  server: () => (dev ? bundle(SERVER) : ensureBuilt()),
  program: async (name) => [...NODE_OPTIONS, await bundle(join('scripts', 'payload', `${name}.ts`))],
  prepared: endBundler,
  compiledFolder: () => join(ROOT, 'node_modules', '.cache', 'kitroom', 'compiled'),
});
