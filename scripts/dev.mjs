import { checkout } from './lib/checkout.mjs';
import { launch } from './lib/launch.mjs';
import { runMain } from './lib/lifecycle.mjs';
import { onNode24 } from './lib/node.mjs';

await onNode24();
await runMain(() => launch(checkout({ dev: true })), { interruptedCode: 0 });
