import { bundle, NODE_OPTIONS } from './lib/bundle.mjs';
import { loadSettings, ROOT } from './lib/env.mjs';
import { onNode24 } from './lib/node.mjs';
import { run } from './lib/process.mjs';

/** Runs one of our TypeScript programs: `node scripts/run.mjs <entry> [arguments]`. */
await onNode24();
const [entry, ...args] = process.argv.slice(2);
if (!entry) throw new Error('Usage: node scripts/run.mjs <entry> [arguments]');
process.chdir(ROOT);
loadSettings();
process.exitCode = await run(process.execPath, [...NODE_OPTIONS, await bundle(entry, { splitting: true }), ...args]);
