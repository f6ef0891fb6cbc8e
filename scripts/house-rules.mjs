import { onNode24 } from './lib/node.mjs';

/** `npm run lint` checks our own rules with it; `npm run house [-- folder]` counts, or lists the folder's findings. */
await onNode24();
const { checkHouse, readSources } = await import('./house/check.mjs');
const [command, folder] = process.argv.slice(2);
if (command === 'count') (await import('./house/count.mjs')).countHouse(readSources(), folder);
else process.exitCode = checkHouse() ? 0 : 1;
