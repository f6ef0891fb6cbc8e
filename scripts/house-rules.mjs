import { onNode24 } from './lib/node.mjs';

/** `npm run lint` checks the rules of this house with it, which no linter knows. */
await onNode24();
const { checkHouse } = await import('./house/check.mjs');
process.exitCode = checkHouse() ? 0 : 1;
