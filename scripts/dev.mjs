import { launch } from './lib/launch.mjs';
import { runMain } from './lib/lifecycle.mjs';

await runMain(() => launch({ dev: true }), { interruptedCode: 0 });
