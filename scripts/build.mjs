import { ensureBuilt } from './lib/build.mjs';
import { end, runMain } from './lib/lifecycle.mjs';
import { onNode24 } from './lib/node.mjs';

await onNode24();
await runMain(() => ensureBuilt().then(() => end(0)), { interruptedCode: 130 });
