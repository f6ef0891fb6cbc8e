import { bundle, NODE_OPTIONS } from './lib/bundle.mjs';
import { loadSettings, ROOT } from './lib/env.mjs';
import { explain } from './lib/lifecycle.mjs';
import { warn } from './lib/log.mjs';
import { onNode24 } from './lib/node.mjs';
import { run } from './lib/process.mjs';

/** `node scripts/run.mjs <entry> [arguments]` runs a TypeScript program. */
await onNode24();
const [entry, ...args] = process.argv.slice(2);
if (!entry) throw new Error('Usage: node scripts/run.mjs <entry> [arguments]');
process.chdir(ROOT);
try {
  loadSettings();
} catch (error) {
  warn(explain(error));
  process.exit(1);
}
process.exitCode = await run(process.execPath, [...NODE_OPTIONS, await bundle(entry, { splitting: true }), ...args]);
