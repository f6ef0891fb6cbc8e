import { randomInt } from 'node:crypto';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A 32-bit number that everything random in the tests follows from. */
    seed: number;
    /** Whether properties and oracles are tried as often as they are to be, or a tenth of it. */
    hasAllRounds: boolean;
  }
}

/** Draws the seed of the run, and names it; `--sequence.seed` sets it, to see a failure again. */
export default function setup(project: TestProject): void {
  const seed = project.config.sequence.seed ?? randomInt(2 ** 31);
  project.provide('seed', seed);
  project.provide('hasAllRounds', project.vitest.vite.config.mode === 'all-rounds');
  console.log(`Random tests: --sequence.seed=${seed}`);
}
