import { checkout } from './lib/checkout.mjs';
import { prepare } from './lib/launch.mjs';
import { end, runMain } from './lib/lifecycle.mjs';
import { onNode24 } from './lib/node.mjs';

await onNode24();
await runMain(() => prepare(checkout({ dev: false })).then(() => end(0)), { interruptedCode: 130 });
