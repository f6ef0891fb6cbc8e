import { prepare } from './lib/launch.mjs';
import { end, runMain } from './lib/lifecycle.mjs';

await runMain(() => prepare({ dev: false }).then(() => end(0)), { interruptedCode: 130 });
