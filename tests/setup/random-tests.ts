import { randomInt } from 'node:crypto';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A 32-bit number from which all random values of the tests derive. */
    seed: number;
    /** True to run all rounds of properties and oracles instead of a tenth. */
    hasAllRounds: boolean;
  }
}

/** Draws the seed of the run, and prints it; `--sequence.seed` sets it, to reproduce a failure. */
export default function setup(project: TestProject): void {
  const seed = project.config.sequence.seed ?? randomInt(2 ** 31);
  project.provide('seed', seed);
  project.provide('hasAllRounds', project.vitest.vite.config.mode === 'all-rounds');
  console.log(`Random tests: --sequence.seed=${seed}`);
}
