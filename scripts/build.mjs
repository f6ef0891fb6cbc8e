import { makeArtefact } from './lib/artefact.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { end, runMain } from './lib/lifecycle.mjs';
import { say, step } from './lib/log.mjs';
import { onNode24 } from './lib/node.mjs';

await onNode24();
await runMain(build, { interruptedCode: 130 });

async function build() {
  await ensureInstalled({ dev: false });
  const server = await ensureBuilt();
  const { folder, bytes } = await step('Collecting what it needs', () => makeArtefact(server));
  say(`${folder} (${Math.round(bytes / 1e6)} MB) runs with Node 24 alone, on machines like this one:`);
  console.log('\n  DATA_DIR=/var/lib/kitroom node --max-semi-space-size=32 start.mjs\n');
  await end(0);
}
